/// A pixel: red, green, blue and alpha. Unless stated otherwise, the colors are premultiplied with alpha.
typealias Pixel = SIMD4<Float>

/// The luminance weights that the color filters use.
let luminanceWeights = Pixel(0.2125, 0.7154, 0.0721, 0)

extension Pixel {
    /// The luminance of the color.
    @inline(__always) var luminance: Float { (self * luminanceWeights).sum() }

    /// The color divided by alpha, with the same alpha. The color of a transparent pixel is black.
    @inline(__always) var straight: Pixel {
        guard w > 0 else { return Pixel(0, 0, 0, w) }
        let inverse = 1 / w
        return Pixel(x * inverse, y * inverse, z * inverse, w)
    }

    /// The color multiplied by alpha, with the same alpha.
    @inline(__always) var premultiplied: Pixel { Pixel(x * w, y * w, z * w, w) }

    /// Returns the pixel with another alpha and the same numbers for the color.
    @inline(__always) func withAlpha(_ alpha: Float) -> Pixel { Pixel(x, y, z, alpha) }

    /// Returns the mix with another pixel.
    @inline(__always) func mixed(with other: Pixel, _ fraction: Float) -> Pixel { self + (other - self) * fraction }
}
