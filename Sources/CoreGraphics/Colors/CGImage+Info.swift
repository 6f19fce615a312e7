import Foundation

extension CGImage {
    /// The color space, which is always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(.rgb, name: CGColorSpace.sRGB) }
    /// The number of bits of a component, which is always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel, which is always 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row.
    public var bytesPerRow: Int { width * 4 }
    /// The position of alpha in a pixel.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The format of the pixels: 32-bit words with alpha in the highest byte.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo, byteOrder: .order32Little) }

    /// Returns the same image.
    public func copy() -> CGImage? { self }

    /// Returns the part of the image in a rectangle, or nil if the rectangle is outside of the image. The rectangle is in pixels, with the
    /// origin at the upper left, and is enlarged to whole pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.hasFiniteNumbers else { return nil }
        let standard = rect.standardized
        func limited(_ value: CGFloat, _ limit: Int) -> Int { Int(min(max(value, 0), CGFloat(limit))) }
        let (x0, x1) = (limited(standard.minX.rounded(.down), width), limited(standard.maxX.rounded(.up), width))
        let (y0, y1) = (limited(standard.minY.rounded(.down), height), limited(standard.maxY.rounded(.up), height))
        guard x0 < x1, y0 < y1 else { return nil }
        return CGImage(bitmap.cropped(x: x0, y: y0, width: x1 - x0, height: y1 - y0))
    }
}
