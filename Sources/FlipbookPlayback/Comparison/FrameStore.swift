import CoreGraphics
import Foundation

/// The frames of a video in memory, with fast access to any of them.
///
/// Every 64th frame is stored as a whole. For each frame between them, only the tiles of 32 × 32 pixels that differ from the previous frame
/// are stored. A tile is stored as its index, a mask of 1024 bits that marks the different pixels, and these pixels. No information is
/// lost.
nonisolated package struct FrameStore: Sendable {
    package let width: Int
    package let height: Int
    /// The maximum of `byteCount`.
    private let limit: Int
    /// The words of each frame: all pixels of a whole frame, or the changed tiles.
    private var frames: [[UInt32]] = []
    /// The memory of the frames, in bytes.
    package private(set) var byteCount = 0
    /// Whether a frame did not fit. In this case, no more frames are stored.
    package private(set) var isFull = false
    /// The last frame that was stored.
    private var lastFrame: Bitmap
    /// The frame that was read last, and its index.
    private var cursor: (index: Int, frame: Bitmap)?

    /// The number of frames from one whole frame to the next.
    private static let interval = 64
    /// The length of the sides of a tile, in pixels.
    private static let tileSize = 32
    /// The number of words of a mask.
    private static let maskLength = 32

    /// Creates a store for frames of a size.
    ///
    /// - Parameter limit: The largest memory of the frames, in bytes.
    package init(width: Int, height: Int, limit: Int = 200_000_000) {
        (self.width, self.height, self.limit) = (width, height, limit)
        lastFrame = Bitmap(width: width, height: height)
    }

    /// The number of stored frames.
    package var count: Int { frames.count }

    // MARK: - Writing

    /// Stores the next frame. Returns false if it does not fit.
    ///
    /// Complexity: O(width · height).
    @discardableResult
    package mutating func append(_ frame: Bitmap) -> Bool {
        precondition(frame.width == width && frame.height == height, "all frames of a store have the same size")
        guard !isFull else { return false }
        let words = count % Self.interval == 0 ? frame.words : changedTiles(from: lastFrame, to: frame)
        guard byteCount + words.count * 4 <= limit else {
            isFull = true
            return false
        }
        frames.append(words)
        byteCount += words.count * 4
        lastFrame = frame
        return true
    }

    /// Returns the words of the tiles that differ: for each tile its index, its mask, and the pixels that differ, in the order of the bits.
    private func changedTiles(from old: Bitmap, to new: Bitmap) -> [UInt32] {
        var result: [UInt32] = []
        let columns = (width + Self.tileSize - 1) / Self.tileSize
        old.words.withUnsafeBufferPointer { old in
            new.words.withUnsafeBufferPointer { new in
                guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return }
                for top in stride(from: 0, to: height, by: Self.tileSize) {
                    for left in stride(from: 0, to: width, by: Self.tileSize) {
                        let rowLength = min(Self.tileSize, width - left)
                        var maskStart: Int?
                        for y in top..<min(top + Self.tileSize, height) {
                            let start = y * width + left
                            if memcmp(oldBase + start, newBase + start, rowLength * 4) == 0 { continue }
                            let mask = maskStart ?? result.count + 1
                            if maskStart == nil {
                                maskStart = mask
                                result.append(UInt32(top / Self.tileSize * columns + left / Self.tileSize))
                                result.append(contentsOf: repeatElement(0, count: Self.maskLength))
                            }
                            for x in 0..<rowLength where old[start + x] != new[start + x] {
                                result[mask + y - top] |= 1 << UInt32(x)
                                result.append(new[start + x])
                            }
                        }
                    }
                }
            }
        }
        return result
    }

    // MARK: - Reading

    /// Returns a frame. Reading frames in order is fastest. For any other frame, the changes of at most 63 frames are applied.
    ///
    /// - Parameter index: 0 ..< `count`.
    package mutating func frame(at index: Int) -> Bitmap {
        precondition(frames.indices.contains(index), "there is no frame \(index) in a store of \(count)")
        let first = index - index % Self.interval
        var (position, frame) =
            cursor.flatMap { $0.index >= first && $0.index <= index ? $0 : nil }
            ?? (first, Bitmap(width: width, height: height, words: frames[first]))
        // The copy in the cursor is released first, so that the pixels are changed in place.
        cursor = nil
        while position < index {
            position += 1
            apply(frames[position], to: &frame)
        }
        cursor = (index, frame)
        return frame
    }

    private func apply(_ tiles: [UInt32], to frame: inout Bitmap) {
        let columns = (width + Self.tileSize - 1) / Self.tileSize
        frame.withUnsafeMutableWords { pixels in
            var position = 0
            while position < tiles.count {
                let tile = Int(tiles[position])
                let (left, top) = (tile % columns * Self.tileSize, tile / columns * Self.tileSize)
                let mask = position + 1
                position = mask + Self.maskLength
                for row in 0..<Self.maskLength {
                    var bits = tiles[mask + row]
                    while bits != 0 {
                        pixels[(top + row) * width + left + bits.trailingZeroBitCount] = tiles[position]
                        position += 1
                        bits &= bits - 1
                    }
                }
            }
        }
    }
}
