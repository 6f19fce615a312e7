import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import Stage
import UIKit

/// The image of a frame for a video or a screenshot: the scene on a background, optionally with the phone, touch indicators and panels.
package final class CaptureComposition {
    package let width: Int
    package let height: Int
    private let style: Style
    private let scale: CGFloat
    /// The size in points of the screen for which the image was made. A screen that is rotated later can be smaller in the image.
    private let screenSize: CGSize
    /// The overlays that show the animations, or nil for only the scene.
    package var overlays: CaptureOverlays? { didSet { addPanels() } }
    /// Take A of the comparison, or nil without a comparison.
    package var takeA: ComparisonTake?
    private var panels: [CapturePanel] = []
    private let layout: CaptureLayout
    private let backStage: Stage
    private let frontStage: Stage
    private let phoneView = PhoneView()
    private let touchIndicators = TouchIndicators()
    private let captionViews: CaptureCaptions
    /// The phone and the touches of take A, and the captions of the comparison.
    private lazy var phoneViewOfTakeA = PhoneView()
    private lazy var touchIndicatorsOfTakeA = TouchIndicators()
    private var captions: [ComparisonCaption] = []
    private lazy var comparisonRenderer = ComparisonRenderer()
    /// The image of only the screen and the subtitles, for a difference from a video. Nil before the first subtitle.
    private var subtitleComposition: CaptureComposition?
    private lazy var collage = Collage(width: width, height: height, scale: scale, isTransparent: style.isTransparent)

    /// The areas of the latest image that may differ from the previous image.
    package private(set) var changedAreas: [PixelRect] = []
    /// The stage if the latest image was the stage's own image, and the stage's paint count at that time. Nil if the latest image was the
    /// collage.
    private var shownStage: (stage: Stage, paintCount: Int)?

    /// The distance from the screen to the edge of the image, in points of the scene. It is zero unless there is a phone or a comparison.
    private var margin: CGFloat { Self.margin(style) }

    private static func margin(_ style: Style) -> CGFloat { style.hasPhone ? 48 : style.comparison == nil ? 0 : 24 }

    /// Creates the parts around a screen with a size in points. `scale` is the number of pixels per point.
    package init(_ size: CGSize, scale: CGFloat, _ style: Style) {
        self.style = style
        self.scale = scale
        screenSize = size
        layout = CaptureLayout(size, scale: scale, style, margin: Self.margin(style))
        let imageSize = layout.size
        width = style.canvas?.width ?? Stage.pixelCount(forPoints: imageSize.width, scale: scale)
        height = style.canvas?.height ?? Stage.pixelCount(forPoints: imageSize.height, scale: scale)
        backStage = Stage(size: imageSize, scale: scale)
        let frontStage = Stage(size: imageSize, scale: scale)
        self.frontStage = frontStage
        for stage in [backStage, frontStage] { stage.perform { stage.window.rootViewController = ControllerWithoutStatusBar() } }
        captionViews = frontStage.perform { CaptureCaptions(style, in: frontStage) }
        backStage.perform {
            if !style.isTransparent {
                backStage.window.backgroundColor = style.background.map { UIColor(cgColor: $0) } ?? Theme.backgroundColor
            }
            if style.comparison?.mode == .side, style.hasPhone { backStage.window.addSubview(phoneViewOfTakeA) }
            if style.hasPhone { backStage.window.addSubview(phoneView) }
            if let comparison = style.comparison {
                captions = (0..<(comparison.mode == .side ? 2 : 1)).map { _ in ComparisonCaption() }
                for caption in captions { backStage.window.addSubview(caption) }
            }
        }
        frontStage.perform {
            if style.showsTouches, style.comparison?.mode == .side { frontStage.window.insertSubview(touchIndicatorsOfTakeA, at: 0) }
            // The captions are in front of the touches.
            if style.showsTouches { frontStage.window.insertSubview(touchIndicators, at: 0) }
        }
    }

    /// The controller of the stages behind and in front of the scene. The only status bar is that of the scene.
    private final class ControllerWithoutStatusBar: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    /// Paints the take's current frame with the visible parts of the style. Calls `body` with the image, without copying it.
    package func withImage<R>(of take: Take, _ body: (borrowing Bitmap) throws -> R) rethrows -> R {
        if style.isEmpty, take.stage.size == screenSize {
            let areas = take.stage.paint()
            let isNext = shownStage.map { $0.stage === take.stage && $0.paintCount + 1 == take.stage.paintCount } ?? false
            changedAreas = isNext ? areas : [wholeArea]
            shownStage = (take.stage, take.stage.paintCount)
            return try take.stage.withImage(body)
        }
        let areas = paintCollage(of: take)
        changedAreas = shownStage == nil ? areas : [wholeArea]
        shownStage = nil
        return try collage.withImage(body)
    }

    private var wholeArea: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

    /// Paints the take's current frame with the visible parts of the style into the collage. Returns the areas whose pixels may have
    /// changed.
    private func paintCollage(of take: Take) -> [PixelRect] {
        if let comparison = style.comparison, let takeA { return paint(comparison.mode, takeA, take) }
        let screenFrame = screenFrame(for: take.stage.size, in: layout.sceneArea, margin: margin)
        let zoom = screenFrame.width / take.stage.size.width
        backStage.perform { for panel in panels { panel.show(frame: take.frame) } }
        if let overlays, overlays.options.contains(.exploded) {
            let list = overlays.explodedList(of: take, screenFrame: screenFrame, area: layout.sceneArea)
            updateCaptions(of: take, in: nil)
            return collage.paint(backStage, [], overlay: Collage.Overlay(list, frame: layout.sceneArea), front: shownFrontStage)
        }
        if style.hasPhone { backStage.perform { fit(phoneView, around: screenFrame, take.stage.shape, zoom: zoom) } }
        if style.showsTouches { frontStage.perform { updateTouches(touchIndicators, of: take, in: screenFrame) } }
        updateCaptions(of: take, in: screenFrame)
        let radius = style.hasPhone ? PhoneView.screenCornerRadius(take.stage.shape, zoom: zoom) : 0
        var inset = Collage.Inset(take.stage, frame: screenFrame, cornerRadius: radius, list: overlays?.list(of: take))
        if style.hasPhone { inset.cover = ScreenCutout.list(over: take.stage) }
        return collage.paint(backStage, [inset], front: shownFrontStage)
    }

    // MARK: - Comparisons

    /// Paints the current frame of a take B together with the same frame of a take A.
    private func paint(_ mode: ComparisonMode, _ takeA: ComparisonTake, _ take: Take) -> [PixelRect] {
        let list = overlays?.list(of: take) ?? take.stage.displayList()
        takeA.show(take.frame)
        let areas = layout.comparisonAreas(mode, margin: margin, keepsSize: style.canvas == nil)
        let frameOfB = screenFrame(for: take.stage.size, in: areas[areas.count - 1], margin: 0)
        backStage.perform {
            for panel in panels { panel.show(frame: take.frame) }
            if style.hasPhone { fit(phoneView, around: frameOfB, take.stage.shape, zoom: frameOfB.width / take.stage.size.width) }
        }
        if style.showsTouches { frontStage.perform { updateTouches(touchIndicators, of: take, in: frameOfB) } }
        updateCaptions(of: take, in: frameOfB)
        let insets: [Collage.Inset]
        var contents = [ComparisonCaption.Content.overlaid]
        switch mode {
        case .side:
            let frameOfA = screenFrame(for: takeA.size, in: areas[0], margin: 0)
            if style.hasPhone {
                backStage.perform { fit(phoneViewOfTakeA, around: frameOfA, take.stage.shape, zoom: frameOfA.width / takeA.size.width) }
            }
            if style.showsTouches, let shownTakeA = takeA.take {
                frontStage.perform { updateTouches(touchIndicatorsOfTakeA, of: shownTakeA, in: frameOfA) }
            }
            insets = [inset(takeA.list, takeA.size, frameOfA, of: take.stage), inset(list, take.stage.size, frameOfB, of: take.stage)]
            contents = [.takeA(name: style.comparison?.nameOfTakeA), .takeB(name: style.comparison?.nameOfTakeB)]
        case .difference:
            let imageWithSubtitle = takeA.video == nil ? nil : imageWithSubtitle(of: take)
            let difference = comparisonRenderer.difference(takeA, list, of: take.stage, imageWithSubtitle: imageWithSubtitle)
            contents = [.difference(difference?.count)]
            insets = [inset(difference?.list ?? overlaid(takeA, list, take), take.stage.size, frameOfB, of: take.stage)]
        case .overlay: insets = [inset(overlaid(takeA, list, take), take.stage.size, frameOfB, of: take.stage)]
        }
        backStage.perform {
            for ((caption, content), area) in zip(zip(captions, contents), areas) {
                let bezel = style.hasPhone ? PhoneView.bezelWidth(take.stage.shape) * area.width / max(take.stage.size.width, 1) : 0
                let center = CGPoint(x: area.midX, y: roundedToPixel(area.maxY + bezel + 6 + ComparisonCaption.height / 2))
                // Captions side by side do not touch.
                let maximumWidth = mode == .side ? area.width : area.width + margin
                caption.show(content, at: center, maximumWidth: maximumWidth, color: captionColor)
            }
        }
        return collage.paint(backStage, insets, front: shownFrontStage)
    }

    /// Returns the image of a take's screen with its subtitle, as a video without other parts shows it, or nil if there is no subtitle in the
    /// current frame. The current stage stays the same.
    private func imageWithSubtitle(of take: Take) -> Bitmap? {
        guard take.captions.subtitle(at: take.frame) != nil else { return nil }
        let current = UIApplication.shared
        defer { current.makeCurrent() }
        if subtitleComposition?.screenSize != take.stage.size {
            var style = Style()
            style.showsSubtitles = true
            subtitleComposition = CaptureComposition(take.stage.size, scale: take.stage.scale, style)
        }
        return subtitleComposition?.withImage(of: take) { copy $0 }
    }

    private func overlaid(_ takeA: ComparisonTake, _ list: DisplayList, _ take: Take) -> DisplayList {
        ComparisonRenderer.overlaid(takeA.list, size: takeA.size, list, size: take.stage.size)
    }

    /// Returns the inset that shows a display list of take A or B on the device of a stage.
    private func inset(_ list: DisplayList, _ size: CGSize, _ frame: CGRect, of stage: Stage) -> Collage.Inset {
        let radius = style.hasPhone ? PhoneView.screenCornerRadius(stage.shape, zoom: frame.width / size.width) : 0
        var inset = Collage.Inset(list, size: size, frame: frame, cornerRadius: radius)
        if style.hasPhone, size == stage.size { inset.cover = ScreenCutout.list(over: stage) }
        return inset
    }

    /// The color of the captions of a comparison. It is legible on the background.
    private var captionColor: UIColor {
        let color = style.background.map { UIColor(cgColor: $0) } ?? Theme.backgroundColor
        let parts = (color.cgColor.components ?? []) + [1, 1, 1]
        let luminance = parts[0] * 0.3 + parts[1] * 0.6 + parts[2] * 0.1
        return luminance < 0.4 ? Theme.lightTextColor : Theme.secondaryTextColor
    }

    private func addPanels() {
        for panel in panels { panel.view.removeFromSuperview() }
        guard let overlays, let area = layout.panelArea else { return }
        backStage.perform {
            panels = overlays.makePanels(in: area)
            for panel in panels { backStage.window.addSubview(panel.view) }
        }
    }

    /// Returns the area of the image that shows a screen, in points of the image: centered in the given area, and as large as fits.
    ///
    /// Without a canvas, a screen that fits is not enlarged and keeps its exact size. A scaled screen has a size in whole pixels, so that
    /// its edges are sharp.
    private func screenFrame(for size: CGSize, in area: CGRect, margin: CGFloat) -> CGRect {
        let available = area.size
        let zoom = min(available.width / (size.width + margin * 2), available.height / (size.height + margin * 2))
        let keepsSize = style.canvas == nil && zoom >= 1
        let fitted = keepsSize ? size : wholePixelSize(of: size, zoom: zoom)
        return CGRect(
            x: roundedToPixel(area.minX + (available.width - fitted.width) / 2),
            y: roundedToPixel(area.minY + (available.height - fitted.height) / 2), width: fitted.width, height: fitted.height)
    }

    /// The largest number of pixels by which the width of a screen is reduced so that the height is closer to a whole number.
    private static let maximumWidthReduction = 8

    /// Returns a size in whole pixels with nearly the aspect ratio of a screen, at most `maximumWidthReduction` pixels narrower than
    /// possible. The height is rounded down, so the function chooses the width for which the fraction of a pixel in the height is smallest.
    private func wholePixelSize(of size: CGSize, zoom: CGFloat) -> CGSize {
        let largestWidth = max(Int((size.width * zoom * scale + 1e-6).rounded(.down)), 1)
        let aspectRatio = size.height / size.width
        func fraction(_ width: Int) -> CGFloat { (CGFloat(width) * aspectRatio + 1e-6).truncatingRemainder(dividingBy: 1) }
        let widths = max(largestWidth - Self.maximumWidthReduction, 1)...largestWidth
        let width = widths.reversed().min { fraction($0) < fraction($1) } ?? largestWidth
        let height = max((CGFloat(width) * aspectRatio + 1e-6).rounded(.down), 1)
        return CGSize(width: CGFloat(width) / scale, height: height / scale)
    }

    private func fit(_ phone: PhoneView, around screenFrame: CGRect, _ shape: ScreenShape?, zoom: CGFloat) {
        phone.frame = CGRect(origin: .zero, size: backStage.size)
        phone.fit(around: screenFrame, shape, zoom: zoom, pixelSize: 1 / scale)
    }

    private func updateTouches(_ indicators: TouchIndicators, of take: Take, in screenFrame: CGRect) {
        indicators.frame = CGRect(origin: .zero, size: frontStage.size)
        indicators.update(for: take, screenFrame: screenFrame)
    }

    /// The front stage, or nil if it is empty.
    private var shownFrontStage: Stage? { style.showsTouches || style.showsPresses || style.showsSubtitles ? frontStage : nil }

    /// Shows the captions of a take. If `screenFrame` is nil, there are no rings at clicks.
    private func updateCaptions(of take: Take, in screenFrame: CGRect?) {
        frontStage.perform {
            captionViews.update(for: take, screenFrame: screenFrame, area: layout.captionArea, imageSize: frontStage.size)
        }
    }

    /// Returns a coordinate in points, rounded to the nearest whole pixel.
    private func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
