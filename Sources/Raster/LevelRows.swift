import CoreGraphics

/// The rows of a picture that lies level on the surface: two rows of texels are mixed into one, and that along the run. The very numbers of the
/// general way, as that also mixes downwards first.
struct LevelRows {
    private let places: Places.Level
    private let bounds: (x0: Int, x1: Int, y0: Int, y1: Int)
    private let width: Int

    fileprivate init(_ places: Places.Level, _ texture: Texture) {
        (self.places, bounds, width) = (places, texture.bounds, texture.levels[0].width)
    }

    /// A line of texels, where on it the run begins, and how far it is from pixel to pixel.
    struct Run {
        let line: UnsafePointer<UInt32>
        let u: Int64
        let step: Int64
    }

    /// Prepares a run in `spare`, from the picture's bytes. Nil if it is out of the ordinary.
    @inline(__always)
    func run(_ bytes: UnsafeRawBufferPointer, x: Int, y: Int, _ count: Int, _ spare: UnsafeMutablePointer<UInt32>) -> Run? {
        guard let words = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return nil }
        let (u, v) = places.start(x: x, y: y)
        let last = u &+ places.step &* (count &- 1)
        let (low, high) = (min(u, last) >> 32, max(u, last) >> 32 &+ 1)
        let most = 1 << 50
        guard high &- low < Tile.width, low <= bounds.x1, high >= bounds.x0, abs(v) < most, max(abs(u), abs(last)) < most else {
            return nil
        }
        let row = v >> 32
        let top = words + min(max(row, bounds.y0), bounds.y1) &* width
        let bottom = words + min(max(row &+ 1, bounds.y0), bounds.y1) &* width
        let line = spare - low
        let (first, end) = (min(max(low, bounds.x0), bounds.x1), min(max(high, bounds.x0), bounds.x1))
        Blend.rows.mix(top + first, bottom + first, end &- first &+ 1, UInt32(truncatingIfNeeded: v >> 24 & 255), line + first)
        // Beyond the edge the edge goes on.
        if low < first { (line + low).update(repeating: line[first], count: first &- low) }
        if high > end { (line + end + 1).update(repeating: line[end], count: high &- end) }
        return Run(line: line, u: Int64(u), step: Int64(places.step))
    }
}

extension Texture {
    /// Nil if its rows are not level, or are mixed of more than one of its levels.
    var levelRows: LevelRows? {
        guard detail == 0, isSmooth, tint == nil, let level = places.level else { return nil }
        return LevelRows(level, self)
    }
}
