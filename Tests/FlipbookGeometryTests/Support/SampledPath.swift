import FlipbookGeometry
import Foundation
import SeededRandomValues

/// A path sampled from the definition of its curves, independently of the code in `Path`. Each subpath is a list of points.
struct SampledPath {
    struct Subpath {
        var points: [CGPoint]
        var isClosed = false
    }

    private(set) var subpaths: [Subpath] = []

    /// Samples each curve at `samplesPerCurve` points, and lines too if `samplesLines` is true. Otherwise lines have only their ends.
    init(_ path: Path, samplesPerCurve: Int = 200, samplesLines: Bool = false) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isOpen = false
        func beginSubpath() {
            if !isOpen { subpaths.append(Subpath(points: [current])) }
            isOpen = true
        }
        func addSamples(_ count: Int, _ at: (Double) -> CGPoint) {
            beginSubpath()
            for index in 1...count { subpaths[subpaths.count - 1].points.append(at(Double(index) / Double(count))) }
        }
        for element in path.elements {
            let from = current
            switch element {
            case .move(let point):
                (start, current, isOpen) = (point, point, false)
                beginSubpath()
            case .line(let point):
                addSamples(samplesLines ? samplesPerCurve : 1) { Self.interpolated(from, point, $0) }
                current = point
            case .quad(let control, let point):
                addSamples(samplesPerCurve) {
                    Self.interpolated(Self.interpolated(from, control, $0), Self.interpolated(control, point, $0), $0)
                }
                current = point
            case .curve(let first, let second, let point):
                addSamples(samplesPerCurve) { s in
                    let (a, b, c) = (
                        Self.interpolated(from, first, s), Self.interpolated(first, second, s), Self.interpolated(second, point, s)
                    )
                    return Self.interpolated(Self.interpolated(a, b, s), Self.interpolated(b, c, s), s)
                }
                current = point
            case .close:
                beginSubpath()
                subpaths[subpaths.count - 1].isClosed = true
                (current, isOpen) = (start, false)
            }
        }
    }

    var points: [CGPoint] { subpaths.flatMap(\.points) }

    /// The signed area. It is positive if the outline turns from the x axis to the y axis.
    var area: Double {
        subpaths.reduce(0) { sum, subpath in
            let points = subpath.points
            return sum
                + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2 }
        }
    }

    /// The length of all subpaths, without closing lines.
    var length: Double {
        subpaths.reduce(0) { sum, subpath in sum + zip(subpath.points, subpath.points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }
    }

    /// Returns the winding number around a point: the sum of the angles through which the direction to the outline turns, divided by 2π.
    /// Open subpaths count as closed.
    func winding(around center: CGPoint) -> Int {
        var angle = 0.0
        for subpath in subpaths {
            for (a, b) in zip(subpath.points, subpath.points.dropFirst() + subpath.points.prefix(1)) {
                let (ax, ay, bx, by) = (Double(a.x - center.x), Double(a.y - center.y), Double(b.x - center.x), Double(b.y - center.y))
                angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
            }
        }
        return Int((angle / (2 * .pi)).rounded())
    }

    /// Returns the distance from a point to the outline, including its closing lines.
    func clearance(from point: CGPoint) -> Double {
        subpaths.flatMap { subpath in
            zip(subpath.points, subpath.points.dropFirst() + subpath.points.prefix(1)).map { distance(point, toSegment: $0) }
        }.min() ?? .infinity
    }

    private static func interpolated(_ a: CGPoint, _ b: CGPoint, _ s: Double) -> CGPoint {
        s == 1 ? b : CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s)
    }
}

extension SeededRandom {
    /// Returns a path with random elements of every kind. Some subpaths are closed, some are open, and some begin at the end of a closed
    /// subpath.
    mutating func path(_ reach: Double = 100) -> Path {
        var path = Path()
        path.move(to: point(reach))
        for _ in 0..<integer(3...12) {
            switch integer(0...5) {
            case 0: path.move(to: point(reach))
            case 1: path.closeSubpath()
            case 2: path.addQuadCurve(point(reach), to: point(reach))
            case 3: path.addCurve(point(reach), point(reach), to: point(reach))
            default: path.addLine(to: point(reach))
            }
        }
        return path
    }
}
