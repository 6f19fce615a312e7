import CoreGraphics
import Foundation
import Motion

nonisolated extension Path {
    /// Part of the way to a path of the same steps, point by point; nil for one of others.
    func mixed(with other: Path, _ p: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var path = Path()
        for (a, b) in zip(elements, other.elements) {
            switch (a, b) {
            case (.move(let a), .move(let b)): path.move(to: a.mixed(with: b, p))
            case (.line(let a), .line(let b)): path.line(to: a.mixed(with: b, p))
            case (.quad(let c, let a), .quad(let d, let b)): path.quad(c.mixed(with: d, p), to: a.mixed(with: b, p))
            case (.curve(let c, let d, let a), .curve(let e, let f, let b)):
                path.curve(c.mixed(with: e, p), d.mixed(with: f, p), to: a.mixed(with: b, p))
            case (.close, .close): path.close()
            default: return nil
            }
        }
        return path
    }
}
