import CoreGraphics
import Foundation

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
        let (width, height, isTransparent, opaqueBits) = (width, height, isTransparent, opaqueBits)
        return frame.withUnsafeBytes { bytes -> Rectangle in
            let words = bytes.bindMemory(to: UInt32.self)
            guard !previous.isEmpty else {
                previous = words.map { $0 | opaqueBits }
                return Rectangle(x: 0, y: 0, image: Bitmap(width: width, height: height, words: previous), isBlended: false)
            }
            let (columns, rows) = changedArea(words, changedRows.clamped(to: 0..<height))
            let pixels = previous.withUnsafeMutableBufferPointer { previous in
                [UInt32](unsafeUninitializedCapacity: columns.count * rows.count) { pixels, count in
                    for y in rows {
                        var index = y * width + columns.lowerBound
                        let end = y * width + columns.upperBound
                        while index < end {
                            let word = words[index] | opaqueBits
                            pixels[count] = isTransparent || word != previous[index] ? word : 0
                            previous[index] = word
                            (index, count) = (index + 1, count + 1)
                        }
                    }
                }
            }
            return Rectangle(
                x: columns.lowerBound, y: rows.lowerBound,
                image: Bitmap(width: columns.count, height: rows.count, words: pixels), isBlended: !isTransparent)
        }
    }

    /// Returns the columns and rows that contain all different pixels. Both ranges have at least one element.
    ///
    /// Most rows are equal, so each row is first compared as a whole. Pixels are compared only in the other rows, from both ends.
    private func changedArea(_ words: UnsafeBufferPointer<UInt32>, _ candidates: Range<Int>) -> (columns: Range<Int>, rows: Range<Int>) {
        previous.withUnsafeBufferPointer { previous -> (columns: Range<Int>, rows: Range<Int>) in
            guard let newWords = words.baseAddress, let oldWords = previous.baseAddress else { return (0..<1, 0..<1) }
            var (left, right, top, bottom) = (width, 0, height, 0)
            for y in candidates {
                let (new, old) = (newWords + y * width, oldWords + y * width)
                guard memcmp(new, old, width * MemoryLayout<UInt32>.stride) != 0 else { continue }
                var first = 0
                while first < width, new[first] | opaqueBits == old[first] { first += 1 }
                // In this row, only the alpha differs, which is ignored.
                guard first < width else { continue }
                // The columns between `left` and `right` are in the result anyway.
                let minimumEnd = max(first + 1, right)
                var end = width
                while end > minimumEnd, new[end - 1] | opaqueBits == old[end - 1] { end -= 1 }
                (left, right) = (min(left, first), max(right, end))
                (top, bottom) = (min(top, y), y + 1)
            }
            return bottom == 0 ? (0..<1, 0..<1) : (left..<right, top..<bottom)
        }
    }
}
