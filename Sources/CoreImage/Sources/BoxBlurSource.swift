import Foundation

/// An image in which each pixel is the mean of a square around it, with 2r + 1 pixels per side.
struct BoxBlurSource: ImageSource {
    let input: any ImageSource
    /// The distance r from the center of the square to the centers of its outermost pixels.
    let radius: Double
    let domain: PixelRect

    init(_ input: any ImageSource, radius: Double) {
        self.input = input
        self.radius = min(max(radius, 0), GaussianBlurSource.maximumSigma)
        domain = input.domain.outset(Int(self.radius.rounded(.up))).intersection(.infinite)
    }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        input.pixels(rect.outset(Int(radius.rounded(.down)) + 1), options)
            .boxedRowsTransposed(radius, columns: rect.x0..<rect.x1)
            .boxedRowsTransposed(radius, columns: rect.y0..<rect.y1)
    }
}
