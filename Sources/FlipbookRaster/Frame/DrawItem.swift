import FlipbookGeometry
import FlipbookTypography

/// A display item converted to pixels: the pixels it covers and their color. It is created before the tiles are painted, and the tiles only
/// read it.
struct DrawItem {
    /// The covered pixels.
    enum Shape {
        /// A rectangle with horizontal and vertical sides: its upper left and lower right corner.
        case rectangle(FixedPoint, FixedPoint)
        /// A range of the frame's edges.
        case edges(Range<Int>, evenOdd: Bool)

        static let nothing = Shape.edges(0..<0, evenOdd: false)
    }

    /// The color of the covered pixels. A `level` is the opacity, 0…255.
    enum Paint {
        /// One color, premultiplied and including the opacity.
        case color(UInt32)
        /// The index of a texture of the frame.
        case texture(Int)
        /// The index of a gradient of the frame.
        case gradient(Int)
        /// A text mask whose position is a whole number of pixels.
        case textMask(GlyphMask, x: Int, y: Int, color: UInt32)
        /// A text mask whose position has a fraction of a pixel.
        case subpixelTextMask(SubpixelTextMask, x: Int, y: Int, color: UInt32)
        /// The index of a mask texture of the frame: a transformed text mask or a shadow.
        case maskTexture(Int, color: UInt32)
        /// The blurred pixels below. `slot` is the index among the backdrops of the frame.
        case backdrop(slot: Int, level: UInt32)
        /// The next `count` items, painted into a separate buffer, which a blend mode combines with the pixels below.
        case group(count: Int, blendMode: CGBlendMode, level: UInt32)
        /// The next `count` items in a separate buffer, multiplied by the alpha of the `mask` items after them.
        case masked(count: Int, mask: Int, level: UInt32)
        /// The next `old` items and the `new` items after them, in two separate buffers. `newLevel` is the weight of the new items in the
        /// sum of both buffers, 0…255.
        case crossFade(old: Int, new: Int, newLevel: UInt32, level: UInt32)
        case nothing
    }

    /// The bounding box, clipped.
    var box: PixelRect
    var shape: Shape
    var paint: Paint
    /// The index of the clip.
    var clip: Int?
    /// The pixels that the item covers with full opacity, so that nothing below them is visible. There are two rectangles, because a
    /// rounded rectangle contains a wide and a tall rectangle.
    var solid = (PixelRect.empty, PixelRect.empty)
    /// Whether the members of the group must be painted on the whole surface before the group can be painted, because a
    /// backdrop is among them.
    var containsBackdrop = false

    static let nothing = DrawItem(box: .empty, shape: .nothing, paint: .nothing)

    init(box: PixelRect, shape: Shape, paint: Paint) {
        self.box = box
        self.shape = shape
        self.paint = paint
    }

    /// Stores the area that remains after clipping.
    mutating func setClippedArea(_ box: PixelRect, _ solid: (PixelRect, PixelRect), through clip: Int?) {
        (self.box, self.solid, self.clip, containsBackdrop) = (box, solid, clip, false)
    }

    /// The index of the item's texture, or nil if the paint is not a texture.
    var texture: Int? {
        if case .texture(let texture) = paint { texture } else { nil }
    }

    /// The number of the following items that are members of this item.
    var memberCount: Int {
        switch paint {
        case .group(let count, _, _): count
        case .masked(let count, let mask, _): count + mask
        case .crossFade(let old, let new, _, _): old + new
        default: 0
        }
    }
}
