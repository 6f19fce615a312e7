import FlipbookGeometry
import Foundation

/// The copies of an image that cover an area: a grid of equal rectangles, without the rectangles outside of the area.
struct ImageTiling {
    /// The image that fills each of the rectangles.
    private(set) var image: CGImage
    private(set) var rects: [CGRect] = []

    /// From this number of copies on, several copies are joined to one image.
    private static let maximumCount: CGFloat = 1e6
    /// The number of joined images in a row or column of the area. The number is small, because a pixel that contains the border of two
    /// images is not completely covered.
    private static let joinedCountPerDirection: CGFloat = 16
    /// The largest side and the largest number of pixels of joined copies. With more, the image is reduced. A sixteenth of the largest
    /// context in each direction has fewer pixels, so the reduction is not visible.
    private static let maximumSideLength: CGFloat = 32_768
    private static let maximumPixelCount: CGFloat = 16_777_216

    /// Creates the copies of an image. One of the copies fills `tile`, which must not be empty. There are no copies if they would be so far
    /// away from `tile` that their positions are not exact.
    ///
    /// - Parameter pixelsPerUnit: The numbers of pixels that a horizontal and a vertical line of length 1 have.
    init(_ image: CGImage, tile: CGRect, covering area: CGRect, pixelsPerUnit: CGSize) {
        self.image = image
        guard image.width > 0, image.height > 0 else { return }
        var tile = tile
        var (columnCount, rowCount) = (area.width / tile.width + 2, area.height / tile.height + 2)
        if !(columnCount * rowCount < Self.maximumCount) {
            // Only the averages are visible in a direction in which the copies are smaller than a pixel.
            let isNarrow = tile.width * pixelsPerUnit.width < 1
            let isLow = tile.height * pixelsPerUnit.height < 1
            if isNarrow { (tile.origin.x, tile.size.width, columnCount) = (area.minX, area.width, 1) }
            if isLow { (tile.origin.y, tile.size.height, rowCount) = (area.minY, area.height, 1) }
            if isNarrow || isLow { self.image = Self.averaged(image.bitmap, horizontally: isNarrow, vertically: isLow) }
        }
        if !(columnCount * rowCount < Self.maximumCount) {
            let across = (columnCount / Self.joinedCountPerDirection).rounded(.up)
            let down = (rowCount / Self.joinedCountPerDirection).rounded(.up)
            let levels = self.image.mipLevels(Int.bitWidth).bitmaps
            let reduced = levels.first { level in
                let (width, height) = (CGFloat(level.width) * across, CGFloat(level.height) * down)
                return width <= Self.maximumSideLength && height <= Self.maximumSideLength && width * height <= Self.maximumPixelCount
            }
            guard let reduced else {
                // The copies are much smaller than a pixel, so only their average color is visible.
                if let average = levels.last { self.image = CGImage(average) }
                rects = [area]
                return
            }
            self.image = Self.repeated(reduced, across: Int(across), down: Int(down))
            tile.size = CGSize(width: tile.width * across, height: tile.height * down)
        }
        guard let rows = Self.indices(area.minY, area.maxY, tile.minY, tile.height),
            let columns = Self.indices(area.minX, area.maxX, tile.minX, tile.width)
        else { return }
        for row in rows {
            for column in columns {
                rects.append(tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height))
            }
        }
    }

    /// Returns the indices of the rows or columns between two coordinates, or nil if they are so large that they are not exact.
    private static func indices(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> ClosedRange<Int>? {
        let (first, last) = (((low - origin) / length).rounded(.down), ((high - origin) / length).rounded(.down))
        guard abs(first) < 1e15, abs(last) < 1e15, first <= last else { return nil }
        return Int(first)...Int(last)
    }

    /// Returns an image with the averages of the rows, of the columns, or of all pixels of a bitmap.
    private static func averaged(_ bitmap: Bitmap, horizontally: Bool, vertically: Bool) -> CGImage {
        let (width, height) = (horizontally ? 1 : bitmap.width, vertically ? 1 : bitmap.height)
        var words: [UInt32] = []
        words.reserveCapacity(width * height)
        for y in 0..<height {
            let rows = vertically ? 0..<bitmap.height : y..<(y + 1)
            for x in 0..<width { words.append(average(bitmap, horizontally ? 0..<bitmap.width : x..<(x + 1), rows)) }
        }
        return CGImage(Bitmap(width: width, height: height, words: words))
    }

    /// Returns the average color of a part of a bitmap.
    private static func average(_ bitmap: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
        var (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for y in rows {
            for x in columns {
                let pixel = bitmap[x, y]
                alpha += UInt64(pixel.alpha)
                red += UInt64(pixel.red)
                green += UInt64(pixel.green)
                blue += UInt64(pixel.blue)
            }
        }
        let count = UInt64(columns.count * rows.count)
        func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
        let upper: UInt32 = mean(alpha) << 24 | mean(red) << 16
        let lower: UInt32 = mean(green) << 8 | mean(blue)
        return upper | lower
    }

    /// Returns an image of copies of a bitmap beside and below each other.
    private static func repeated(_ bitmap: Bitmap, across: Int, down: Int) -> CGImage {
        var words: [UInt32] = []
        words.reserveCapacity(bitmap.words.count * across * down)
        for _ in 0..<down {
            for y in 0..<bitmap.height {
                let row = bitmap.words[(y * bitmap.width)..<((y + 1) * bitmap.width)]
                for _ in 0..<across { words += row }
            }
        }
        return CGImage(Bitmap(width: bitmap.width * across, height: bitmap.height * down, words: words))
    }
}
