import FlipbookTypography

/// A line of text at a subpixel position: a mixture of its masks in four neighboring phases.
///
/// Each mask is exact for its phase, and neighboring phases are a quarter of a pixel apart. So a moving line moves evenly and stays sharp.
/// A single mask at fractional positions would be blurred at each half pixel and sharp at each whole pixel.
struct SubpixelTextMask {
    /// The masks of the four phases: upper left, upper right, lower left and lower right.
    var masks: (GlyphMask, GlyphMask, GlyphMask, GlyphMask)
    /// The weight of the right masks, in units of 1/256.
    var rightWeight: Int
    /// The weight of the lower masks, in units of 1/256.
    var lowerWeight: Int

    var width: Int { masks.0.width }
    var height: Int { masks.0.height }

    /// Writes `count` mask values of a row to `out`, beginning with column `first`.
    func sample(_ row: Int, _ first: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt8>) {
        let offset = row * width + first
        let weights = (
            Int32((256 - rightWeight) * (256 - lowerWeight)), Int32(rightWeight * (256 - lowerWeight)),
            Int32((256 - rightWeight) * lowerWeight), Int32(rightWeight * lowerWeight)
        )
        masks.0.coverage.withUnsafeBufferPointer { a in
            masks.1.coverage.withUnsafeBufferPointer { b in
                masks.2.coverage.withUnsafeBufferPointer { c in
                    masks.3.coverage.withUnsafeBufferPointer { d in
                        for index in 0..<count {
                            let above = Int32(a[offset + index]) &* weights.0 &+ Int32(b[offset + index]) &* weights.1
                            let below = Int32(c[offset + index]) &* weights.2 &+ Int32(d[offset + index]) &* weights.3
                            out[index] = UInt8(truncatingIfNeeded: (above &+ below &+ 32768) &>> 16)
                        }
                    }
                }
            }
        }
    }
}
