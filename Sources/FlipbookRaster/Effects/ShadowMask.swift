/// The blurred coverage of a shadow, as an image with fewer pixels than the surface. As in `Blur`, its pixels are called downsampled
/// pixels: each covers `factor` × `factor` surface pixels.
///
/// A mask does not store its position on the surface, so that one mask can be used at several positions. The coordinates of the shape have
/// their origin at the corner of a downsampled pixel. The position of this origin on the surface is added when the mask is composited.
final class ShadowMask: Sendable {
    let width: Int
    let height: Int
    /// The top left corner of the mask in surface pixels, relative to the origin of the shape's coordinates.
    let x: Int
    let y: Int
    /// The side of a downsampled pixel in surface pixels.
    let factor: Int
    /// The coverage of each downsampled pixel, row by row.
    let coverage: [UInt8]
    /// For each row, the index of the first row in the run of consecutive equal rows that contains this row.
    let firstEqualRows: [Int32]
    /// The longest range of adjacent columns that are equal.
    let equalColumns: Range<Int>
    /// The columns and rows outside of which the coverage is 0. The blur of a large shape rounds to 0 before the edges of the mask.
    let visibleBox: PixelRect

    /// Creates a mask from edges in downsampled pixels, or returns nil if the mask is empty or too large.
    init?(_ edges: ArraySlice<Edge>, evenOdd: Bool, box: PixelRect, blur: Blur) {
        let margin = blur.reach + 1
        let (width, height) = (box.width + 2 * margin, box.height + 2 * margin)
        guard !box.isEmpty, width * height <= 1 << 26 else { return nil }
        (self.width, self.height, factor) = (width, height, blur.factor)
        (x, y) = ((box.x0 - margin) * blur.factor, (box.y0 - margin) * blur.factor)
        let sharp = Self.draw(edges, evenOdd, x0: box.x0 - margin, y0: box.y0 - margin, width, height)
        let transposed = Self.blurAndTranspose(sharp, width, height, blur)
        coverage = Self.blurAndTranspose(transposed, height, width, blur).map { UInt8(min(($0 &+ 128) >> 8, 255)) }
        firstEqualRows = Self.firstEqualRows(coverage, width, height)
        equalColumns = Self.equalColumns(coverage, width)
        visibleBox = Self.visibleBox(coverage, width, height)
    }

    private static func firstEqualRows(_ coverage: [UInt8], _ width: Int, _ height: Int) -> [Int32] {
        var result: [Int32] = [0]
        for row in 1..<height {
            let (above, start) = ((row - 1) * width, row * width)
            let isEqual = coverage[above..<start].elementsEqual(coverage[start..<(start + width)])
            result.append(isEqual ? result[row - 1] : Int32(row))
        }
        return result
    }

    private static func equalColumns(_ coverage: [UInt8], _ width: Int) -> Range<Int> {
        // For each column, whether it differs from the previous column in any row.
        var differs = [Bool](repeating: false, count: width)
        for start in stride(from: 0, to: coverage.count, by: width) {
            for column in 1..<width where coverage[start + column] != coverage[start + column - 1] { differs[column] = true }
        }
        var (longest, start) = (0..<1, 0)
        for column in 1..<width {
            if differs[column] { start = column }
            if column + 1 - start > longest.count { longest = start..<(column + 1) }
        }
        return longest
    }

    private static func visibleBox(_ coverage: [UInt8], _ width: Int, _ height: Int) -> PixelRect {
        var box = PixelRect(x0: width, y0: height, x1: 0, y1: 0)
        for row in 0..<height {
            let values = coverage[(row * width)..<((row + 1) * width)]
            guard let first = values.firstIndex(where: { $0 > 0 }), let last = values.lastIndex(where: { $0 > 0 }) else { continue }
            box.x0 = min(box.x0, first - row * width)
            box.x1 = max(box.x1, last - row * width + 1)
            box.y0 = min(box.y0, row)
            box.y1 = row + 1
        }
        return box
    }

    /// Returns the sharp coverage, with 8 fraction bits.
    private static func draw(_ edges: ArraySlice<Edge>, _ evenOdd: Bool, x0: Int, y0: Int, _ width: Int, _ height: Int) -> [UInt16] {
        var values = [UInt16](repeating: 0, count: width * height)
        let coverage = Coverage()
        for top in stride(from: 0, to: height, by: Tile.height) {
            for left in stride(from: 0, to: width, by: Tile.width) {
                let tile = PixelRect(
                    x0: x0 + left, y0: y0 + top, x1: x0 + min(left + Tile.width, width), y1: y0 + min(top + Tile.height, height))
                edges.withUnsafeBufferPointer { coverage.fill(tile, edges: $0, evenOdd: evenOdd) }
                for row in 0..<tile.height {
                    let coverageRow = coverage.rows[row]
                    guard coverageRow.level != 0, coverageRow.first < coverageRow.last else { continue }
                    for column in Int(coverageRow.first)..<Int(coverageRow.last) {
                        let level = coverageRow.level > 0 ? UInt16(coverageRow.level) : UInt16(coverage.mask(coverageRow)[column])
                        values[(top + row) * width + left + column] = level << 8
                    }
                }
            }
        }
        return values
    }

    /// Blurs every row, four rows at a time, and writes the rows as columns. Two successive calls blur both directions.
    static func blurAndTranspose(_ values: [UInt16], _ width: Int, _ height: Int, _ blur: Blur) -> [UInt16] {
        var line = [Blur.Lanes](repeating: .zero, count: width)
        var scratch = line
        var transposed = [UInt16](repeating: 0, count: width * height)
        for row in stride(from: 0, to: height, by: 4) {
            for column in 0..<width {
                for lane in 0..<4 { line[column][lane] = row + lane < height ? Int32(values[(row + lane) * width + column]) : 0 }
            }
            line.withUnsafeMutableBufferPointer { line in
                scratch.withUnsafeMutableBufferPointer { scratch in
                    guard let line = line.baseAddress, let scratch = scratch.baseAddress else { return }
                    blur.blurLine(line, scratch, width)
                }
            }
            for column in 0..<width {
                for lane in 0..<min(4, height - row) { transposed[column * height + row + lane] = UInt16(line[column][lane]) }
            }
        }
        return transposed
    }
}
