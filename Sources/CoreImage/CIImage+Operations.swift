import CoreGraphics
import Foundation

extension CIImage {
    /// Returns the part of the image in a rectangle. The rectangle is enlarged to whole pixels.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(CropSource(consumedSource(), PixelRect(rect))) }

    /// Returns the transformed image. The result is empty if the transform has no inverse, or has a number that is not finite or too large.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        if matrix.isIdentity { return self }
        return TransformSource(consumedSource(), matrix).map { CIImage($0) } ?? CIImage()
    }

    /// Returns the transformed image. The result is empty if the transform has no inverse, or has a number that is not finite or too large.
    ///
    /// Differs from Apple: `highQualityDownsample` has no effect. The quality of a reduced image is always high.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }

    /// Returns the image with its outermost pixels repeated infinitely.
    public func clampedToExtent() -> CIImage { source.domain.isInfinite ? self : CIImage(ClampSource(input: consumedSource())) }

    /// Returns the part of the image in a rectangle, with the outermost pixels of the part repeated infinitely.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// Returns the image drawn over another image.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(CombinationSource(consumedSource(), dest.consumedSource()) { above, below in above + below * (1 - above.w) })
    }

    /// Returns the result of a filter with the image as its input. If there is no filter of this name, returns the image itself. Stops the
    /// program if the filter has no input for a key of `params`.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? CIImage()
    }

    /// Returns the result of a filter with the image as its input and the default values of its other inputs.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the image with a Gaussian blur.
    ///
    /// - Parameter sigma: The standard deviation in pixels, limited to 0…500. A number that is not finite counts as 0.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        CIImage(GaussianBlurSource(consumedSource(), sigma: sigma.isFinite ? sigma : 0))
    }

    /// Returns the image with its colors multiplied by alpha.
    public func premultiplyingAlpha() -> CIImage { mapping { $0.premultiplied } }

    /// Returns the image with its colors divided by alpha.
    public func unpremultiplyingAlpha() -> CIImage { mapping { $0.straight } }

    /// Returns the part of the image in a rectangle, with alpha 1. Where the rectangle is larger than the image, the result is black.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        composited(over: .clear).cropped(to: extent).mapping { $0.withAlpha(1) }
    }

    private func mapping(_ map: @escaping @Sendable (Pixel) -> Pixel) -> CIImage {
        CIImage(ColorMapSource(input: consumedSource()) { _ in map })
    }

    // MARK: - Orientation

    /// Returns the transform that makes an image with an orientation upright. The lower left corner of the result is at the origin. For an
    /// empty or infinite image, the transform has no translation.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
            switch orientation {
            case .up: (1, 0, 0, 1)
            case .upMirrored: (-1, 0, 0, 1)
            case .down: (-1, 0, 0, -1)
            case .downMirrored: (1, 0, 0, -1)
            case .leftMirrored: (0, -1, -1, 0)
            case .right: (0, -1, 1, 0)
            case .rightMirrored: (0, 1, 1, 0)
            case .left: (0, 1, -1, 0)
            }
        let linear = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
        guard !source.domain.isEmpty, !source.domain.isInfinite else { return linear }
        let orientedExtent = extent.applying(linear)
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: -orientedExtent.minX, ty: -orientedExtent.minY)
    }

    /// Returns the image upright, given the orientation of its pixels.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { transformed(by: orientationTransform(for: orientation)) }

    /// Returns the image upright, given the Exif orientation of its pixels, 1…8. For other numbers, returns the image itself.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        guard orientation > 0, let value = CGImagePropertyOrientation(rawValue: UInt32(orientation)) else { return self }
        return oriented(value)
    }
}
