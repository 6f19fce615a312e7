import CoreGraphics
import Stage

/// The areas of the screen and of the panels in the image of a video, in points.
struct CaptureLayout {
    /// The size of the image.
    var size = CGSize.zero
    /// The area in which the screen is centered.
    var sceneArea = CGRect.zero
    /// The area at whose bottom the subtitles and the keys are shown. It is `sceneArea` with the strip below it that is reserved for the
    /// subtitles, so that they cover neither the edge of a phone nor the captions of a comparison.
    private(set) var captionArea = CGRect.zero
    /// The area of the panels, or nil if there are none.
    var panelArea: CGRect?

    /// The distance from the panels to the screen and to the edge of the image.
    private static let gap: CGFloat = 24
    /// The fraction of the image that the panels use if the style states the size of the image.
    private static let panelFraction: CGFloat = 0.46
    /// The largest fraction of an image of a given size that is reserved for the subtitles.
    private static let maximumSubtitleFraction: CGFloat = 0.3

    /// The sizes of the screens of take A and take B, or empty without a comparison.
    private var screens: [CGSize] = []

    /// Creates the layout of a screen. `margin` is the distance from the screen to the edge of the image.
    init(_ screen: CGSize, scale: CGFloat, _ style: CaptureComposition.Style, margin: CGFloat) {
        if let comparison = style.comparison { screens = [comparison.sizeOfTakeA, screen] }
        if let canvas = style.canvas {
            size = CGSize(width: CGFloat(canvas.width) / scale, height: CGFloat(canvas.height) / scale)
            sceneArea = CGRect(origin: .zero, size: size)
            if style.show.hasPanels { divide() }
            let height = min(Self.subtitleHeight(style, in: sceneArea.size), (sceneArea.height * Self.maximumSubtitleFraction).rounded())
            reserveSubtitles(height)
            return
        }
        let longSide = max(screen.width, screen.height)
        let screenArea = style.allowsRotation ? CGSize(width: longSide, height: longSide) : screen
        size = CGSize(width: screenArea.width + margin * 2, height: screenArea.height + margin * 2)
        if style.show.contains(.exploded) { size = Self.explodedSize(size) }
        if let comparison = style.comparison { size = comparisonSize(comparison.mode, margin: margin) }
        // In a higher image, the font can be larger, so the height is computed again for the image with the strip.
        let estimate = CGSize(width: size.width, height: size.height + Self.subtitleHeight(style, in: size))
        let subtitleHeight = Self.subtitleHeight(style, in: estimate)
        size.height += subtitleHeight
        sceneArea = CGRect(origin: .zero, size: size)
        reserveSubtitles(subtitleHeight)
        if style.show.hasPanels {
            grow(isBeside: screen.height >= screen.width && !style.show.contains(.exploded) && style.comparison?.mode != .side)
        }
    }

    /// Returns the height of the strip below the screen for the subtitles, or 0 if they are on the screen.
    private static func subtitleHeight(_ style: CaptureComposition.Style, in size: CGSize) -> CGFloat {
        let hasEdges = (style.hasPhone || style.comparison != nil) && !style.show.contains(.exploded)
        return style.showsSubtitles && hasEdges ? SubtitleView.maximumHeight(in: size) : 0
    }

    /// Separates a strip at the bottom of `sceneArea` for the subtitles.
    private mutating func reserveSubtitles(_ height: CGFloat) {
        captionArea = sceneArea
        sceneArea.size.height -= height
    }

    /// Returns the size of an exploded view: wide enough for the labels on both sides.
    private static func explodedSize(_ size: CGSize) -> CGSize {
        let height = (max(size.height, size.width * 0.8) * 1.12).rounded()
        return CGSize(width: max((height * 16 / 9).rounded(), size.width * 1.5), height: height)
    }

    /// Divides the image into the areas of the scene and of the panels, without changing its size.
    private mutating func divide() {
        if size.width >= size.height {
            let width = (size.width * Self.panelFraction).rounded()
            sceneArea.size.width -= width
            panelArea = CGRect(x: sceneArea.maxX, y: Self.gap, width: width - Self.gap, height: size.height - 2 * Self.gap)
        } else {
            let height = (size.height * Self.panelFraction).rounded()
            sceneArea.size.height -= height
            panelArea = CGRect(x: Self.gap, y: sceneArea.maxY, width: size.width - 2 * Self.gap, height: height - Self.gap)
        }
    }

    /// Enlarges the image by the area of the panels, which is beside or below the scene.
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

    // MARK: - Comparisons

    /// The height of the captions below the screens.
    private static let captionHeight = ComparisonCaption.height + 4

    /// The size of an area that is large enough for each of the screens.
    private var cellSize: CGSize { CGSize(width: screens.map(\.width).max() ?? 0, height: screens.map(\.height).max() ?? 0) }

    private func comparisonSize(_ mode: ComparisonMode, margin: CGFloat) -> CGSize {
        let count: CGFloat = mode == .side ? 2 : 1
        return CGSize(
            width: cellSize.width * count + margin * (count + 1), height: cellSize.height + margin * 2 + Self.captionHeight)
    }

    /// Returns the areas of the screens: two areas for A and B side by side, otherwise one area for both. All areas have the same size. If
    /// `keepsSize` is true, the screens are not enlarged.
    func comparisonAreas(_ mode: ComparisonMode, margin: CGFloat, keepsSize: Bool) -> [CGRect] {
        let needed = comparisonSize(mode, margin: margin)
        let (count, cell) = (mode == .side ? 2 : 1, cellSize)
        let fitting = min(
            sceneArea.width / needed.width, (sceneArea.height - Self.captionHeight) / (needed.height - Self.captionHeight))
        let zoom = keepsSize && fitting >= 1 ? 1 : fitting
        let (width, height) = (cell.width * zoom, cell.height * zoom)
        let free = sceneArea.width - width * CGFloat(count)
        let gap = min(free / CGFloat(count + 1), max(margin * zoom, width * 0.25))
        let left = sceneArea.midX - (width * CGFloat(count) + gap * CGFloat(count - 1)) / 2
        let top = sceneArea.minY + (sceneArea.height - Self.captionHeight - height) / 2
        return (0..<count).map { CGRect(x: left + CGFloat($0) * (width + gap), y: top, width: width, height: height) }
    }
}
