import Foundation

/// An image with a Gaussian blur.
///
/// A blur with a wide kernel is computed at a lower resolution. Each pixel is divided between the nearest cells of f × f pixels, and the
/// cells are blurred. Then they are enlarged by linear interpolation. Each of the two changes of the resolution adds the variance
/// f²/6 + 1/12, so the kernel of the cells has the variance (σ² - f²/3 - 1/6)/f². With σ/f ≥ 3, the result differs from the exact result
/// by less than a 255th of the brightest value.
struct GaussianBlurSource: ImageSource {
    let input: any ImageSource
    /// The standard deviation in pixels.
    let sigma: Double
    let domain: PixelRect

    /// The largest standard deviation. It limits the memory for images whose edges are repeated without end.
    static let maximumSigma = 500.0

    init(_ input: any ImageSource, sigma: Double) {
        self.input = input
        self.sigma = min(max(sigma, 0), Self.maximumSigma)
        domain = input.domain.outset(Int((3 * self.sigma).rounded(.up))).intersection(.infinite)
    }

    /// The factor by which the resolution is reduced, a power of two.
    private var factor: Int {
        var factor = 1
        while sigma / Double(factor) >= 6 { factor *= 2 }
        return factor
    }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        guard sigma > 0.01 else { return input.pixels(rect, options) }
        let factor = factor
        guard factor > 1 else { return blurred(rect, sigma) { input.pixels($0, options) } }
        func cell(_ pixel: Int) -> Int { Int(((Double(pixel) + 0.5) / Double(factor) - 0.5).rounded(.down)) }
        let cells = PixelRect(x0: cell(rect.x0), y0: cell(rect.y0), x1: cell(rect.x1 - 1) + 2, y1: cell(rect.y1 - 1) + 2)
        let size = Double(factor)
        let small = blurred(cells, (sigma * sigma - size * size / 3 - 1.0 / 6).squareRoot() / size) { area in
            let half = factor / 2
            let needed = PixelRect(
                x0: area.x0 * factor - half, y0: area.y0 * factor - half, x1: area.x1 * factor + half, y1: area.y1 * factor + half
            ).intersection(input.domain)
            return needed.isEmpty ? PixelBuffer(area) : input.pixels(needed, options).reduced(by: factor, to: area)
        }
        return small.enlarged(by: factor, to: rect)
    }

    /// Returns the exact blur of the pixels that `read` returns for a rectangle.
    private func blurred(_ rect: PixelRect, _ sigma: Double, _ read: (PixelRect) -> PixelBuffer) -> PixelBuffer {
        let weights = Self.weights(sigma)
        let source = read(rect.outset(weights.count / 2))
        return source.convolvedRowsTransposed(weights, columns: rect.x0..<rect.x1)
            .convolvedRowsTransposed(weights, columns: rect.y0..<rect.y1)
    }

    /// Returns the Gaussian kernel up to 3.5 standard deviations on both sides. The sum is 1.
    static func weights(_ sigma: Double) -> [Float] {
        let reach = max(Int((3.5 * sigma).rounded(.up)), 1)
        let bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = bell.reduce(0, +)
        return bell.map { Float($0 / sum) }
    }
}
