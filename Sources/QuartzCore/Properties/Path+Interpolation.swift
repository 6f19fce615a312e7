import CoreGraphics
import FlipbookMotion
import Foundation

nonisolated extension Path {
    /// Returns the interpolation to another path, point by point, or nil if the elements of the paths differ in number or kind.
    func interpolated(to other: Path, fraction p: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var path = Path()
        for (a, b) in zip(elements, other.elements) {
            switch (a, b) {
            case (.move(let a), .move(let b)): path.move(to: a.interpolated(to: b, fraction: p))
            case (.line(let a), .line(let b)): path.addLine(to: a.interpolated(to: b, fraction: p))
            case (.quad(let c, let a), .quad(let d, let b)):
                path.addQuadCurve(c.interpolated(to: d, fraction: p), to: a.interpolated(to: b, fraction: p))
            case (.curve(let c, let d, let a), .curve(let e, let f, let b)):
                path.addCurve(
                    c.interpolated(to: e, fraction: p), d.interpolated(to: f, fraction: p), to: a.interpolated(to: b, fraction: p))
            case (.close, .close): path.closeSubpath()
            default: return nil
            }
        }
        return path
    }
}
