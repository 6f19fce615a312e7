import CoreGraphics

/// The rectangles in which frames differ from the previous frames.
nonisolated struct FrameDifferences {
    /// A rectangle of a frame.
    struct Rectangle: Sendable {
        let x: Int, y: Int
        let image: Bitmap
        /// Whether transparent pixels of the image leave the pixels of the previous frame unchanged. Otherwise transparent pixels replace
        /// them.
        let isBlended: Bool

        var width: Int { image.width }
        var height: Int { image.height }
    }

    private let width: Int
    private let height: Int
    private let isTransparent: Bool
    /// The bits that are set in all pixels: the alpha bits, or none if the video is transparent.
    private let opaqueBits: UInt32
    /// The pixels of the latest frame. Empty before the first frame.
    private var previous: [UInt32] = []

    /// If `isTransparent` is false, the alpha of the frames is ignored.
    init(width: Int, height: Int, isTransparent: Bool) {
        (self.width, self.height, self.isTransparent) = (width, height, isTransparent)
        opaqueBits = isTransparent ? 0 : 0xFF00_0000
    }

    /// Returns the rectangle in which a frame differs from the previous frame, or one pixel if there is no difference. For the first frame,
    /// the rectangle is the whole frame. In an opaque video, equal pixels are transparent, because long runs of the same value are
    /// compressed well.
    mutating func next(_ frame: borrowing Bitmap, changedRows: Range<Int>) -> Rectangle {
        frame.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            guard !previous.isEmpty else {
                previous = words.map { $0 | opaqueBits }
                return Rectangle(x: 0, y: 0, image: Bitmap(width: width, height: height, words: previous), isBlended: false)
            }
            let (columns, rows) = changedArea(words, changedRows.clamped(to: 0..<height))
            var pixels: [UInt32] = []
            pixels.reserveCapacity(columns.count * rows.count)
            for y in rows {
                for index in y * width + columns.lowerBound..<y * width + columns.upperBound {
                    let word = words[index] | opaqueBits
                    pixels.append(isTransparent || word != previous[index] ? word : 0)
                    previous[index] = word
                }
            }
            return Rectangle(
                x: columns.lowerBound, y: rows.lowerBound,
                image: Bitmap(width: columns.count, height: rows.count, words: pixels), isBlended: !isTransparent)
        }
    }

    /// Returns the columns and rows that contain all different pixels. Both ranges have at least one element.
    private func changedArea(_ words: UnsafeBufferPointer<UInt32>, _ candidates: Range<Int>) -> (columns: Range<Int>, rows: Range<Int>) {
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in candidates {
            let row = y * width
            guard let first = (0..<width).first(where: { words[row + $0] | opaqueBits != previous[row + $0] }) else { continue }
            let last = (0..<width).last { words[row + $0] | opaqueBits != previous[row + $0] } ?? first
            (left, right) = (min(left, first), max(right, last + 1))
            (top, bottom) = (min(top, y), y + 1)
        }
        return bottom == 0 ? (0..<1, 0..<1) : (left..<right, top..<bottom)
    }
}
