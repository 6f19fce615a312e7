import CoreGraphics
import Stage
import UIKit

/// The parts around the scene in a video or screenshot: a background, and optionally the phone and touch indicators.
package final class FilmFrame {
    /// The parts that are visible.
    package struct Style: Sendable {
        /// The color around the screen, or nil for the theme's background color.
        package var background: CGColor?
        /// Whether the area around the screen is transparent.
        package var isTransparent = false
        package var hasPhone = false
        package var showsTouches = false
        /// Whether the image is a square that is large enough for the screen in both orientations. Golden videos have this form.
        package var allowsRotation = false
        /// The size of the image, or nil for the size of the screen with the phone around it.
        package var canvas: FilmCanvas?
        /// What is shown of the animations. `FilmFrame.overlays` must be set if it is not empty.
        package var show = ShowOptions()

        package init() {}

        /// Whether the video shows only the scene.
        var isEmpty: Bool {
            background == nil && !isTransparent && !hasPhone && !showsTouches && !allowsRotation && canvas == nil && show.isEmpty
        }
    }

    package let width: Int
    package let height: Int
    private let style: Style
    private let scale: CGFloat
    /// The size in points of the screen for which the image was made. The screen is smaller in the image while it is rotated.
    private let screenSize: CGSize
    /// What is shown of the animations, or nil for only the scene.
    package var overlays: FilmOverlays? { didSet { addPanels() } }
    private var panels: [FilmPanel] = []
    private let layout: FilmLayout
    private let backStage: Stage
    private let frontStage: Stage
    private let phoneView = PhoneView()
    private let touchIndicators = TouchIndicators()
    private lazy var collage = Collage(width: width, height: height, scale: scale, isTransparent: style.isTransparent)

    /// The distance from the screen to the edge of the image if there is a phone, in points of the scene.
    private var margin: CGFloat { style.hasPhone ? 48 : 0 }

    /// Creates the parts around a screen with a size in points. `scale` is the number of pixels per point.
    package init(_ size: CGSize, scale: CGFloat, _ style: Style) {
        self.style = style
        self.scale = scale
        screenSize = size
        layout = FilmLayout(size, scale: scale, style, margin: style.hasPhone ? 48 : 0)
        let filmSize = layout.size
        width = style.canvas?.width ?? Stage.pixelCount(forPoints: filmSize.width, scale: scale)
        height = style.canvas?.height ?? Stage.pixelCount(forPoints: filmSize.height, scale: scale)
        backStage = Stage(size: filmSize, scale: scale)
        frontStage = Stage(size: filmSize, scale: scale)
        backStage.perform {
            if !style.isTransparent {
                backStage.window.backgroundColor = style.background.map { UIColor(cgColor: $0) } ?? Theme.backgroundColor
            }
            if style.hasPhone { backStage.window.addSubview(phoneView) }
        }
        frontStage.perform { if style.showsTouches { frontStage.window.addSubview(touchIndicators) } }
    }

    /// Paints the take's current frame with the parts around it. Calls `body` with the image, without copying it.
    package func withImage<R>(of take: Take, _ body: (borrowing Bitmap) throws -> R) rethrows -> R {
        if style.isEmpty, take.stage.size == screenSize {
            take.stage.paint()
            return try take.stage.withImage(body)
        }
        let screenFrame = screenFrame(for: take.stage.size)
        let zoom = screenFrame.width / take.stage.size.width
        backStage.perform { for panel in panels { panel.show(frame: take.frame) } }
        if let overlays, overlays.options.contains(.exploded) {
            let list = overlays.explodedList(of: take, screenFrame: screenFrame, area: layout.sceneArea)
            collage.paint(backStage, [], overlay: Collage.Overlay(list, frame: layout.sceneArea))
            return try collage.withImage(body)
        }
        if style.hasPhone { backStage.perform { updatePhone(around: screenFrame, zoom: zoom) } }
        if style.showsTouches { frontStage.perform { updateTouches(of: take, in: screenFrame) } }
        let inset = Collage.Inset(
            take.stage, frame: screenFrame, cornerRadius: style.hasPhone ? PhoneView.screenCornerRadius(zoom: zoom) : 0,
            list: overlays?.list(of: take))
        collage.paint(backStage, [inset], front: style.showsTouches ? frontStage : nil)
        return try collage.withImage(body)
    }

    private func addPanels() {
        for panel in panels { panel.view.removeFromSuperview() }
        guard let overlays, let area = layout.panelArea else { return }
        backStage.perform {
            panels = overlays.makePanels(in: area)
            for panel in panels { backStage.window.addSubview(panel.view) }
        }
    }

    /// Returns the area of the image that shows a screen, in points of the image: centered, and as large as the image allows.
    ///
    /// A screen that has its own size in the image keeps it exactly. Any other screen has whole pixels, so that its edges are sharp.
    private func screenFrame(for size: CGSize) -> CGRect {
        let film = layout.sceneArea.size
        let zoom = min(film.width / (size.width + margin * 2), film.height / (size.height + margin * 2))
        let keepsSize = style.canvas == nil && zoom >= 1
        let fitted = keepsSize ? size : wholePixelSize(of: size, zoom: zoom)
        return CGRect(
            x: roundedToPixel(layout.sceneArea.minX + (film.width - fitted.width) / 2),
            y: roundedToPixel(layout.sceneArea.minY + (film.height - fitted.height) / 2), width: fitted.width, height: fitted.height)
    }

    /// The number of pixels by which the width of a screen can be reduced for a better height.
    private static let maximumWidthReduction = 8

    /// Returns the largest size with whole pixels, close to the aspect ratio of a screen. A row that is covered only in part is left out,
    /// so the width is chosen for which the height has the smallest fraction of a pixel.
    private func wholePixelSize(of size: CGSize, zoom: CGFloat) -> CGSize {
        let largestWidth = max(Int((size.width * zoom * scale + 1e-6).rounded(.down)), 1)
        let aspectRatio = size.height / size.width
        func fraction(_ width: Int) -> CGFloat { (CGFloat(width) * aspectRatio + 1e-6).truncatingRemainder(dividingBy: 1) }
        let widths = max(largestWidth - Self.maximumWidthReduction, 1)...largestWidth
        let width = widths.reversed().min { fraction($0) < fraction($1) } ?? largestWidth
        let height = max((CGFloat(width) * aspectRatio + 1e-6).rounded(.down), 1)
        return CGSize(width: CGFloat(width) / scale, height: height / scale)
    }

    private func updatePhone(around screenFrame: CGRect, zoom: CGFloat) {
        phoneView.frame = CGRect(origin: .zero, size: backStage.size)
        phoneView.fit(around: screenFrame, zoom: zoom, pixelSize: 1 / scale)
    }

    private func updateTouches(of take: Take, in screenFrame: CGRect) {
        touchIndicators.frame = CGRect(origin: .zero, size: frontStage.size)
        touchIndicators.update(for: take, screenFrame: screenFrame)
    }

    /// Returns a coordinate in points, rounded to the nearest whole pixel.
    private func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
