import FlipbookGeometry
import FlipbookTypography
import Foundation

/// The content that a display item paints, in the item's own coordinates.
package enum DisplayContent: Equatable, Sendable {
    /// A shape filled with a color.
    case fill(RoundedRect, CGColor)
    /// A border of the given width inside the shape.
    case border(RoundedRect, width: CGFloat, CGColor)
    /// The inside of a path, filled with a color.
    case path(Path, evenOdd: Bool, CGColor)
    /// A line along a path.
    case stroke(Path, StrokeStyle, CGColor)
    /// A gradient that fills a shape.
    case gradient(Gradient, RoundedRect)
    /// A blurred shadow.
    case shadow(Shadow, CGColor)
    /// An image that fills a shape.
    case image(CGImage, RoundedRect, ImageFillStyle = ImageFillStyle())
    /// A line of text. The origin is the left end of the baseline.
    case text(ShapedLine, origin: CGPoint, CGColor)
    /// A blurred copy of all content below the item. If a group contains the item, the content below the group is included. A backdrop has
    /// no effect in a mask.
    case backdrop(BackdropFilter, RoundedRect)
    /// The next `count` items are painted into a transparent layer, which is then painted as one image. The blend mode combines the image
    /// with the content below it that belongs to the same enclosing group.
    case group(count: Int, blendMode: CGBlendMode = .normal)
    /// The next `count` items are painted into a transparent layer. The layer is visible where the `mask` items after them are opaque.
    case masked(count: Int, mask: Int)
    /// The next `old` items are painted into a transparent layer, and the `new` items after them into another layer. The sum
    /// (1 - `fraction`) · old layer + `fraction` · new layer is then painted as one image.
    ///
    /// If two groups were painted one over the other, the content below them would be visible through them: for example by a quarter if
    /// `fraction` is 0.5, even if both groups are opaque. A backdrop among the items has no effect.
    case crossFade(old: Int, new: Int, fraction: CGFloat)

    package static func == (a: DisplayContent, b: DisplayContent) -> Bool {
        switch (a, b) {
        case (.fill(let a, let c), .fill(let b, let d)): a == b && c == d
        case (.border(let a, let u, let c), .border(let b, let v, let d)): a == b && u == v && c == d
        case (.path(let a, let u, let c), .path(let b, let v, let d)): u == v && c == d && a == b
        case (.stroke(let a, let u, let c), .stroke(let b, let v, let d)): u == v && c == d && a == b
        case (.gradient(let a, let c), .gradient(let b, let d)): c == d && a == b
        case (.shadow(let a, let c), .shadow(let b, let d)): c == d && a == b
        // Images are immutable. So the same object is the same image. Different objects count as different images, because a comparison of
        // their pixels would take too long.
        case (.image(let a, let c, let u), .image(let b, let d, let v)): a === b && c == d && u == v
        case (.text(let a, let u, let c), .text(let b, let v, let d)): a == b && u == v && c == d
        case (.backdrop(let a, let c), .backdrop(let b, let d)): a == b && c == d
        case (.group(let a, let u), .group(let b, let v)): a == b && u == v
        case (.masked(let a, let u), .masked(let b, let v)): a == b && u == v
        case (.crossFade(let a, let c, let u), .crossFade(let b, let d, let v)): a == b && c == d && u == v
        default: false
        }
    }

    /// The number of items after the item with this content that are its members.
    package var memberCount: Int {
        switch self {
        case .group(let count, _): count
        case .masked(let count, let mask): count + mask
        case .crossFade(let old, let new, _): old + new
        default: 0
        }
    }
}
