import CoreGraphics

/// The picture of the pixels that differ between two images of the same size.
///
/// Equal pixels are a dim gray. A pixel that differs has a bright color: the color of A if only A shows content, the color of B if only B
/// shows content, otherwise a third color. Masks mark the content of the images. Without masks, or where both masks are empty, the content
/// is estimated. For this, the distance of both pixels from the mean color of the surrounding equal pixels is computed. The image with the
/// larger distance shows content, or both images if the distances are similar.
nonisolated struct PixelDifference {
    /// The colors of the picture, as `0xFFRRGGBB`.
    struct Colors {
        var onlyA: UInt32
        var onlyB: UInt32
        var both: UInt32
    }

    /// The picture.
    private(set) var image: Bitmap
    /// The number of pixels that differ.
    private(set) var count = 0

    /// The length of the sides of the tiles in which the background is estimated, in pixels.
    private static let tileSize = 32
    /// The quotient of the smaller and the larger distance from the background above which both images show content.
    private static let similarity = 0.6
    /// The distance in tiles within which equal pixels belong to the background.
    private static let radius = 4

    /// The sum of the equal pixels of a tile.
    private struct Sum {
        var channels = SIMD3<Int>.zero
        var count = 0
        var hasDifferences = false
    }

    /// Compares two images.
    ///
    /// - Parameters:
    ///   - tolerance: The largest difference of a channel between pixels that count as equal.
    ///   - masks: Images whose alpha is positive where A and B show content, or nil to estimate the content.
    init(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0, masks: (a: Bitmap, b: Bitmap)? = nil, _ colors: Colors) {
        precondition(a.width == b.width && a.height == b.height, "only images of the same size can be compared")
        let (width, height) = (a.width, a.height)
        image = Bitmap(width: width, height: height)
        let columns = (width + Self.tileSize - 1) / Self.tileSize
        let rows = (height + Self.tileSize - 1) / Self.tileSize
        var sums = [Sum](repeating: Sum(), count: columns * rows)
        var count = 0
        let words = (a: a.words, b: b.words)
        image.withUnsafeMutableWords { pixels in
            words.a.withUnsafeBufferPointer { a in
                words.b.withUnsafeBufferPointer { b in
                    for tile in 0..<(columns * rows) {
                        var sum = Sum()
                        let (left, top) = (tile % columns * Self.tileSize, tile / columns * Self.tileSize)
                        for y in top..<min(top + Self.tileSize, height) {
                            for index in (y * width + left)..<(y * width + min(left + Self.tileSize, width)) {
                                let pixel = a[index]
                                guard pixel == b[index] || Self.differsLittle(pixel, b[index], tolerance) else {
                                    // Alpha 0 marks a pixel that differs.
                                    pixels[index] = 0
                                    count += 1
                                    sum.hasDifferences = true
                                    continue
                                }
                                let channels = Self.channels(pixel)
                                sum.channels &+= channels
                                sum.count += 1
                                let luminance = (channels.x * 3 + channels.y * 6 + channels.z) / 10
                                pixels[index] = 0xFF00_0000 | UInt32(Self.darkest + luminance * Self.grayRange / 255) * 0x01_0101
                            }
                        }
                        sums[tile] = sum
                    }
                    for tile in 0..<(columns * rows) where sums[tile].hasDifferences {
                        let background = Self.background(ofTile: tile, sums, columns: columns, rows: rows)
                        let (left, top) = (tile % columns * Self.tileSize, tile / columns * Self.tileSize)
                        for y in top..<min(top + Self.tileSize, height) {
                            for index in (y * width + left)..<(y * width + min(left + Self.tileSize, width)) where pixels[index] == 0 {
                                let (inA, inB) = (masks.map { $0.a.words[index] >> 24 > 0 }, masks.map { $0.b.words[index] >> 24 > 0 })
                                if let inA, let inB, inA || inB {
                                    pixels[index] = inA && inB ? colors.both : inA ? colors.onlyA : colors.onlyB
                                } else {
                                    pixels[index] = Self.color(a[index], b[index], background, colors)
                                }
                            }
                        }
                    }
                }
            }
        }
        self.count = count
    }

    /// The gray of equal black pixels, and its difference from the gray of equal white pixels.
    private static let (darkest, grayRange) = (26, 58)

    private static func channels(_ pixel: UInt32) -> SIMD3<Int> {
        SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    }

    /// Returns whether each channel of two pixels differs by at most a tolerance. False for the tolerance 0.
    static func differsLittle(_ a: UInt32, _ b: UInt32, _ tolerance: Int) -> Bool {
        guard tolerance > 0 else { return false }
        let difference = channels(a) &- channels(b)
        return abs(difference.x) <= tolerance && abs(difference.y) <= tolerance && abs(difference.z) <= tolerance
    }

    /// Returns the mean of the equal pixels in a tile and in the tiles around it, or nil if no pixels are equal.
    private static func background(ofTile tile: Int, _ sums: [Sum], columns: Int, rows: Int) -> SIMD3<Double>? {
        let (column, row) = (tile % columns, tile / columns)
        var total = Sum()
        for y in max(row - radius, 0)...min(row + radius, rows - 1) {
            for x in max(column - radius, 0)...min(column + radius, columns - 1) {
                total.channels &+= sums[y * columns + x].channels
                total.count += sums[y * columns + x].count
            }
        }
        guard total.count > 0 else { return nil }
        return SIMD3(Double(total.channels.x), Double(total.channels.y), Double(total.channels.z)) / Double(total.count)
    }

    private static func color(_ a: UInt32, _ b: UInt32, _ background: SIMD3<Double>?, _ colors: Colors) -> UInt32 {
        guard let background else { return colors.both }
        func distance(_ pixel: UInt32) -> Double {
            let channels = channels(pixel)
            let difference = SIMD3(Double(channels.x), Double(channels.y), Double(channels.z)) - background
            return (difference * difference).sum().squareRoot()
        }
        let (distanceA, distanceB) = (distance(a), distance(b))
        if min(distanceA, distanceB) > similarity * max(distanceA, distanceB) { return colors.both }
        return distanceA > distanceB ? colors.onlyA : colors.onlyB
    }
}
