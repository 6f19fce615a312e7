/// An image that is combined with its own blur pixel by pixel.
struct BlurCombinationSource: ImageSource {
    private let image: any ImageSource
    private let blur: GaussianBlurSource
    let domain: PixelRect
    /// Returns a pixel of the result from the pixels of the image and of its blur.
    private let combine: @Sendable (Pixel, Pixel) -> Pixel

    /// Creates the combination. By default, its domain is that of the blur.
    init(
        _ input: any ImageSource, sigma: Double, domain: PixelRect? = nil,
        _ combine: @escaping @Sendable (_ pixel: Pixel, _ blurred: Pixel) -> Pixel
    ) {
        let shared = SharedSource(input)
        (image, blur, self.combine) = (shared.consumed(), GaussianBlurSource(shared.consumed(), sigma: sigma), combine)
        self.domain = domain ?? blur.domain
    }

    /// Computes the blur first. The blur reads more pixels of the image than the combination, and these pixels are stored in the cache. The
    /// combination then reads them from the cache.
    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        let blurred = blur.pixels(rect, options)
        var buffer = image.pixels(rect, options)
        buffer.combine(blurred, combine)
        return buffer
    }
}
