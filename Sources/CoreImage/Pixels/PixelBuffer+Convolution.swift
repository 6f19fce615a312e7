import Foundation

// Filters for rows. Each filter returns its result with rows and columns exchanged, so that the second call filters the columns.
extension PixelBuffer {
    /// Returns the weighted sums of the pixels of each row, with rows and columns exchanged. The weights are symmetric, and their count is
    /// odd. The result has the columns `range`. This buffer must have at least n more columns on each side, where n is the number of
    /// weights on one side of the center.
    func convolvedRowsTransposed(_ weights: [Float], columns range: Range<Int>) -> PixelBuffer {
        let (rect, reach) = (rect, weights.count / 2)
        let target = PixelRect(x0: rect.y0, y0: range.lowerBound, x1: rect.y1, y1: range.upperBound)
        let height = rect.height
        var result = PixelBuffer(target)
        result.pixels.withUnsafeMutableBufferPointer { output in
            pixels.withUnsafeBufferPointer { input in
                weights.withUnsafeBufferPointer { weights in
                    guard let output = output.baseAddress, let input = input.baseAddress, let weights = weights.baseAddress else { return }
                    for y in 0..<height {
                        var center = input + y * rect.width + (range.lowerBound - rect.x0)
                        for x in 0..<range.count {
                            output[x * height + y] = Self.symmetricSum(center, weights + reach, reach)
                            center += 1
                        }
                    }
                }
            }
        }
        return result
    }

    /// Returns the weighted sum of the pixels around a center pixel. The weights of both sides are equal.
    @inline(__always)
    private static func symmetricSum(_ center: UnsafePointer<Pixel>, _ weights: UnsafePointer<Float>, _ reach: Int) -> Pixel {
        var sum = center[0] * weights[0]
        var distance = 1
        while distance <= reach {
            sum += (center[distance] + center[-distance]) * weights[distance]
            distance += 1
        }
        return sum
    }

    /// Returns the mean of the pixels of each row within a distance, with rows and columns exchanged. The result has the columns `range`.
    /// This buffer must have at least ⌈distance⌉ more columns on each side.
    ///
    /// The sum moves along the row: one pixel is added and one is subtracted. The outermost pixels are weighted by the fraction of the
    /// distance.
    func boxedRowsTransposed(_ distance: Double, columns range: Range<Int>) -> PixelBuffer {
        let rect = rect
        let (whole, fraction) = (Int(distance.rounded(.down)), Float(distance - distance.rounded(.down)))
        let scale = 1 / Float(2 * distance + 1)
        let target = PixelRect(x0: rect.y0, y0: range.lowerBound, x1: rect.y1, y1: range.upperBound)
        let height = rect.height
        var result = PixelBuffer(target)
        result.pixels.withUnsafeMutableBufferPointer { output in
            pixels.withUnsafeBufferPointer { input in
                for y in 0..<height {
                    let center = y * rect.width + (range.lowerBound - rect.x0)
                    var sum = SIMD4<Double>.zero
                    for x in -whole...whole { sum += SIMD4<Double>(input[center + x]) }
                    for x in 0..<range.count {
                        var edge = Pixel.zero
                        if fraction > 0 { edge = (input[center + x - whole - 1] + input[center + x + whole + 1]) * fraction }
                        output[x * height + y] = (Pixel(sum) + edge) * scale
                        guard x + 1 < range.count else { break }
                        sum += SIMD4<Double>(input[center + x + whole + 1]) - SIMD4<Double>(input[center + x - whole])
                    }
                }
            }
        }
        return result
    }

    /// The position of a pixel center between the centers of two cells of `factor` pixels: the index of the first cell, and the fraction.
    private static func cellPosition(_ pixel: Int, _ factor: Int) -> (cell: Int, fraction: Float) {
        let position = (Double(pixel) + 0.5) / Double(factor) - 0.5
        return (Int(position.rounded(.down)), Float(position - position.rounded(.down)))
    }

    /// Returns the image at a lower resolution, with cells of `factor` × `factor` pixels. The color of each pixel is divided between the
    /// nearest cells, so that the center of a shape does not move. The result has the cells `target`.
    func reduced(by factor: Int, to target: PixelRect) -> PixelBuffer {
        let (rect, width) = (rect, target.width)
        let columns = (rect.x0..<rect.x1).map { Self.cellPosition($0, factor) }
        let scale = 1 / Float(factor * factor)
        var result = PixelBuffer(target)
        result.pixels.withUnsafeMutableBufferPointer { output in
            pixels.withUnsafeBufferPointer { input in
                // One more cell on each side receives the colors outside of `target`.
                var cells = [Pixel](repeating: .zero, count: width + 2)
                for y in rect.y0..<rect.y1 {
                    for index in cells.indices { cells[index] = .zero }
                    let first = (y - rect.y0) * rect.width
                    for (x, column) in columns.enumerated() {
                        let (pixel, index) = (input[first + x], column.cell - target.x0 + 1)
                        guard index >= 0, index <= width else { continue }
                        cells[index] += pixel * (1 - column.fraction)
                        cells[index + 1] += pixel * column.fraction
                    }
                    let (row, fraction) = Self.cellPosition(y, factor)
                    for (line, weight) in [(row, 1 - fraction), (row + 1, fraction)] where line >= target.y0 && line < target.y1 {
                        let start = (line - target.y0) * width
                        for x in 0..<width { output[start + x] += cells[x + 1] * (weight * scale) }
                    }
                }
            }
        }
        return result
    }

    /// Returns the pixels of a rectangle of a buffer that was reduced by `factor`, interpolated linearly.
    func enlarged(by factor: Int, to target: PixelRect) -> PixelBuffer {
        let rect = rect
        let columns = (target.x0..<target.x1).map { Self.cellPosition($0, factor) }
        var mixedRow = [Pixel](repeating: .zero, count: rect.width)
        return pixels.withUnsafeBufferPointer { input in
            PixelBuffer(target) { y, row in
                let (cell, fraction) = Self.cellPosition(y, factor)
                let first = (cell - rect.y0) * rect.width
                for x in 0..<rect.width { mixedRow[x] = input[first + x].mixed(with: input[first + rect.width + x], fraction) }
                for (x, column) in columns.enumerated() {
                    let left = column.cell - rect.x0
                    row[x] = mixedRow[left].mixed(with: mixedRow[left + 1], column.fraction)
                }
            }
        }
    }
}
