import Foundation

/// Pixels in memory: premultiplied blue, green, red, alpha, eight bits each, rows from the top.
public struct Bitmap: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// One number a pixel, 0xAARRGGBB.
    package private(set) var words: [UInt32]

    /// A clear picture.
    public init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        words = [UInt32](repeating: 0, count: self.width * self.height)
    }

    package init(width: Int, height: Int, words: [UInt32]) {
        precondition(words.count == width * height, "a \(width)×\(height) bitmap needs \(width * height) pixels, not \(words.count)")
        self.width = width
        self.height = height
        self.words = words
    }

    public struct Pixel: Hashable, Sendable {
        package let word: UInt32
        package init(word: UInt32) { self.word = word }
        public var red: UInt8 { UInt8(truncatingIfNeeded: word >> 16) }
        public var green: UInt8 { UInt8(truncatingIfNeeded: word >> 8) }
        public var blue: UInt8 { UInt8(truncatingIfNeeded: word) }
        public var alpha: UInt8 { UInt8(truncatingIfNeeded: word >> 24) }
    }

    public subscript(x: Int, y: Int) -> Pixel {
        precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside of \(width)×\(height)")
        return Pixel(word: words[y * width + x])
    }

    /// The bytes as they lie in memory: four a pixel, `width * 4` a row.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try words.withUnsafeBytes(body)
    }

    package mutating func withUnsafeMutableWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R) rethrows -> R {
        try words.withUnsafeMutableBufferPointer { try body($0) }
    }

    /// The part of the picture inside the given pixels, which have to lie within it.
    public func cropped(x: Int, y: Int, width w: Int, height h: Int) -> Bitmap {
        precondition(x >= 0 && y >= 0 && w >= 0 && h >= 0 && x + w <= width && y + h <= height, "the part must lie inside the bitmap")
        var part: [UInt32] = []
        part.reserveCapacity(w * h)
        for row in y..<(y + h) { part.append(contentsOf: words[(row * width + x)..<(row * width + x + w)]) }
        return Bitmap(width: w, height: h, words: part)
    }
}
