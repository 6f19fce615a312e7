/// Pixels in a rectangle, computed as floating-point numbers and premultiplied. The first row has the smallest y.
struct PixelBuffer: Sendable {
    let rect: PixelRect
    var pixels: [Pixel]

    /// Creates a buffer of transparent pixels.
    init(_ rect: PixelRect) {
        self.rect = rect
        pixels = [Pixel](repeating: .zero, count: rect.width * rect.height)
    }

    /// Creates a buffer whose rows are written by a function. The function receives y and the memory of the row.
    init(_ rect: PixelRect, fillRow: (_ y: Int, _ row: UnsafeMutablePointer<Pixel>) -> Void) {
        self.rect = rect
        let (width, count) = (rect.width, rect.width * rect.height)
        pixels = [Pixel](unsafeUninitializedCapacity: count) { output, initializedCount in
            if count > 0, let base = output.baseAddress {
                base.initialize(repeating: .zero, count: count)
                for row in 0..<rect.height { fillRow(rect.y0 + row, base + row * width) }
            }
            initializedCount = count
        }
    }

    /// Returns the pixels of another rectangle. Pixels outside of this buffer are transparent.
    func padded(to target: PixelRect) -> PixelBuffer {
        var result = PixelBuffer(target)
        result.replacePixels(by: self)
        return result
    }

    /// Replaces the pixels that are inside another buffer by the pixels of that buffer.
    mutating func replacePixels(by other: PixelBuffer) {
        let (from, to) = (other.rect, rect)
        let common = from.intersection(to)
        guard !common.isEmpty else { return }
        pixels.withUnsafeMutableBufferPointer { output in
            other.pixels.withUnsafeBufferPointer { input in
                guard let output = output.baseAddress, let input = input.baseAddress else { return }
                for y in common.y0..<common.y1 {
                    let source = input + (y - from.y0) * from.width + (common.x0 - from.x0)
                    (output + (y - to.y0) * to.width + (common.x0 - to.x0)).update(from: source, count: common.width)
                }
            }
        }
    }

    /// Returns the same pixels at another position.
    func moved(to target: PixelRect) -> PixelBuffer { PixelBuffer(target, pixels) }

    private init(_ rect: PixelRect, _ pixels: [Pixel]) { (self.rect, self.pixels) = (rect, pixels) }

    /// Replaces each pixel.
    mutating func map(_ change: (Pixel) -> Pixel) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in 0..<pixels.count { pixels[index] = change(pixels[index]) }
        }
    }

    /// Combines each pixel with the pixel of a buffer with the same rectangle.
    mutating func combine(_ other: PixelBuffer, _ change: (Pixel, Pixel) -> Pixel) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            other.pixels.withUnsafeBufferPointer { other in
                for index in 0..<min(pixels.count, other.count) { pixels[index] = change(pixels[index], other[index]) }
            }
        }
    }

    /// Calls `body` with a function that returns the pixel at a point, interpolated between the four nearest pixel centers. The pixel (0,
    /// 0) has its center at (0.5, 0.5). Pixels outside of the buffer are transparent.
    func withSampler<R>(_ body: ((_ x: Double, _ y: Double) -> Pixel) -> R) -> R {
        let (rect, width) = (rect, rect.width)
        return pixels.withUnsafeBufferPointer { pixels in
            func pixel(_ x: Int, _ y: Int) -> Pixel {
                x >= rect.x0 && x < rect.x1 && y >= rect.y0 && y < rect.y1 ? pixels[(y - rect.y0) * width + x - rect.x0] : .zero
            }
            return body { x, y in
                let (u, v) = (x - 0.5, y - 0.5)
                guard abs(u) < Double(PixelRect.limit), abs(v) < Double(PixelRect.limit) else { return .zero }
                let (left, low) = (u.rounded(.down), v.rounded(.down))
                let (fx, fy) = (Float(u - left), Float(v - low))
                let (column, row) = (Int(left), Int(low))
                let lower = pixel(column, row).mixed(with: pixel(column + 1, row), fx)
                return lower.mixed(with: pixel(column, row + 1).mixed(with: pixel(column + 1, row + 1), fx), fy)
            }
        }
    }
}
