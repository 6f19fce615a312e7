import Foundation

/// An image in memory: premultiplied 8-bit pixels in the byte order blue, green, red, alpha, with rows from top to bottom.
public struct Bitmap: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// One 32-bit word `0xAARRGGBB` per pixel, row by row.
    package private(set) var words: [UInt32]

    /// Creates a bitmap of transparent pixels. A negative size counts as zero.
    public init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        words = [UInt32](repeating: 0, count: self.width * self.height)
    }

    /// Creates a bitmap from `width * height` words, row by row.
    package init(width: Int, height: Int, words: [UInt32]) {
        precondition(words.count == width * height, "a \(width)×\(height) bitmap needs \(width * height) pixels, not \(words.count)")
        self.width = width
        self.height = height
        self.words = words
    }

    /// A pixel. Its color channels are premultiplied with alpha.
    public struct Pixel: Hashable, Sendable {
        /// The pixel as `0xAARRGGBB`.
        package let word: UInt32
        package init(word: UInt32) { self.word = word }
        /// The red channel, premultiplied with alpha.
        public var red: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
        /// The green channel, premultiplied with alpha.
        public var green: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }
        /// The blue channel, premultiplied with alpha.
        public var blue: UInt8 { UInt8(truncatingIfNeeded: word) }
        /// The alpha channel.
        public var alpha: UInt8 { UInt8(truncatingIfNeeded: word >> 24) }
    }

    /// The pixel in column `x` and row `y`, counted from the upper left corner.
    public subscript(x: Int, y: Int) -> Pixel {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside of \(width)×\(height)")
        return Pixel(word: words[y * width + x])
    }

    /// Calls `body` with the pixel bytes: four bytes per pixel, `width * 4` bytes per row.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try words.withUnsafeBytes(body)
    }

    /// Calls `body` with the pixel words, which it may change.
    package mutating func withUnsafeMutableWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R) rethrows -> R {
        try words.withUnsafeMutableBufferPointer { try body($0) }
    }

    /// Returns a copy of the pixels in a rectangle, which must be inside the bitmap.
    public func cropped(x: Int, y: Int, width w: Int, height h: Int) -> Bitmap {
        precondition(x >= 0 && y >= 0 && w >= 0 && h >= 0 && x + w <= width && y + h <= height, "the rectangle must be inside the bitmap")
        var croppedWords: [UInt32] = []
        croppedWords.reserveCapacity(w * h)
        for row in y..<(y + h) { croppedWords.append(contentsOf: words[(row * width + x)..<(row * width + x + w)]) }
        return Bitmap(width: w, height: h, words: croppedWords)
    }
}
