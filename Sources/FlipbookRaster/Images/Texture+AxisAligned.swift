import CPixelKernels
import FlipbookGeometry

extension Texture {
    /// Returns the part of an axis-aligned image for a block of pixels, or nil if the image is not axis-aligned or the
    /// coordinates are too large.
    ///
    /// The pixels of the block are exactly the same as with general sampling, because both interpolate vertically first and
    /// then horizontally.
    @inline(__always)
    func axisAlignedImage(_ words: UnsafePointer<UInt32>, x: Int, y: Int, _ count: Int, _ rows: Int) -> AxisAlignedImage? {
        guard let grid = coordinates.axisAlignedGrid else { return nil }
        let (u, v) = grid.start(x: x, y: y)
        let (lastU, lastV) = (u &+ grid.step &* (count &- 1), v &+ grid.down &* (rows &- 1))
        let (low, high) = (min(u, lastU) >> 32, max(u, lastU) >> 32 &+ 1)
        let limit = 1 << 50
        guard high &- low < Tile.width, low <= bounds.x1, high >= bounds.x0, max(abs(u), abs(lastU), abs(v), abs(lastV)) < limit else {
            return nil
        }
        return AxisAlignedImage(
            texels: words, stride: mipLevels[0].width, left: Int32(truncatingIfNeeded: bounds.x0),
            right: Int32(truncatingIfNeeded: bounds.x1),
            top: Int32(truncatingIfNeeded: bounds.y0), bottom: Int32(truncatingIfNeeded: bounds.y1), u: Int64(u), v: Int64(v),
            step: Int64(grid.step), down: Int64(grid.down))
    }

    /// Samples one row of an axis-aligned image. Returns false if the coordinates are too large.
    func sampleAxisAligned(
        x: Int, y: Int, _ count: Int, _ scratch: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        mipLevels[0].withUnsafeBytes { bytes in
            guard let words = bytes.bindMemory(to: UInt32.self).baseAddress, var image = axisAlignedImage(words, x: x, y: y, count, 1)
            else {
                return false
            }
            Blend.kernels.sampleAxisAligned(out, 0, count, 1, &image, scratch)
            return true
        }
    }
}
