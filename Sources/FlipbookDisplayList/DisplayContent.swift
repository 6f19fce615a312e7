import CoreGraphics
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
    /// A blurred copy of everything that is painted below the item, also below a group that contains it. It has no effect in a mask.
    case backdrop(BackdropFilter, RoundedRect)
    /// The next `count` items are painted into a transparent layer, which is then painted as one image.
    case group(count: Int)
    /// The next `count` items are painted into a transparent layer. The layer is visible where the `mask` items after them are opaque.
    case masked(count: Int, mask: Int)

    package static func == (a: DisplayContent, b: DisplayContent) -> Bool {
        switch (a, b) {
        case (.fill(let a, let c), .fill(let b, let d)): a == b && c == d
        case (.border(let a, let u, let c), .border(let b, let v, let d)): a == b && u == v && c == d
        case (.path(let a, let u, let c), .path(let b, let v, let d)): u == v && c == d && a == b
        case (.stroke(let a, let u, let c), .stroke(let b, let v, let d)): u == v && c == d && a == b
        case (.gradient(let a, let c), .gradient(let b, let d)): c == d && a == b
        case (.shadow(let a, let c), .shadow(let b, let d)): c == d && a == b
        // Images are immutable. So the same object is the same image, and it is not worth comparing the pixels of different objects.
        case (.image(let a, let c, let u), .image(let b, let d, let v)): a === b && c == d && u == v
        case (.text(let a, let u, let c), .text(let b, let v, let d)): a == b && u == v && c == d
        case (.backdrop(let a, let c), .backdrop(let b, let d)): a == b && c == d
        case (.group(let a), .group(let b)): a == b
        case (.masked(let a, let u), .masked(let b, let v)): a == b && u == v
        default: false
        }
    }

    /// The number of items after this one that belong to it.
    package var memberCount: Int {
        switch self {
        case .group(let count): count
        case .masked(let count, let mask): count + mask
        default: 0
        }
    }
}

/// A rectangle with rounded corners. Radius 0 is a plain rectangle.
package struct RoundedRect: Hashable, Sendable {
    /// The curve of a corner. `circular` is a quarter circle. `continuous` begins gradually, about one and a half radii from the corner.
    package enum Curve: Hashable, Sendable { case circular, continuous }

    package var rect: CGRect
    /// The radius of the corners.
    package var radius: CGFloat
    /// The corners that are rounded.
    package var corners: CACornerMask
    package var curve: Curve

    package init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all, curve: Curve = .circular) {
        self.rect = rect
        self.radius = radius
        self.corners = corners
        self.curve = curve
    }

    package static func == (a: RoundedRect, b: RoundedRect) -> Bool {
        a.rect.isSame(as: b.rect) && a.radius == b.radius && a.corners == b.corners && a.curve == b.curve
    }

    /// The radius limited to half of the shorter side; 0 if no corner is rounded.
    package var clampedRadius: CGFloat {
        corners.isEmpty || radius.isNaN ? 0 : min(max(radius, 0), min(rect.width, rect.height) / 2)
    }
}

/// The style of a line along a path.
package struct StrokeStyle: Hashable, Sendable {
    /// The shape of the ends of a line.
    package enum Cap: Hashable, Sendable { case butt, round, square }
    /// The shape of the corners of a line.
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    /// The largest ratio of a miter's length to the line width. A corner that exceeds it gets a bevel.
    package var miterLimit: CGFloat
    /// The lengths of dashes and gaps, alternately. A list with an odd count is repeated once, so that dashes and gaps swap roles.
    package var dashes: [CGFloat]
    /// The distance into the dash pattern at which the line begins.
    package var dashPhase: CGFloat

    package init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashPhase = dashPhase
    }
}

/// A gradient along a line, from a center outwards, or around a center.
///
/// `start` and `end` are in unit coordinates of the rectangle. Distances and angles are measured in its points. So lines of equal
/// color are perpendicular to the line from start to end.
///
/// - An axial gradient runs from `start` to `end`.
/// - A radial gradient is an ellipse around `start`, whose half axes are |end − start|.
/// - A conic gradient runs clockwise around `start`. It begins in the direction of `end`.
package struct Gradient: Hashable, Sendable {
    /// The geometry of a gradient.
    package enum Kind: Hashable, Sendable { case axial, radial, conic }

    package var kind: Kind
    package var colors: [CGColor]
    /// The positions of the colors, 0…1, ascending. There are as many as colors.
    package var locations: [CGFloat]
    package var start: CGPoint
    package var end: CGPoint

    package init(kind: Kind = .axial, colors: [CGColor], locations: [CGFloat], start: CGPoint, end: CGPoint) {
        self.kind = kind
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }
}

/// A blurred shape.
package struct Shadow: Hashable, Sendable {
    package typealias Shape = Clip.Shape

    package var shape: Shape
    /// The standard deviation of the blur in points. `CALayer.shadowRadius` has the same meaning. The blur of CSS and of design tools is
    /// twice as large.
    package var radius: CGFloat
    /// An area in which no shadow is painted. Under a translucent view, the view's own shadow would darken it.
    package var knockout: RoundedRect?

    package init(shape: Shape, radius: CGFloat, knockout: RoundedRect? = nil) {
        self.shape = shape
        self.radius = radius
        self.knockout = knockout
    }
}

/// The filter of a frosted glass, applied to everything below it: first blur, then saturation, then a tint painted over it.
package struct BackdropFilter: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    package var radius: CGFloat
    /// The factor of the saturation: 1 changes nothing, 0 is gray.
    package var saturation: CGFloat
    package var tint: CGColor

    package init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor = .clear) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}

/// The way in which an image fills its rectangle.
package struct ImageFillStyle: Hashable, Sendable {
    /// The part of the image that is visible, in unit coordinates.
    package var sourceRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The area of that part that is stretched, in unit coordinates of the image. The area around it keeps its size.
    package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of image pixels per point in the area that keeps its size.
    package var pixelsPerPoint: CGFloat = 1
    /// Whether `center` is repeated instead of stretched.
    package var repeatsCenter = false
    /// A color that replaces the colors of the image, as in a template image. The alpha of the image remains.
    package var tint: CGColor?
    /// Whether neighboring pixels are blended when the image is enlarged. Otherwise each pixel is a square.
    package var isSmooth = true

    /// Creates the style of an image that is stretched as a whole.
    package init() {}

    /// Creates a style. By default, the image is stretched as a whole.
    package init(
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        pixelsPerPoint: CGFloat = 1, repeatsCenter: Bool = false, tint: CGColor? = nil, isSmooth: Bool = true
    ) {
        self.sourceRect = sourceRect
        self.center = center
        self.pixelsPerPoint = pixelsPerPoint
        self.repeatsCenter = repeatsCenter
        self.tint = tint
        self.isSmooth = isSmooth
    }

    package static func == (a: ImageFillStyle, b: ImageFillStyle) -> Bool {
        a.sourceRect.isSame(as: b.sourceRect) && a.center.isSame(as: b.center) && a.pixelsPerPoint == b.pixelsPerPoint
            && a.repeatsCenter == b.repeatsCenter && a.tint == b.tint && a.isSmooth == b.isSmooth
    }

    /// Whether a part of the image keeps its size while the rest is stretched or repeated.
    package var isNinePatch: Bool { repeatsCenter || center != CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension CGRect {
    /// Whether two rectangles have the same numbers. Items are compared every frame, and `==` is a call into Foundation.
    @inlinable
    package func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width && size.height == other.size.height
    }
}
