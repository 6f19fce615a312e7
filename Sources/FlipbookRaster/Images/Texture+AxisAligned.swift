import CPixelKernels
import FlipbookGeometry

extension Texture {
    /// Returns the part of an axis-aligned image for a block of pixels, or nil if the image is not axis-aligned or the
    /// coordinates are too large.
    ///
    /// The pixels of the block are exactly the same as with general sampling, because both interpolate vertically first and
    /// then horizontally.
    @inline(__always)
    func axisAlignedImage(
        _ words: UnsafePointer<UInt32>, level: Int = 0, x: Int, y: Int, _ count: Int, _ rows: Int
    ) -> AxisAlignedImage? {
        guard let grid = coordinates.axisAlignedGrid, var step = grid.divided(by: level) else { return nil }
        var (u, v) = grid.start(x: x, y: y)
        if level > 0 { (u, v, step.down) = (Self.position(u, level), Self.position(v, level), rows == 1 ? 0 : step.down) }
        let (lastU, lastV) = (u &+ step.right &* (count &- 1), v &+ step.down &* (rows &- 1))
        let (low, high) = (min(u, lastU) >> 32, max(u, lastU) >> 32 &+ 1)
        let limit = 1 << 50
        let bounds = level > 0 ? self.bounds(level) : bounds
        guard high &- low < Tile.width, low <= bounds.x1, high >= bounds.x0, max(abs(u), abs(lastU), abs(v), abs(lastV)) < limit else {
            return nil
        }
        return AxisAlignedImage(
            texels: words, stride: mipLevels[level].width, left: Int32(truncatingIfNeeded: bounds.x0),
            right: Int32(truncatingIfNeeded: bounds.x1),
            top: Int32(truncatingIfNeeded: bounds.y0), bottom: Int32(truncatingIfNeeded: bounds.y1), u: Int64(u), v: Int64(v),
            step: Int64(step.right), down: Int64(step.down))
    }

    /// Converts a position to a mip level, in units of 1/2³² texel. In the argument and in the result, half a texel is subtracted from the
    /// position.
    @inline(__always)
    private static func position(_ u: Int, _ level: Int) -> Int { (u &+ 1 << 31) >> level &- 1 << 31 }

    /// The number of pixels that are sampled between mip levels at a time, so that the required texels fit in the buffers.
    private static let mipmappedPartLength = 256

    /// The texels of the two mip levels between which an axis-aligned image is sampled.
    struct AxisAlignedTexels {
        let near: UnsafePointer<UInt32>
        let far: UnsafePointer<UInt32>
    }

    /// Calls `body` with the texels from which all rows are sampled, or with nil if the image is not axis-aligned. Each access to a bitmap
    /// changes a reference count that all threads share, so the bitmaps are accessed once for all rows.
    @inline(__always)
    func withAxisAlignedTexels(_ body: (AxisAlignedTexels?) -> Void) {
        guard isAxisAligned else { return body(nil) }
        withMipLevel(nearestMipLevels.near) { near in
            withMipLevel(nearestMipLevels.far) { far in body(AxisAlignedTexels(near: near.words, far: far.words)) }
        }
    }

    /// Whether the image is smooth, and its rows and columns are parallel to those of the surface. Its detail is then the same everywhere.
    var isAxisAligned: Bool { isSmooth && coordinates.axisAlignedGrid != nil }

    /// The indices of the two nearest mip levels of an axis-aligned image.
    var nearestMipLevels: (near: Int, far: Int) { (detail >> 8, min(detail >> 8 + 1, mipLevelCount - 1)) }

    /// Samples a row of an axis-aligned image between its two nearest mip levels, part by part. Returns the number of written pixels. It is
    /// less than `count` if the remaining pixels require general sampling.
    func sampleAxisAligned(
        _ texels: AxisAlignedTexels, x: Int, y: Int, _ count: Int, _ scratch: UnsafeMutablePointer<UInt32>,
        _ out: UnsafeMutablePointer<UInt32>
    ) -> Int {
        let (near, far) = nearestMipLevels, fraction = UInt32(detail & 255)
        // One row of texels uses only the first half of the buffer.
        let farPixels = scratch + (Tile.width + Int(rowPadding))
        let partLength = detail > 0 ? Self.mipmappedPartLength : count
        var first = 0
        while first < count {
            let part = min(partLength, count - first)
            guard sampleAxisAligned(texels.near, level: near, x: x + first, y: y, part, scratch, out + first) else { return first }
            if fraction > 0 {
                guard sampleAxisAligned(texels.far, level: far, x: x + first, y: y, part, scratch, farPixels) else { return first }
                Blend.mixPixels(out + first, part, farPixels, fraction)
            }
            first += part
        }
        return count
    }

    /// Samples one row of an axis-aligned image from a mip level. Returns false if the coordinates are too large.
    @inline(__always)
    private func sampleAxisAligned(
        _ words: UnsafePointer<UInt32>, level: Int, x: Int, y: Int, _ count: Int, _ scratch: UnsafeMutablePointer<UInt32>,
        _ out: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        guard var image = axisAlignedImage(words, level: level, x: x, y: y, count, 1) else { return false }
        Blend.kernels.sampleAxisAligned(out, 0, count, 1, &image, scratch)
        return true
    }
}
