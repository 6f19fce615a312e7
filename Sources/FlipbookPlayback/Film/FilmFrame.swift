import CoreGraphics
import Stage
import UIKit

/// The parts around the scene in a video or screenshot: a background, and optionally the phone and touch indicators.
package final class FilmFrame {
    /// The parts that are visible.
    package struct Style: Sendable {
        /// The color around the screen, or nil for the theme's background color.
        package var background: CGColor?
        package var hasPhone = false
        package var showsTouches = false
        /// Whether the video is large enough for the screen in both orientations.
        package var allowsRotation = false

        package init() {}

        /// Whether the video shows only the scene.
        var isEmpty: Bool { background == nil && !hasPhone && !showsTouches && !allowsRotation }
    }

    package let width: Int
    package let height: Int
    private let style: Style
    private let scale: CGFloat
    private let backStage: Stage
    private let frontStage: Stage
    private let phoneView = PhoneView()
    private let touchIndicators = TouchIndicators()
    private let collage: Collage?

    /// Creates the parts around a screen with a size in points. `scale` is the number of pixels per point.
    package init(_ size: CGSize, scale: CGFloat, _ style: Style) {
        self.style = style
        self.scale = scale
        let margin: CGFloat = style.hasPhone ? 48 : 0
        let longSide = max(size.width, size.height)
        let screenArea = style.allowsRotation ? CGSize(width: longSide, height: longSide) : size
        let filmSize = CGSize(width: screenArea.width + margin * 2, height: screenArea.height + margin * 2)
        width = Stage.pixelCount(forPoints: filmSize.width, scale: scale)
        height = Stage.pixelCount(forPoints: filmSize.height, scale: scale)
        backStage = Stage(size: filmSize, scale: scale)
        frontStage = Stage(size: filmSize, scale: scale)
        collage = style.isEmpty ? nil : Collage(width: width, height: height, scale: scale)
        backStage.perform {
            backStage.window.backgroundColor = style.background.map { UIColor(cgColor: $0) } ?? Theme.backgroundColor
            if style.hasPhone { backStage.window.addSubview(phoneView) }
        }
        frontStage.perform { if style.showsTouches { frontStage.window.addSubview(touchIndicators) } }
    }

    /// Paints the take's current frame with the parts around it. Calls `body` with the image, without copying it.
    package func withImage<R>(of take: Take, _ body: (borrowing Bitmap) throws -> R) rethrows -> R {
        guard let collage else {
            take.stage.paint()
            return try take.stage.withImage(body)
        }
        let size = take.stage.size
        let screenFrame = CGRect(
            x: roundedToPixel((backStage.size.width - size.width) / 2), y: roundedToPixel((backStage.size.height - size.height) / 2),
            width: size.width,
            height: size.height)
        if style.hasPhone { backStage.perform { updatePhone(around: screenFrame) } }
        if style.showsTouches { frontStage.perform { updateTouches(of: take, in: screenFrame) } }
        let inset = Collage.Inset(take.stage, frame: screenFrame, cornerRadius: style.hasPhone ? PhoneView.screenCornerRadius(zoom: 1) : 0)
        collage.paint(backStage, [inset], front: style.showsTouches ? frontStage : nil)
        return try collage.withImage(body)
    }

    private func updatePhone(around screenFrame: CGRect) {
        phoneView.frame = CGRect(origin: .zero, size: backStage.size)
        phoneView.fit(around: screenFrame, zoom: 1, pixelSize: 1 / scale)
    }

    private func updateTouches(of take: Take, in screenFrame: CGRect) {
        touchIndicators.frame = CGRect(origin: .zero, size: frontStage.size)
        touchIndicators.update(for: take, screenFrame: screenFrame)
    }

    /// Returns a coordinate in points, rounded to the nearest whole pixel.
    private func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
