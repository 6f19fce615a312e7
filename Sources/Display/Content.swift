import CoreGraphics
import Foundation
import Typography

/// What an item paints, in its own points.
package enum Content: Equatable, Sendable {
    case fill(RoundedRect, CGColor)
    /// A border of the given width inside the shape.
    case border(RoundedRect, width: CGFloat, CGColor)
    case path(Path, evenOdd: Bool, CGColor)
    case stroke(Path, Stroke, CGColor)
    case gradient(Gradient, RoundedRect)
    case shadow(Shadow, CGColor)
    case picture(CGImage, RoundedRect, PictureStyle = PictureStyle())
    /// The origin is the left end of the baseline.
    case text(TextLine, origin: CGPoint, CGColor)
    /// Blurs what is already painted below it, also below a group that it is in; not in a mask.
    case backdrop(Backdrop, RoundedRect)
    /// The next `count` items are painted on a clear sheet, and the sheet is painted as one.
    case group(count: Int)
    /// The next `count` items are painted on a clear sheet, and show as far as the `mask` items after them are opaque.
    case masked(count: Int, mask: Int)

    package static func == (a: Content, b: Content) -> Bool {
        switch (a, b) {
        case (.fill(let a, let c), .fill(let b, let d)): a == b && c == d
        case (.border(let a, let u, let c), .border(let b, let v, let d)): a == b && u == v && c == d
        case (.path(let a, let u, let c), .path(let b, let v, let d)): u == v && c == d && a == b
        case (.stroke(let a, let u, let c), .stroke(let b, let v, let d)): u == v && c == d && a == b
        case (.gradient(let a, let c), .gradient(let b, let d)): c == d && a == b
        case (.shadow(let a, let c), .shadow(let b, let d)): c == d && a == b
        // Pictures do not change, so the same object is the same picture, and different objects are not worth comparing.
        case (.picture(let a, let c, let u), .picture(let b, let d, let v)): a === b && c == d && u == v
        case (.text(let a, let u, let c), .text(let b, let v, let d)): a == b && u == v && c == d
        case (.backdrop(let a, let c), .backdrop(let b, let d)): a == b && c == d
        case (.group(let a), .group(let b)): a == b
        case (.masked(let a, let u), .masked(let b, let v)): a == b && u == v
        default: false
        }
    }

    /// How many items after this one it takes to itself.
    package var members: Int {
        switch self {
        case .group(let count): count
        case .masked(let count, let mask): count + mask
        default: 0
        }
    }
}

/// A rectangle with round corners; radius 0 is a plain one.
package struct RoundedRect: Hashable, Sendable {
    /// A corner leaves the straight at once, as a quarter circle does, or little by little, over about one and a half radii.
    package enum Curve: Hashable, Sendable { case circular, continuous }

    package var rect: CGRect
    package var radius: CGFloat
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

    /// The radius as it can be drawn.
    package var fittingRadius: CGFloat {
        corners.isEmpty || radius.isNaN ? 0 : min(max(radius, 0), min(rect.width, rect.height) / 2)
    }
}

/// How a line is drawn along a path.
package struct Stroke: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    package var miterLimit: CGFloat
    /// Lengths of line and gap in turn; an odd count goes round twice.
    package var dashes: [CGFloat]
    package var phase: CGFloat

    package init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [], phase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.phase = phase
    }
}

/// Colours along a line, from a middle outwards, or round a middle.
///
/// Places are in unit coordinates of the rectangle, distances and angles in its points, so that lines of equal colour stand upright on the
/// line from start to end. A radial gradient is the ellipse about `start` with half axes |end − start|; a conic one begins in the direction
/// of `end` and goes clockwise.
package struct Gradient: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case axial, radial, conic }

    package var kind: Kind
    package var colors: [CGColor]
    /// As many as there are colours, ascending.
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

/// A shape out of focus. `radius` is the standard deviation of the blur, in points: what `CALayer.shadowRadius` is, and half of the blur of
/// design tools and of CSS.
package struct Shadow: Hashable, Sendable {
    package typealias Shape = Clip.Shape

    package var shape: Shape
    package var radius: CGFloat
    /// Where no shadow is wanted: below a thing that is seen through, its own shadow would darken it.
    package var knockout: RoundedRect?

    package init(shape: Shape, radius: CGFloat, knockout: RoundedRect? = nil) {
        self.shape = shape
        self.radius = radius
        self.knockout = knockout
    }
}

/// What frosted glass does with what lies below it: blur, then saturation (1 leaves it, 0 is grey), then a tint laid over.
package struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur in points.
    package var radius: CGFloat
    package var saturation: CGFloat
    package var tint: CGColor

    package init(radius: CGFloat, saturation: CGFloat = 1, tint: CGColor = .clear) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
    }
}

/// How a picture fills its rectangle.
package struct PictureStyle: Hashable, Sendable {
    /// The part of the picture that is shown, in unit coordinates.
    package var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// What of that part is stretched, in unit coordinates of the picture; what is around it keeps its size.
    package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture a point, for what keeps its size.
    package var pixelsPerPoint: CGFloat = 1
    /// What would be stretched comes again and again instead.
    package var repeatsCenter = false
    /// Paint this colour where the picture has ink, as for a template.
    package var tint: CGColor?
    /// Mix neighbours when enlarged; else show every pixel of the picture as a square.
    package var isSmooth = true

    package init() {}

    package init(
        part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        pixelsPerPoint: CGFloat = 1, repeatsCenter: Bool = false, tint: CGColor? = nil, isSmooth: Bool = true
    ) {
        self.part = part
        self.center = center
        self.pixelsPerPoint = pixelsPerPoint
        self.repeatsCenter = repeatsCenter
        self.tint = tint
        self.isSmooth = isSmooth
    }

    package static func == (a: PictureStyle, b: PictureStyle) -> Bool {
        a.part.isSame(as: b.part) && a.center.isSame(as: b.center) && a.pixelsPerPoint == b.pixelsPerPoint
            && a.repeatsCenter == b.repeatsCenter && a.tint == b.tint && a.isSmooth == b.isSmooth
    }

    /// Whether some of it keeps its size while the rest is stretched or repeated.
    package var isBent: Bool { repeatsCenter || center != CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension CGRect {
    /// The same numbers. `==` is a call into Foundation, and items are compared every frame.
    @inlinable
    package func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width && size.height == other.size.height
    }
}
