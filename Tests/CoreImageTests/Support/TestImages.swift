import CoreGraphics
import Foundation
import SeededRandomValues

@testable import CoreImage

/// Returns an image of one color with a size in pixels. `word` is the premultiplied color as 0xAARRGGBB. The lower left corner of the image
/// is at the origin.
func solidImage(_ word: UInt32, _ width: Int, _ height: Int) -> CIImage {
    CIImage(cgImage: CGImage(Bitmap(width: width, height: height, words: [UInt32](repeating: word, count: width * height))))
}

/// Returns an image with random premultiplied pixels.
func randomImage(_ width: Int, _ height: Int, seed: Int, isOpaque: Bool = false) -> CIImage {
    var random = SeededRandom(seed)
    let words = (0..<width * height).map { _ -> UInt32 in
        let alpha = isOpaque ? 255 : random.integer(0...255)
        func channel() -> UInt32 { UInt32(random.integer(0...alpha)) }
        return UInt32(alpha) << 24 | channel() << 16 | channel() << 8 | channel()
    }
    return CIImage(cgImage: CGImage(Bitmap(width: width, height: height, words: words)))
}

/// Returns an image whose pixels are given by a function of x and y, with y pointing up.
func image(_ width: Int, _ height: Int, _ word: (_ x: Int, _ y: Int) -> UInt32) -> CIImage {
    var words: [UInt32] = []
    for row in 0..<height { for x in 0..<width { words.append(word(x, height - 1 - row)) } }
    return CIImage(cgImage: CGImage(Bitmap(width: width, height: height, words: words)))
}

extension CIImage {
    /// Returns the pixel at a position with y pointing up, as 0xAARRGGBB. Returns 0xDEADBEEF if the pixel cannot be rendered.
    func word(_ x: Int, _ y: Int, _ context: CIContext = CIContext()) -> UInt32 {
        let rect = CGRect(x: x, y: y, width: 1, height: 1)
        return context.createCGImage(self, from: rect)?.bitmap.words.first ?? 0xDEAD_BEEF
    }

    /// Returns the channels red, green, blue and alpha of a pixel, 0…255.
    func channels(_ x: Int, _ y: Int, _ context: CIContext = CIContext()) -> [Int] {
        let word = word(x, y, context)
        return [16, 8, 0, 24].map { Int(word >> UInt32($0) & 255) }
    }

    /// Returns the result of a filter.
    func filtered(_ name: String, _ parameters: [String: Any] = [:]) -> CIImage { applyingFilter(name, parameters: parameters) }

    /// Returns the linear color of a pixel in floating-point numbers. The color is not premultiplied.
    func linearPixel(_ x: Int, _ y: Int) -> [Double] {
        let buffer = source.pixels(PixelRect(x0: x, y0: y, x1: x + 1, y1: y + 1), .linearLight)
        let pixel = buffer.pixels[0].straight
        return [Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w)]
    }
}

/// Returns the linear value of a component in 0…1 that is stored in sRGB.
func linear(_ stored: Double) -> Double { stored <= 0.04045 ? stored / 12.92 : pow((stored + 0.055) / 1.055, 2.4) }

/// Returns the byte that stores a linear value in sRGB.
func byte(_ linear: Double) -> Int {
    let value = min(max(linear, 0), 1)
    return Int(((value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055) * 255).rounded())
}

/// Returns whether numbers differ by at most a tolerance.
func isClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-4) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func isClose(_ a: [Int], _ b: [Int], within tolerance: Int = 1) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
