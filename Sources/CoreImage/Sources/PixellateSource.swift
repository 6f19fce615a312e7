import Foundation

/// An image that consists of squares, each with the mean color of the pixels in it.
struct PixellateSource: ImageSource {
    let input: any ImageSource
    let domain: PixelRect
    /// A point at which corners of the squares meet.
    private let center: SIMD2<Double>
    /// The side of a square.
    private let side: Double

    init(_ input: any ImageSource, center: SIMD2<Double>, side: Double) {
        let side = min(max(side, 1), 4096)
        (self.input, self.center, self.side) = (input, center, side)
        let area = input.domain
        domain =
            area.isEmpty || area.isInfinite
            ? area
            : Self.pixels(
                columns: Self.cell(area.x0, center.x, side)...Self.cell(area.x1 - 1, center.x, side),
                rows: Self.cell(area.y0, center.y, side)...Self.cell(area.y1 - 1, center.y, side), center, side)
    }

    /// Returns the index of the square that contains the center of a pixel.
    private static func cell(_ pixel: Int, _ center: Double, _ side: Double) -> Int {
        Int(((Double(pixel) + 0.5 - center) / side).rounded(.down))
    }

    /// Returns the pixels whose centers are in the given columns and rows of squares.
    private static func pixels(columns: ClosedRange<Int>, rows: ClosedRange<Int>, _ center: SIMD2<Double>, _ side: Double) -> PixelRect {
        // `cell` determines the square of a pixel. Because of rounding errors, the first estimate can differ from `cell` by a pixel,
        // so it is corrected.
        func first(_ index: Int, _ center: Double) -> Int {
            var pixel = Int((center + Double(index) * side - 0.5).rounded(.up))
            while cell(pixel, center, side) < index { pixel += 1 }
            while cell(pixel - 1, center, side) >= index { pixel -= 1 }
            return pixel
        }
        return PixelRect(
            x0: first(columns.lowerBound, center.x), y0: first(rows.lowerBound, center.y), x1: first(columns.upperBound + 1, center.x),
            y1: first(rows.upperBound + 1, center.y))
    }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        let columns = Self.cell(rect.x0, center.x, side)...Self.cell(rect.x1 - 1, center.x, side)
        let rows = Self.cell(rect.y0, center.y, side)...Self.cell(rect.y1 - 1, center.y, side)
        let source = input.pixels(Self.pixels(columns: columns, rows: rows, center, side).intersection(input.domain), options)
        var (sums, counts) = (
            [Pixel](repeating: .zero, count: columns.count * rows.count), [Float](repeating: 0, count: columns.count * rows.count)
        )
        func index(_ x: Int, _ y: Int) -> Int {
            (Self.cell(y, center.y, side) - rows.lowerBound) * columns.count + Self.cell(x, center.x, side) - columns.lowerBound
        }
        for y in source.rect.y0..<max(source.rect.y1, source.rect.y0) {
            for x in source.rect.x0..<max(source.rect.x1, source.rect.x0) {
                let cell = index(x, y)
                sums[cell] += source.pixels[(y - source.rect.y0) * source.rect.width + x - source.rect.x0]
                counts[cell] += 1
            }
        }
        for cell in sums.indices where counts[cell] > 0 { sums[cell] /= counts[cell] }
        return PixelBuffer(rect) { y, row in for x in 0..<rect.width { row[x] = sums[index(rect.x0 + x, y)] } }
    }
}
