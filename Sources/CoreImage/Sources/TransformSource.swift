import CoreGraphics
import Foundation

/// An image that is moved, scaled, rotated or sheared.
///
/// Successive transforms are combined, so that the pixels are sampled once. Otherwise, an image that is first enlarged and then reduced
/// would need all pixels of the large image.
struct TransformSource: ImageSource {
    let input: any ImageSource
    let domain: PixelRect
    private let transform: CGAffineTransform
    private let inverse: CGAffineTransform

    /// Creates the image, or returns nil if the transform has no inverse, or has a number that is not finite or too large.
    init?(_ input: any ImageSource, _ transform: CGAffineTransform) {
        guard let inverse = Self.usableInverse(transform) else { return nil }
        domain = input.domain.isInfinite ? .infinite : Self.area(input.domain, transform)
        if Self.wholeTranslation(transform) == nil, let inner = input.unshared as? TransformSource {
            let combined = inner.transform.concatenating(transform)
            if let inverse = Self.usableInverse(combined) {
                (self.input, self.transform, self.inverse) = (inner.input.consumedAgain(), combined, inverse)
                return
            }
        }
        (self.input, self.transform, self.inverse) = (input, transform, inverse)
    }

    private static func usableInverse(_ transform: CGAffineTransform) -> CGAffineTransform? {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return numbers.allSatisfy { $0.isFinite && abs($0) < CGFloat(PixelRect.limit) } ? transform.inverse : nil
    }

    private static func area(_ rect: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
        rect.isEmpty ? .empty : PixelRect(rect.cgRect.applying(transform))
    }

    /// Returns the translation if a transform only translates by whole pixels, otherwise nil. For such a translation, the pixels are moved
    /// and not sampled.
    private static func wholeTranslation(_ transform: CGAffineTransform) -> (dx: Int, dy: Int)? {
        let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        guard linear.isIdentity, transform.tx.rounded() == transform.tx, transform.ty.rounded() == transform.ty else { return nil }
        return (Int(transform.tx), Int(transform.ty))
    }

    /// If the rectangle needs more than `maximumPartSize` pixels of the input, its two halves are computed one after the other. Returns
    /// transparent pixels if the rectangle needs more than `maximumInputSize` pixels, or if a single pixel needs more than
    /// `CIContext.maximumPixelCount` pixels.
    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        if let (dx, dy) = Self.wholeTranslation(transform) { return input.pixels(rect.offset(-dx, -dy), options).moved(to: rect) }
        let needed = Self.area(rect, inverse).outset(2).intersection(input.domain)
        guard !needed.isEmpty, !needed.isInfinite, needed.pixelCount <= Self.maximumInputSize else { return PixelBuffer(rect) }
        if needed.pixelCount > Self.maximumPartSize, max(rect.width, rect.height) > 1 {
            var result = PixelBuffer(rect)
            for half in rect.halves { result.replacePixels(by: render(half, options)) }
            return result
        }
        guard needed.pixelCount <= CIContext.maximumPixelCount else { return PixelBuffer(rect) }
        return input.pixels(needed, options).withSampler { sample in
            PixelBuffer(rect) { y, row in
                for x in 0..<rect.width { row[x] = mean(around: CGPoint(x: CGFloat(rect.x0 + x), y: CGFloat(y)), sample) }
            }
        }
    }

    /// The largest number of pixels of the input that are computed at a time. An image that is much reduced would need a large amount of
    /// memory otherwise.
    static let maximumPartSize = 1 << 22
    /// The largest number of pixels of the input that one rectangle needs. It limits the time.
    private static let maximumInputSize = 1 << 28

    /// The number of samples of a pixel along each axis. An image that is reduced needs more than one sample, to avoid aliasing.
    private var sampleCount: Int {
        let steps = [hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d)]
        return Int(min(max((steps.max() ?? 1) - 0.01, 1).rounded(.up), 8))
    }

    /// Returns the mean of the samples in a pixel, whose lower left corner is given.
    private func mean(around corner: CGPoint, _ sample: (Double, Double) -> Pixel) -> Pixel {
        let count = sampleCount
        var sum = Pixel.zero
        for row in 0..<count {
            for column in 0..<count {
                let step = 1 / CGFloat(count)
                let point = CGPoint(x: corner.x + (CGFloat(column) + 0.5) * step, y: corner.y + (CGFloat(row) + 0.5) * step)
                let source = point.applying(inverse)
                sum += sample(Double(source.x), Double(source.y))
            }
        }
        return sum / Float(count * count)
    }
}
