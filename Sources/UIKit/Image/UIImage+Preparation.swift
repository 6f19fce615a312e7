import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// Decodes the image now, so that it can be shown without a delay, and returns it. Returns nil for an image without pixels.
    ///
    /// A vector image is rendered at its own size, and at the size in which the screen shows it: with the pixels of the screen, and filling
    /// it if the image has at least half of its width or height. Other images are decoded when they are created.
    public func preparingForDisplay() -> UIImage? {
        guard attributes.uprightImage != nil || attributes.frames != nil else { return nil }
        for image in attributes.frames ?? [self] { image.renderForScreen() }
        return self
    }

    /// Decodes the image on another thread, and calls a function with it, or with nil for an image without pixels.
    ///
    /// Differs from Apple: the function is called on the main queue, at the beginning of the stage's next frame, so that videos and tests are
    /// the same each time. If the image is shown before it is decoded, the frame waits for it.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let isVisible = attributes.uprightImage != nil || attributes.frames != nil
        if isVisible { Thread.detachNewThread { [self] in _ = preparingForDisplay() } }
        DispatchQueue.main.async { [self] in completionHandler(isVisible ? self : nil) }
    }

    /// Decodes the image on another thread, and returns it in the stage's next frame, or nil for an image without pixels.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in prepareForDisplay { continuation.resume(returning: $0) } }
    }

    private func renderForScreen() {
        guard let image = attributes.uprightImage, image.width > 0, image.height > 0 else { return }
        let (pixels, points) = (UIScreen.mainScale.withLock { $0 }, UIScreen.mainSize.withLock { $0 })
        let (x, y) = (points.width / size.width, points.height / size.height)
        let enlargement = min(x, y) <= 2 ? max(x, y) : 1
        image.render(for: Double(enlargement * pixels / scale))
    }
}
