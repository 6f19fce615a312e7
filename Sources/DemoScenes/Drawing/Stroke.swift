import UIKit

/// A location of the finger, in the coordinates of the drawing, and the width of the line at this location.
struct StrokePoint: Equatable {
    var location: CGPoint
    var width: CGFloat
}

/// A line that a finger has drawn.
///
/// The stroke stores the locations of the finger and not the pixels, so that it can be drawn again after an undo.
struct Stroke {
    let tool: DrawingTool
    let color: UIColor
    /// The width for the force 1.
    let width: CGFloat
    private(set) var points: [StrokePoint] = []

    /// Returns the smallest distance of a new point from the last point, given the width at the last point. Segments overlap where they
    /// meet. If many segments met within a short distance, their partially covered pixels would add up, and the edges would be rough.
    private static func minimumDistance(afterWidth width: CGFloat) -> CGFloat { max(1.5, width / 6) }

    init(tool: DrawingTool, color: UIColor, width: CGFloat) { (self.tool, self.color, self.width) = (tool, color, width) }

    /// Adds a location of the finger. Returns whether this adds a point, and with it a segment.
    ///
    /// A finger that has moved less than the smallest distance adds a point only if it presses harder, because then the line becomes wider.
    mutating func append(_ location: CGPoint, force: CGFloat) -> Bool {
        let point = StrokePoint(location: location, width: tool.width(width, force: force))
        if let last = points.last {
            let distance = hypot(location.x - last.location.x, location.y - last.location.y)
            guard distance >= Self.minimumDistance(afterWidth: last.width) || point.width > last.width + 0.5 else { return false }
        }
        points.append(point)
        return true
    }

    // MARK: - Segments

    /// The segments of the finished stroke: one for each point, and one from the last curve to the last point.
    var segments: [StrokeSegment] { points.indices.map(segment) + [lastSegment].compactMap { $0 } }

    /// Returns the segment that ends half-way between a point and the previous point. The first segment is a dot.
    ///
    /// The points are connected by quadratic curves from middle to middle, and each point is the control point of its curve. So two
    /// adjacent curves have the same direction at their common point, and the line has no corners. The segment of a point never changes
    /// when further points are added, so it is drawn only once.
    func segment(at index: Int) -> StrokeSegment {
        let point = points[index]
        guard index > 0 else { return StrokeSegment(start: point, control: point, end: point) }
        let previous = points[index - 1]
        let start = index == 1 ? previous : Self.middle(points[index - 2], previous)
        return StrokeSegment(start: start, control: previous, end: Self.middle(previous, point))
    }

    /// The straight segment from the end of the last curve to the last point. A dot has none.
    var lastSegment: StrokeSegment? {
        guard points.count > 1, let last = points.last else { return nil }
        let start = Self.middle(points[points.count - 2], last)
        return StrokeSegment(start: start, control: Self.middle(start, last), end: last)
    }

    private static func middle(_ a: StrokePoint, _ b: StrokePoint) -> StrokePoint {
        StrokePoint(
            location: CGPoint(x: (a.location.x + b.location.x) / 2, y: (a.location.y + b.location.y) / 2), width: (a.width + b.width) / 2)
    }
}
