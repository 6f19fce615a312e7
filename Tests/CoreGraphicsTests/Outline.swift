import Chances
import CoreGraphics
import Foundation

/// A path sampled by the definition of its curves, with nothing of what Path itself computes: one list of points a subpath.
struct Outline {
    struct Subpath {
        var points: [CGPoint]
        var isClosed = false
    }

    private(set) var subpaths: [Subpath] = []

    /// `fineness` points for each curve; straight pieces have their ends alone unless `onLines` too.
    init(_ path: Path, fineness: Int = 200, onLines: Bool = false) {
        var start = CGPoint.zero
        var pen = CGPoint.zero
        var isOpen = false
        func begin() {
            if !isOpen { subpaths.append(Subpath(points: [pen])) }
            isOpen = true
        }
        func draw(_ count: Int, _ at: (Double) -> CGPoint) {
            begin()
            for index in 1...count { subpaths[subpaths.count - 1].points.append(at(Double(index) / Double(count))) }
        }
        for element in path.elements {
            let from = pen
            switch element {
            case .move(let point):
                (start, pen, isOpen) = (point, point, false)
                begin()
            case .line(let point):
                draw(onLines ? fineness : 1) { Self.between(from, point, $0) }
                pen = point
            case .quad(let control, let point):
                draw(fineness) { Self.between(Self.between(from, control, $0), Self.between(control, point, $0), $0) }
                pen = point
            case .curve(let first, let second, let point):
                draw(fineness) { s in
                    let (a, b, c) = (Self.between(from, first, s), Self.between(first, second, s), Self.between(second, point, s))
                    return Self.between(Self.between(a, b, s), Self.between(b, c, s), s)
                }
                pen = point
            case .close:
                begin()
                subpaths[subpaths.count - 1].isClosed = true
                (pen, isOpen) = (start, false)
            }
        }
    }

    var points: [CGPoint] { subpaths.flatMap(\.points) }

    /// Signed: positive where x turns to y.
    var area: Double {
        subpaths.reduce(0) { sum, subpath in
            let points = subpath.points
            return sum
                + zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + Double($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2 }
        }
    }

    var length: Double {
        subpaths.reduce(0) { sum, subpath in sum + zip(subpath.points, subpath.points.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) } }
    }

    /// How often the outline goes round a point, by the angle under which it is seen from there; subpaths are closed.
    func winding(around eye: CGPoint) -> Int {
        var angle = 0.0
        for subpath in subpaths {
            for (a, b) in zip(subpath.points, subpath.points.dropFirst() + subpath.points.prefix(1)) {
                let (ax, ay, bx, by) = (Double(a.x - eye.x), Double(a.y - eye.y), Double(b.x - eye.x), Double(b.y - eye.y))
                angle += atan2(ax * by - ay * bx, ax * bx + ay * by)
            }
        }
        return Int((angle / (2 * .pi)).rounded())
    }

    /// From a point to the outline, its closing lines included.
    func gap(to point: CGPoint) -> Double {
        subpaths.flatMap { subpath in
            zip(subpath.points, subpath.points.dropFirst() + subpath.points.prefix(1)).map { distance(point, toPiece: $0) }
        }.min() ?? .infinity
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ s: Double) -> CGPoint {
        s == 1 ? b : CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s)
    }
}

extension Chance {
    /// Some subpaths of every kind of piece, some closed, some left open, some begun where a closed one ended.
    mutating func path(_ reach: Double = 100) -> Path {
        var path = Path()
        path.move(to: point(reach))
        for _ in 0..<whole(3...12) {
            switch whole(0...5) {
            case 0: path.move(to: point(reach))
            case 1: path.close()
            case 2: path.quad(point(reach), to: point(reach))
            case 3: path.curve(point(reach), point(reach), to: point(reach))
            default: path.line(to: point(reach))
            }
        }
        return path
    }
}
