/// A clip group that is being painted in a tile. It stores the previous values of the pixels that its clip does not cover completely.
final class OpenClipGroup {
    let clip = Coverage()
    let originalPixels: UnsafeMutablePointer<UInt32> = .allocate(capacity: Tile.width * Tile.height)
    /// The index of the clip group in `PreparedFrame.Buffers.clipGroups`.
    var groupIndex = ClipGroup.none
    /// The part of the tile inside the clip's box.
    var tilePart = PixelRect.empty
    /// The pixels of `tilePart`.
    var target: TilePainter.Target
    /// Whether the clip leaves all pixels of `tilePart` visible, so that none has to be saved and restored.
    var isUnclipped = true

    init(_ target: TilePainter.Target) { self.target = target }

    deinit { originalPixels.deallocate() }

    /// Calls `body` for each run of pixels that the clip does not cover completely, with the run's row, column and length.
    @inline(__always)
    func forEachPartialRun(_ body: (Int, Int, Int) -> Void) {
        for y in 0..<tilePart.height {
            let row = clip.rows[y]
            let fullColumns = row.level == 255 ? row.first..<row.last : row.level < 0 ? row.fullColumns : 0..<0
            if fullColumns.isEmpty {
                body(y, 0, tilePart.width)
            } else {
                if fullColumns.lowerBound > 0 { body(y, 0, Int(fullColumns.lowerBound)) }
                if Int(fullColumns.upperBound) < tilePart.width {
                    body(y, Int(fullColumns.upperBound), tilePart.width - Int(fullColumns.upperBound))
                }
            }
        }
    }

    /// Saves the pixels that the clip does not cover completely.
    func saveOriginalPixels() {
        forEachPartialRun { y, x, count in (originalPixels + (y * Tile.width + x)).update(from: target.row(y) + x, count: count) }
    }

    /// Restores the saved pixels in proportion to the area that the clip does not cover.
    func restoreOriginalPixels() {
        forEachPartialRun { y, x, count in
            let (row, out, original) = (clip.rows[y], target.row(y), originalPixels + y * Tile.width)
            let (first, last) = (max(x, min(Int(row.first), x + count)), min(x + count, max(Int(row.last), x)))
            guard first < last, row.level != 0 else { return (out + x).update(from: original + x, count: count) }
            (out + x).update(from: original + x, count: first - x)
            (out + last).update(from: original + last, count: x + count - last)
            let bytes = clip.mask(row)
            for column in first..<last {
                out[column] = Blend.interpolated(original[column], out[column], row.level < 0 ? UInt32(bytes[column]) : UInt32(row.level))
            }
        }
    }
}
