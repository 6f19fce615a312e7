extension TilePainter {
    // MARK: - Images that fill the tile

    /// Opaque pixels for a whole tile, or for the part of the tile that an item touches.
    struct OpaqueBlock {
        let words: UnsafePointer<UInt32>
        let stride: Int
        let target: Target
        let width: Int
        let height: Int

        /// Whether both blocks cover the same pixels.
        func coversSamePixels(as other: OpaqueBlock) -> Bool {
            target.words == other.target.words && width == other.width && height == other.height
        }
    }

    /// Paints an opaque block. A block with full opacity is not written, but stored as the pending block. If the next block covers the same
    /// pixels, both blocks are mixed in one step and the result is written once.
    func paintOpaqueBlock(_ block: OpaqueBlock, _ level: UInt32) {
        if pendingColor != nil { flushPendingPixels() }
        let target = block.target
        if level < 255, let pending = pendingImage, pending.coversSamePixels(as: block) {
            Blend.kernels.crossFade(
                target.words, target.stride, block.width, block.height, pending.words, pending.stride, block.words, block.stride, level)
            pendingImage = nil
            return
        }
        if let pending = pendingImage, !pending.coversSamePixels(as: block) { flushPendingPixels() }
        guard level < 255 else { return pendingImage = block }
        for y in 0..<block.height {
            Blend.overOpaque(target.row(y), block.width, block.words + y * block.stride, level: level)
        }
    }

    /// Writes the pending image or the pending color. All other painting functions call this first.
    @inline(__always)
    func flushPendingPixels() {
        if pendingImage != nil { writePendingImage() }
        if let block = pendingColor {
            pendingColor = nil
            Blend.kernels.fill(block.target.words, block.target.stride, block.tile.width, block.tile.height, block.color)
        }
    }

    private func writePendingImage() {
        guard let block = pendingImage else { return }
        pendingImage = nil
        for y in 0..<block.height {
            block.target.row(y).update(from: block.words + y * block.stride, count: block.width)
        }
    }

    // MARK: - Colors that fill the tile

    /// One color for a whole tile, or for the part of the tile that an item touches.
    struct ColorBlock {
        var color: UInt32
        let tile: PixelRect
        let target: Target
    }

    /// Returns the color of the pixels in a part of the tile if it is pending, and writes it to the other pixels of its block. Otherwise
    /// writes all pending pixels and returns nil.
    func takePendingColor(outside part: PixelRect) -> UInt32? {
        guard let block = pendingColor, block.tile.contains(part) else {
            flushPendingPixels()
            return nil
        }
        pendingColor = nil
        let tile = block.tile
        func fill(_ rect: PixelRect) {
            guard !rect.isEmpty else { return }
            Blend.kernels.fill(block.target.part(rect, of: tile).words, block.target.stride, rect.width, rect.height, block.color)
        }
        fill(PixelRect(x0: tile.x0, y0: tile.y0, x1: tile.x1, y1: part.y0))
        fill(PixelRect(x0: tile.x0, y0: part.y0, x1: part.x0, y1: part.y1))
        fill(PixelRect(x0: part.x1, y0: part.y0, x1: tile.x1, y1: part.y1))
        fill(PixelRect(x0: tile.x0, y0: part.y1, x1: tile.x1, y1: tile.y1))
        return block.color
    }
}
