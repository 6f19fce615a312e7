import FlipbookGeometry
import FlipbookDisplayList

/// The saturation and tint of a backdrop.
///
/// The blurred image is computed with fewer pixels and then enlarged. If only the blurred image is visible, the filter is applied before
/// the enlargement, to fewer pixels, and the result is the same. If the sharp image is mixed with the blurred image, the filter is applied
/// to each pixel of the mixture.
struct BackdropColorFilter: Equatable {
    /// The saturation in units of 1/256.
    private let saturation: Int32
    /// The tint as a premultiplied color.
    private let tint: UInt32

    /// The filter that leaves colors unchanged.
    static let identity = BackdropColorFilter(BackdropFilter(radius: 0))

    init(_ backdrop: BackdropFilter) {
        saturation = Int32((min(max(backdrop.saturation.isNaN ? 1 : backdrop.saturation, 0), 8) * 256).rounded())
        tint = PreparedFrame.premultipliedPixel(backdrop.tint, 1)
    }

    private var keepsSaturation: Bool { saturation == 256 }

    /// Returns the pixel for a color with 8 fraction bits per channel.
    @inline(__always)
    func pixel(_ color: Blur.Lanes) -> UInt32 {
        let bytes = (saturated(color) &+ 128) &>> 8
        let word = UInt32(truncatingIfNeeded: bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x)
        return tint == 0 ? word : Blend.over(word, tint)
    }

    /// Returns light + (color - light) · saturation, limited to 0…alpha.
    @inline(__always)
    private func saturated(_ color: Blur.Lanes) -> Blur.Lanes {
        guard !keepsSaturation else { return color }
        // The luminance of sRGB, with weights in units of 1/256.
        let light = (color.z &* 54 &+ color.y &* 183 &+ color.x &* 19) &>> 8
        let alpha = color.w
        let result = (light &+ ((color &- light) &* saturation) &>> 8).clamped(lowerBound: .zero, upperBound: Blur.Lanes(repeating: alpha))
        return Blur.Lanes(result.x, result.y, result.z, alpha)
    }

    /// Applies the filter to pixels in place.
    func apply(_ words: UnsafeMutablePointer<UInt32>, _ count: Int) {
        if keepsSaturation {
            if tint != 0 { Blend.overColor(words, count, tint, level: 255) }
            return
        }
        for index in 0..<count {
            let word = words[index]
            words[index] = self.pixel(
                Blur.Lanes(Int32(word & 255), Int32(word >> 8 & 255), Int32(word >> 16 & 255), Int32(word >> 24)) &<< 8)
        }
    }
}
