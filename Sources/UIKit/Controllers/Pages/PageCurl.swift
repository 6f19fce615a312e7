import CoreGraphics

/// A sheet of paper that is bent around a cylinder. One edge, the spine, is bound. The opposite edge is free.
///
/// The coordinates are those of the sheet: the origin is an end of the spine, x is the distance from the spine, and y runs along it. The
/// point `grabbed` of the free edge is displayed at `finger`. If the sheet is turned over completely, this point is displayed at (-x, y).
///
/// Let u be the unit vector across the cylinder. A point p of the sheet has the distance s = p·u. From `fold` on, the sheet leaves the
/// plane: at a distance d = s - fold behind the fold, the point is displayed at
///
///     fold + R·sin(d/R)   for d < πR   (the bent part, seen from behind for d > πR/2)
///     fold - (d - πR)     for d ≥ πR   (the part that is turned over)
nonisolated struct PageCurl: Equatable {
    /// The size of the sheet: its width is the distance from the spine to the free edge.
    let size: CGSize
    /// The unit vector across the cylinder.
    private(set) var direction = CGVector(dx: 1, dy: 0)
    /// The distance at which the sheet leaves the plane.
    private(set) var fold: CGFloat = 0
    /// The radius R of the cylinder.
    private(set) var radius: CGFloat = 0

    /// The radius of the cylinder, as a fraction of the shorter side of the sheet.
    private static let radiusFraction: CGFloat = 0.13
    /// The last fraction of the turn, in which the radius shrinks to 0.
    private static let shrinkingPart: CGFloat = 0.3

    init(size: CGSize, grabbed: CGPoint, finger: CGPoint) {
        self.size = size
        // The cylinder is tilted according to the motion of the finger along the spine. The added quarter of the width limits the tilt
        // while the finger has moved only a short distance toward the spine.
        let angle = atan((grabbed.y - finger.y) / (max(grabbed.x - finger.x, 0) + size.width * 0.25))
        // The spine must stay in the plane. The largest tilt that fulfills this condition has no closed form, so it is found by bisection.
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        setFold(angle: angle, grabbed, finger)
        guard !keepsSpine else { return }
        for _ in 0..<16 {
            let middle = (low + high) / 2
            setFold(angle: angle * middle, grabbed, finger)
            if keepsSpine { low = middle } else { high = middle }
        }
        setFold(angle: angle * low, grabbed, finger)
    }

    /// Whether the whole spine is in the plane.
    private var keepsSpine: Bool { fold >= max(size.height * direction.dy, 0) - 1e-9 }

    /// Computes the fold for a tilt, so that the displayed distance of the grabbed point across the cylinder is equal
    /// to the distance of the finger.
    private mutating func setFold(angle: CGFloat, _ grabbed: CGPoint, _ finger: CGPoint) {
        direction = CGVector(dx: cos(angle), dy: sin(angle))
        let start = dot(grabbed)
        let positiveStart = max(start, 1e-6)
        let distance = min(max(start - dot(finger), 0), 2 * positiveStart)
        let remaining = 1 - distance / (2 * positiveStart)
        radius = min(size.width, size.height) * Self.radiusFraction * min(remaining / Self.shrinkingPart, 1)
        fold = start - Self.depth(forDistance: distance, radius)
    }

    private func dot(_ point: CGPoint) -> CGFloat { point.x * direction.dx + point.y * direction.dy }

    /// Returns the distance d behind the fold of a point whose image is moved by `distance`. This is the inverse of d - R·sin(d/R), or of
    /// 2d - πR for the part that is turned over.
    private static func depth(forDistance distance: CGFloat, _ radius: CGFloat) -> CGFloat {
        guard distance < .pi * radius else { return (distance + .pi * radius) / 2 }
        var (low, high): (CGFloat, CGFloat) = (0, .pi * radius)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if middle - radius * sin(middle / radius) < distance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the displayed distance of a point at a distance s.
    func displayedDistance(_ distance: CGFloat) -> CGFloat {
        let depth = distance - fold
        if depth <= 0 { return distance }
        return depth < .pi * radius ? fold + radius * sin(depth / radius) : fold - (depth - .pi * radius)
    }

    /// Returns the position at which a point of the sheet is displayed.
    func displayedPoint(_ point: CGPoint) -> CGPoint {
        let shift = displayedDistance(dot(point)) - dot(point)
        return CGPoint(x: point.x + direction.dx * shift, y: point.y + direction.dy * shift)
    }

    /// The part of the free edge that is turned over. It starts at a corner of the sheet. A point (width, y) is turned over if
    /// width·u.x + y·u.y is greater than fold + πR.
    var turnedEdge: (start: CGPoint, end: CGPoint) {
        let limit = fold + .pi * radius - size.width * direction.dx
        let (start, other): (CGFloat, CGFloat) = direction.dy > 0 ? (size.height, 0) : (0, size.height)
        let reached = abs(direction.dy) > 1e-6 ? limit / direction.dy : other
        return (CGPoint(x: size.width, y: start), CGPoint(x: size.width, y: min(max(reached, 0), size.height)))
    }

    /// The largest distance s of a point of the sheet.
    var farthestDistance: CGFloat { size.width * direction.dx + max(size.height * direction.dy, 0) }
    /// The smallest distance s of a point of the sheet.
    var nearestDistance: CGFloat { min(size.height * direction.dy, 0) }
    /// The range of the coordinate along the cylinder.
    var rangeAlongCylinder: ClosedRange<CGFloat> {
        let corners = [0, size.height * direction.dx, -size.width * direction.dy, size.height * direction.dx - size.width * direction.dy]
        return (corners.min() ?? 0)...(corners.max() ?? 0)
    }

    // MARK: - Slices

    /// A part of the sheet between two lines along the cylinder. It is displayed scaled across the cylinder.
    struct Slice: Equatable {
        /// The distances of the two lines.
        var start: CGFloat
        var end: CGFloat
        /// The displayed distances of the two lines.
        var displayedStart: CGFloat
        var displayedEnd: CGFloat
        /// Whether the back of the sheet is visible.
        var isBack: Bool
        /// The darkness of the shade, 0…1.
        var shade: CGFloat
    }

    /// The number of slices into which each half of the bent part is divided.
    static let sliceCount = 14

    /// The slices in the order of painting: the flat part, the bent part seen from the front, the bent part seen from behind, and the part
    /// that is turned over.
    var slices: [Slice] {
        let (end, quarter) = (farthestDistance, .pi / 2 * radius)
        var slices: [Slice] = []
        func add(_ from: CGFloat, _ to: CGFloat, isBack: Bool, _ shade: CGFloat) {
            let (from, to) = (max(from, nearestDistance), min(to, end))
            guard to - from > 1e-6 else { return }
            slices.append(
                Slice(
                    start: from, end: to, displayedStart: displayedDistance(from), displayedEnd: displayedDistance(to), isBack: isBack,
                    shade: shade))
        }
        add(nearestDistance, fold, isBack: false, 0)
        if radius > 0.01 {
            let step = quarter / CGFloat(Self.sliceCount)
            for index in 0..<2 * Self.sliceCount {
                let from = fold + CGFloat(index) * step
                // The light comes from above: the shade depends on the cosine of the slope.
                let slope = (CGFloat(index) + 0.5) / CGFloat(Self.sliceCount) * .pi / 2
                add(from, from + step, isBack: index >= Self.sliceCount, 0.34 * (1 - abs(cos(slope))))
            }
        }
        add(fold + 2 * quarter, end, isBack: true, 0)
        return slices
    }
}
