import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// Decodes the image now, so that it can be shown without a delay, and returns it. Returns nil for an image without pixels.
    ///
    /// A vector image is rendered at its own size, and at the size in which the screen shows it: with the pixels of the screen, and filling
    /// it if the image has at least half of its width or height. Other images are decoded when they are created.
    public func preparingForDisplay() -> UIImage? {
        render(for: .main)
        return hasPixels ? self : nil
    }

    /// Decodes the image on another thread, and calls a function with it, or with nil for an image without pixels.
    ///
    /// Differs from Apple: the function is called on the main queue, at the beginning of the stage's next frame, so that videos and tests are
    /// the same each time. If the image is shown before it is decoded, the frame waits for it.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        // Another screen may be the main screen when the other thread begins.
        let screen = Screen.main
        if hasPixels { ImagePreparation.shared.perform { [self] in render(for: screen) } }
        DispatchQueue.main.async { [self] in completionHandler(hasPixels ? self : nil) }
    }

    /// Decodes the image on another thread, and returns it in the stage's next frame, or nil for an image without pixels.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in prepareForDisplay { continuation.resume(returning: $0) } }
    }

    private var hasPixels: Bool { attributes.uprightImage != nil || attributes.frames != nil }

    /// The values of a screen on which the size of a rendered image depends.
    private struct Screen {
        let size: CGSize
        let scale: CGFloat

        static var main: Screen { Screen(size: UIScreen.mainSize.withLock { $0 }, scale: UIScreen.mainScale.withLock { $0 }) }
    }

    private func render(for screen: Screen) {
        for frame in attributes.frames ?? [] { frame.render(for: screen) }
        guard let image = attributes.uprightImage, image.width > 0, image.height > 0 else { return }
        let (x, y) = (screen.size.width / size.width, screen.size.height / size.height)
        let enlargement = min(x, y) <= 2 ? max(x, y) : 1
        image.render(for: Double(enlargement * screen.scale / scale))
    }
}
