import FlipbookGeometry
import FlipbookTypography

/// A mask under any transform: a transformed line of text or a shadow. The mask is 0 beyond its edges.
struct MaskTexture {
    enum Source {
        case text(GlyphMask)
        case shadow(ShadowMask)
    }

    var source: Source
    var coordinates: SampleCoordinates

    /// Writes the mask values of a run of pixels to `out`.
    func sample(
        x: Int, y: Int, _ count: Int, _ us: UnsafeMutablePointer<Int32>, _ vs: UnsafeMutablePointer<Int32>,
        _ out: UnsafeMutablePointer<UInt8>
    ) {
        let (coverage, width, height) =
            switch source {
            case .text(let mask): (mask.coverage, mask.width, mask.height)
            case .shadow(let mask): (mask.coverage, mask.width, mask.height)
            }
        coordinates.fill(x: x, y: y, count: count, us, vs)
        coverage.withUnsafeBufferPointer { coverage in
            guard let coverage = coverage.baseAddress else { return }
            for index in 0..<count {
                out[index] = Self.bilinearSample(coverage, width, height, us[index], vs[index])
            }
        }
    }

    /// Returns the bilinear interpolation of the four mask values around a position.
    @inline(__always)
    private static func bilinearSample(_ coverage: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ u: Int32, _ v: Int32) -> UInt8 {
        let (x, y) = (Int(u &>> 12), Int(v &>> 12))
        let (fx, fy) = (Int(u &>> 4 & 255), Int(v &>> 4 & 255))
        let top: Int
        let bottom: Int
        if x >= 0, y >= 0, x &+ 1 < width, y &+ 1 < height {
            let at = coverage + (y &* width &+ x)
            top = Int(at[0]) &* (256 &- fx) &+ Int(at[1]) &* fx
            bottom = Int(at[width]) &* (256 &- fx) &+ Int(at[width &+ 1]) &* fx
        } else {
            func at(_ x: Int, _ y: Int) -> Int { x >= 0 && y >= 0 && x < width && y < height ? Int(coverage[y &* width &+ x]) : 0 }
            top = at(x, y) &* (256 &- fx) &+ at(x &+ 1, y) &* fx
            bottom = at(x, y &+ 1) &* (256 &- fx) &+ at(x &+ 1, y &+ 1) &* fx
        }
        return UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) &>> 16)
    }
}
