import CoreGraphics
import Rows

extension Texture {
    /// The picture as it lies for a block of pixels, if it is level. What is painted are the very pixels of the general way, as that also mixes
    /// downwards first. Nil if it is out of the ordinary.
    @inline(__always)
    func level(_ words: UnsafePointer<UInt32>, x: Int, y: Int, _ count: Int, _ rows: Int) -> LevelPicture? {
        guard let level = places.level else { return nil }
        let (u, v) = level.start(x: x, y: y)
        let (lastU, lastV) = (u &+ level.step &* (count &- 1), v &+ level.down &* (rows &- 1))
        let (low, high) = (min(u, lastU) >> 32, max(u, lastU) >> 32 &+ 1)
        let most = 1 << 50
        guard high &- low < Tile.width, low <= bounds.x1, high >= bounds.x0, max(abs(u), abs(lastU), abs(v), abs(lastV)) < most else {
            return nil
        }
        return LevelPicture(
            texels: words, stride: levels[0].width, left: Int32(truncatingIfNeeded: bounds.x0), right: Int32(truncatingIfNeeded: bounds.x1),
            top: Int32(truncatingIfNeeded: bounds.y0), bottom: Int32(truncatingIfNeeded: bounds.y1), u: Int64(u), v: Int64(v),
            step: Int64(level.step), down: Int64(level.down))
    }

    /// One row. False if it is out of the ordinary.
    func sampleLevel(
        x: Int, y: Int, _ count: Int, _ spare: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        levels[0].withUnsafeBytes { bytes in
            guard let words = bytes.bindMemory(to: UInt32.self).baseAddress, var level = level(words, x: x, y: y, count, 1) else {
                return false
            }
            Blend.rows.sampleLevel(out, 0, count, 1, &level, spare)
            return true
        }
    }
}
