import Typography

/// A line of text between two places in a pixel: the same ink in four neighbouring phases, mixed.
///
/// Each phase is exact, and from one to the next the middle of the ink moves evenly, so that text glides without growing soft: what is
/// mixed lies a quarter of a pixel apart. One mask at fractional places would be blurred at each half pixel and sharp at each whole one.
struct GlidingInk {
    /// Left and right above, left and right below.
    var masks: (GlyphMask, GlyphMask, GlyphMask, GlyphMask)
    /// How far to the right and down, of 256.
    var right: Int
    var down: Int

    var width: Int { masks.0.width }
    var height: Int { masks.0.height }

    func sample(_ row: Int, _ first: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt8>) {
        let at = row * width + first
        let weights = (
            Int32((256 - right) * (256 - down)), Int32(right * (256 - down)), Int32((256 - right) * down), Int32(right * down)
        )
        masks.0.coverage.withUnsafeBufferPointer { a in
            masks.1.coverage.withUnsafeBufferPointer { b in
                masks.2.coverage.withUnsafeBufferPointer { c in
                    masks.3.coverage.withUnsafeBufferPointer { d in
                        for index in 0..<count {
                            let above = Int32(a[at + index]) &* weights.0 &+ Int32(b[at + index]) &* weights.1
                            let below = Int32(c[at + index]) &* weights.2 &+ Int32(d[at + index]) &* weights.3
                            out[index] = UInt8(truncatingIfNeeded: (above &+ below &+ 32768) &>> 16)
                        }
                    }
                }
            }
        }
    }
}
