import CoreGraphics
import Stage

/// The places of the screen and of the panels in the image of a film, in points.
struct FilmLayout {
    /// The size of the image.
    var size: CGSize
    /// The area in which the screen is centered.
    var sceneArea: CGRect
    /// The area of the panels, or nil if there are none.
    var panelArea: CGRect?

    /// The distance from the panels to the screen and to the edge of the image.
    private static let gap: CGFloat = 24
    /// The part of an image of a given size that the panels take.
    private static let panelPart: CGFloat = 0.46

    /// Creates the layout of a screen. `margin` is the distance from the screen to the edge of the image.
    init(_ screen: CGSize, scale: CGFloat, _ style: FilmFrame.Style, margin: CGFloat) {
        if let canvas = style.canvas {
            size = CGSize(width: CGFloat(canvas.width) / scale, height: CGFloat(canvas.height) / scale)
            sceneArea = CGRect(origin: .zero, size: size)
            if style.show.hasPanels { divide() }
            return
        }
        let longSide = max(screen.width, screen.height)
        let screenArea = style.allowsRotation ? CGSize(width: longSide, height: longSide) : screen
        size = CGSize(width: screenArea.width + margin * 2, height: screenArea.height + margin * 2)
        if style.show.contains(.exploded) { size = Self.explodedSize(size) }
        sceneArea = CGRect(origin: .zero, size: size)
        if style.show.hasPanels { grow(isBeside: screen.height >= screen.width && !style.show.contains(.exploded)) }
    }

    /// Returns the size of an exploded view: wide enough for the labels on both sides.
    private static func explodedSize(_ size: CGSize) -> CGSize {
        let height = (max(size.height, size.width * 0.8) * 1.12).rounded()
        return CGSize(width: max((height * 16 / 9).rounded(), size.width * 1.5), height: height)
    }

    /// Takes a part of an image of a given size for the panels.
    private mutating func divide() {
        if size.width >= size.height {
            let width = (size.width * Self.panelPart).rounded()
            sceneArea.size.width -= width
            panelArea = CGRect(x: sceneArea.maxX, y: Self.gap, width: width - Self.gap, height: size.height - 2 * Self.gap)
        } else {
            let height = (size.height * Self.panelPart).rounded()
            sceneArea.size.height -= height
            panelArea = CGRect(x: Self.gap, y: sceneArea.maxY, width: size.width - 2 * Self.gap, height: height - Self.gap)
        }
    }

    /// Enlarges the image by the panels.
    private mutating func grow(isBeside: Bool) {
        if isBeside {
            let width = max((size.height * 0.9).rounded(), 420)
            panelArea = CGRect(x: size.width + Self.gap, y: Self.gap, width: width - 2 * Self.gap, height: size.height - 2 * Self.gap)
            size.width += width
        } else {
            let height = max((size.width * 0.36).rounded(), 320)
            panelArea = CGRect(x: Self.gap, y: size.height + Self.gap, width: size.width - 2 * Self.gap, height: height - 2 * Self.gap)
            size.height += height
        }
    }
}
