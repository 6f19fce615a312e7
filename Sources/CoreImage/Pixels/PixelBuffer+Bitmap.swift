import CoreGraphics

// Conversions between bitmaps and buffers. The first row of a bitmap is at the top, and the first row of a buffer is at the bottom.
extension PixelBuffer {
    /// Creates a buffer of a part of a bitmap, whose lower left corner is at the origin.
    init(_ bitmap: Bitmap, in rect: PixelRect, _ options: RenderOptions) {
        let (width, height) = (bitmap.width, bitmap.height)
        let words = bitmap.words
        self = TransferCurve.linear.withUnsafeBufferPointer { linear in
            words.withUnsafeBufferPointer { words in
                PixelBuffer(rect) { y, row in
                    let first = (height - 1 - y) * width + rect.x0
                    for x in 0..<rect.width {
                        row[x] = options.isLinear ? Self.linearPixel(words[first + x], linear) : Self.storedPixel(words[first + x])
                    }
                }
            }
        }
    }

    /// Returns a word of a bitmap as a pixel, without a conversion of the colors.
    @inline(__always)
    private static func storedPixel(_ word: UInt32) -> Pixel {
        Pixel(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), Float(word >> 24)) * (1 / 255)
    }

    /// Returns a word of a bitmap as a pixel in linear light.
    @inline(__always)
    private static func linearPixel(_ word: UInt32, _ linear: UnsafeBufferPointer<Float>) -> Pixel {
        let alpha = Int(word >> 24)
        if alpha == 0 { return .zero }
        let (red, green, blue) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
        if alpha == 255 { return Pixel(linear[red * 257], linear[green * 257], linear[blue * 257], 1) }
        // The index of the straight color; a color that is larger than alpha counts as alpha.
        func channel(_ value: Int) -> Float {
            linear[min((value * TransferCurve.maximumIndex + alpha / 2) / alpha, TransferCurve.maximumIndex)]
        }
        return Pixel(channel(red), channel(green), channel(blue), 1) * (Float(alpha) / 255)
    }

    /// Returns the pixels as a bitmap. Colors and alpha are limited to 0…1.
    func bitmap(_ options: RenderOptions) -> Bitmap {
        let (width, height) = (rect.width, rect.height)
        let words = [UInt32](unsafeUninitializedCapacity: width * height) { output, count in
            TransferCurve.stored.withUnsafeBufferPointer { stored in
                pixels.withUnsafeBufferPointer { pixels in
                    for y in 0..<height {
                        let (from, to) = ((height - 1 - y) * width, y * width)
                        for x in 0..<width { output[to + x] = Self.word(pixels[from + x], stored, options.isLinear) }
                    }
                }
            }
            count = width * height
        }
        return Bitmap(width: width, height: height, words: words)
    }

    /// Returns a pixel as a word of a bitmap.
    @inline(__always)
    private static func word(_ pixel: Pixel, _ stored: UnsafeBufferPointer<Float>, _ isLinear: Bool) -> UInt32 {
        guard pixel.w > 0 else { return 0 }
        let alpha = (min(pixel.w, 1) * 255).rounded()
        let inverse = 1 / pixel.w
        @inline(__always) func channel(_ value: Float) -> UInt32 {
            let straight = value * inverse
            let limited: Float = straight > 0 ? min(straight, 1) : 0
            return UInt32((isLinear ? stored[TransferCurve.index(limited)] : limited) * alpha + 0.5)
        }
        return UInt32(alpha) << 24 | channel(pixel.x) << 16 | channel(pixel.y) << 8 | channel(pixel.z)
    }
}
