import Foundation

/// The layout of pixels in memory: in the memory of the client, or in the memory that `CGContext.data` creates.
struct PixelFormat {
    let info: CGBitmapInfo
    let width: Int
    let bytesPerPixel: Int
    let bytesPerRow: Int
    /// The offsets of the components in a pixel of four bytes. `alpha` is nil if the format has no alpha. A pixel with only gray or only
    /// alpha is one byte and does not use the offsets.
    private var red = 0, green = 0, blue = 0
    private var alpha: Int?
    private var isAlphaOnly = false

    /// Creates the format of `Bitmap`.
    init(width: Int) {
        info = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little)
        (self.width, bytesPerPixel, bytesPerRow) = (width, 4, width * 4)
        (blue, green, red, alpha) = (0, 1, 2, 3)
    }

    /// Creates a format, or returns nil if it is not supported.
    init?(bitsPerComponent: Int, width: Int, bytesPerRow: Int, space: CGColorSpace?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F) else { return nil }
        let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
        guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue, !info.contains(.floatComponents) else { return nil }
        (self.info, self.width) = (info, width)
        switch alphaInfo {
        case .alphaOnly: (bytesPerPixel, isAlphaOnly) = (1, true)
        case .none:
            guard space?.model == .monochrome else { return nil }
            bytesPerPixel = 1
        case .premultipliedLast, .noneSkipLast:
            bytesPerPixel = 4
            (red, green, blue, alpha) = isLittle ? (3, 2, 1, 0) : (0, 1, 2, 3)
        case .premultipliedFirst, .noneSkipFirst:
            bytesPerPixel = 4
            (alpha, red, green, blue) = isLittle ? (3, 2, 1, 0) : (0, 1, 2, 3)
        case .first, .last: return nil
        }
        guard bytesPerPixel == 1 || space?.model != .monochrome else { return nil }
        if alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst { alpha = nil }
        let minimum = width * bytesPerPixel
        guard bytesPerRow == 0 || bytesPerRow >= minimum, bytesPerRow < 1 << 24 else { return nil }
        self.bytesPerRow = bytesPerRow == 0 ? minimum : bytesPerRow
    }

    /// Returns the pixels that are stored in memory.
    func bitmap(from memory: UnsafeMutableRawPointer, height: Int) -> Bitmap {
        var words = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            let row = memory + y * bytesPerRow
            for x in 0..<width { words[y * width + x] = word(row + x * bytesPerPixel) }
        }
        return Bitmap(width: width, height: height, words: words)
    }

    /// Writes pixels to memory.
    func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer) {
        for y in 0..<bitmap.height {
            let row = memory + y * bytesPerRow
            for x in 0..<width { write(bitmap.words[y * width + x], to: row + x * bytesPerPixel) }
        }
    }

    /// Whether all pixels are opaque.
    var isOpaque: Bool { alpha == nil && !isAlphaOnly }

    /// Returns the pixels of a context as an image shows them. In a format without alpha they are opaque, over black. In a gray format they
    /// are also gray.
    func shown(_ bitmap: Bitmap) -> Bitmap {
        guard isOpaque else { return bitmap }
        let words = bitmap.words.map { word -> UInt32 in
            0xFF00_0000 | (bytesPerPixel == 1 ? Self.luminance(word) * 0x0001_0101 : word)
        }
        return Bitmap(width: bitmap.width, height: bitmap.height, words: words)
    }

    /// Returns the luminance of a premultiplied pixel, 0…255, with the weights of Rec. 709 in units of 1/256.
    private static func luminance(_ word: UInt32) -> UInt32 {
        (54 * (word >> 16 & 255) + 183 * (word >> 8 & 255) + 19 * (word & 255) + 128) >> 8
    }

    private func word(_ pixel: UnsafeMutableRawPointer) -> UInt32 {
        func byte(_ offset: Int) -> UInt32 { UInt32(pixel.load(fromByteOffset: offset, as: UInt8.self)) }
        if isAlphaOnly { return byte(0) << 24 }
        if bytesPerPixel == 1 { return 0xFF00_0000 | byte(0) * 0x0001_0101 }
        return (alpha.map(byte) ?? 255) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }

    private func write(_ word: UInt32, to pixel: UnsafeMutableRawPointer) {
        func store(_ value: UInt32, _ offset: Int) {
            pixel.storeBytes(of: UInt8(truncatingIfNeeded: value), toByteOffset: offset, as: UInt8.self)
        }
        let (a, r, g, b) = (word >> 24, word >> 16 & 255, word >> 8 & 255, word & 255)
        if isAlphaOnly { return store(a, 0) }
        if bytesPerPixel == 1 { return store(Self.luminance(word), 0) }
        store(r, red)
        store(g, green)
        store(b, blue)
        if let alpha { store(a, alpha) }
    }
}
