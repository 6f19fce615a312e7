import CPixelKernels
import FlipbookGeometry
import FlipbookTypography

/// The mask of a shadow or of a transformed line of text, with the transform from surface pixels to mask pixels. The mask is 0 outside its
/// edges.
struct MaskTexture {
    enum Source {
        case text(GlyphMask)
        case shadow(ShadowMask)
    }

    var source: Source
    var coordinates: SampleCoordinates

    /// The bytes of the mask and its size.
    private var mask: (coverage: [UInt8], width: Int, height: Int) {
        switch source {
        case .text(let mask): (mask.coverage, mask.width, mask.height)
        case .shadow(let mask): (mask.coverage, mask.width, mask.height)
        }
    }

    /// The mask rows from which a surface row takes its mask values. Successive surface rows with the same source are painted together.
    struct RowSource: Equatable {
        /// The mask row above the surface row. If it is one of several successive equal mask rows, the first of them.
        var row: Int
        /// Whether both mask rows are equal, so that all surface rows with this source have the same mask values.
        var isRepeated: Bool
    }

    /// Returns the source of the surface row `y`, or nil if the mask is rotated.
    func rowSource(at y: Int) -> RowSource? {
        guard let grid = coordinates.axisAlignedGrid else { return nil }
        let row = grid.start(x: 0, y: y).v >> 32
        guard case .shadow(let mask) = source, row >= 0, row + 1 < mask.height, mask.firstEqualRows[row] == mask.firstEqualRows[row + 1]
        else { return RowSource(row: row, isRepeated: false) }
        return RowSource(row: Int(mask.firstEqualRows[row]), isRepeated: true)
    }

    /// Writes the mask values of `count` pixels of a row, beginning at (`x`, `y`), to `out`. The buffers `us` and `vs` must have space for
    /// `count` elements, and `scratch` for three times as many.
    func sample(
        x: Int, y: Int, _ count: Int, _ us: UnsafeMutablePointer<Int32>, _ vs: UnsafeMutablePointer<Int32>,
        _ scratch: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt8>
    ) {
        let (coverage, width, height) = mask
        coverage.withUnsafeBufferPointer { coverage in
            guard let coverage = coverage.baseAddress else { return }
            if var row = axisAlignedRow(coverage, width, height, x: x, y: y, count) {
                return Blend.kernels.sampleMask(&row, count, scratch, out)
            }
            coordinates.fill(x: x, y: y, count: count, us, vs)
            for index in 0..<count {
                out[index] = Self.bilinearSample(coverage, width, height, us[index], vs[index])
            }
        }
    }

    /// Prepares the interpolation of a mask at the columns of a tile, whose rows and columns are parallel to those of the mask. Writes the
    /// results of the kernel `maskColumns`. Returns the columns that are between equal columns of the mask. Returns nil if the mask is
    /// rotated, or if the positions of its pixels are too large or too far apart for the kernels.
    func prepareColumns(_ tile: PixelRect, _ columns: UnsafeMutablePointer<Int32>, _ weights: UnsafeMutablePointer<UInt32>) -> Range<Int>? {
        guard let grid = coordinates.axisAlignedGrid, let (u, _) = axisAlignedStart(grid, x: tile.x0, y: tile.y0, tile.width),
            axisAlignedStart(grid, x: tile.x0, y: tile.y1 - 1, tile.width) != nil
        else { return nil }
        Blend.kernels.maskColumns(Int64(u), Int64(grid.step), tile.width, columns, weights)
        guard case .shadow(let mask) = source, grid.step > 0 else { return 0..<0 }
        func firstColumn(atOrAfter column: Int) -> Int { min(max((column << 32 - u + grid.step - 1) / grid.step, 0), tile.width) }
        // A position is between its column and the next.
        let first = firstColumn(atOrAfter: mask.equalColumns.lowerBound)
        return first..<max(first, firstColumn(atOrAfter: mask.equalColumns.upperBound - 1))
    }

    /// Composites a color through the mask on `rows` rows of a tile, which have the same source. `columns` and `weights` are those of the
    /// run, and the first pixel is at (`x`, `y`) on the surface. The pixels `equal` of the run are between equal columns. If `background` is
    /// not nil, the pixels below have this color, and are not read.
    func blend(
        _ color: UInt32, over background: UInt32?, x: Int, y: Int, _ count: Int, _ rows: Int, _ columns: UnsafePointer<Int32>,
        _ weights: UnsafePointer<UInt32>, equal: Range<Int>, _ scratch: UnsafeMutablePointer<UInt32>, _ out: UnsafeMutablePointer<UInt32>,
        _ stride: Int
    ) {
        let (coverage, width, height) = mask
        coverage.withUnsafeBufferPointer { coverage in
            guard let coverage = coverage.baseAddress, var row = axisAlignedRow(coverage, width, height, x: x, y: y, count) else { return }
            if rowSource(at: y)?.isRepeated == true { row.down = 0 }
            var columns = MaskColumns(columns: columns, weights: weights, equalFirst: equal.lowerBound, equalEnd: equal.upperBound)
            guard var background else {
                return Blend.kernels.overColorInterpolated(out, stride, count, rows, color, nil, &row, &columns, scratch)
            }
            Blend.kernels.overColorInterpolated(out, stride, count, rows, color, &background, &row, &columns, scratch)
        }
    }

    /// Returns the argument of the kernels for `count` pixels of a row. Nil if the mask is rotated, or if the pixels' positions
    /// in the mask are too large or too far apart for the kernel.
    private func axisAlignedRow(_ coverage: UnsafePointer<UInt8>, _ width: Int, _ height: Int, x: Int, y: Int, _ count: Int) -> MaskRow? {
        guard let grid = coordinates.axisAlignedGrid, let (u, v) = axisAlignedStart(grid, x: x, y: y, count) else { return nil }
        func row(_ y: Int) -> UnsafePointer<UInt8>? { y >= 0 && y < height ? coverage + y * width : nil }
        return MaskRow(
            top: row(v >> 32), bottom: row(v >> 32 + 1), width: width, v: UInt32(truncatingIfNeeded: v),
            down: UInt32(truncatingIfNeeded: grid.down), u: Int64(u), step: Int64(grid.step))
    }

    /// Returns the position of the first of `count` pixels of a row. Nil if the positions are too large or too far apart for the kernels.
    private func axisAlignedStart(_ grid: SampleCoordinates.AxisAlignedGrid, x: Int, y: Int, _ count: Int) -> (u: Int, v: Int)? {
        let (u, v) = grid.start(x: x, y: y)
        let lastU = u &+ grid.step &* (count &- 1)
        let limit = 1 << 50
        guard abs(u >> 32 &- lastU >> 32) < Tile.width, max(abs(u), abs(lastU), abs(v)) < limit else { return nil }
        return (u, v)
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
