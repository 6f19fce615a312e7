import CoreGraphics

/// The image of a layer, or two images while the new image fades in over the old image.
nonisolated package struct LayerContents: Equatable, Sendable {
    /// The image, or the old image during a fade. Nil if there is no image.
    package var image: CGImage?
    /// The new image during a fade, otherwise nil.
    package var nextImage: CGImage?
    /// The fraction of the fade, 0…1.
    package var fraction: Double = 0

    package init(_ image: CGImage? = nil) { self.image = image }

    /// Creates the contents at a fraction of the fade from one image to another.
    package init(_ image: CGImage?, to next: CGImage?, _ fraction: Double) {
        self.image = fraction >= 1 ? next : image
        guard fraction > 0, fraction < 1 else { return }
        self.nextImage = next
        self.fraction = fraction
    }

    package static func == (a: LayerContents, b: LayerContents) -> Bool {
        a.image === b.image && a.nextImage === b.nextImage && a.fraction == b.fraction
    }
}
