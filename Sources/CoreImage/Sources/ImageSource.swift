import CoreGraphics

/// A recipe for an image: it computes the pixels of any rectangle when they are needed.
protocol ImageSource: Sendable {
    /// The rectangle outside of which all pixels are transparent.
    var domain: PixelRect { get }
    /// Returns the pixels of a rectangle that is not empty and is inside of the domain.
    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer
    /// The source itself. For a consumer of a `SharedSource`, the input of the shared source.
    var unshared: any ImageSource { get }
    /// Returns the source for one more image that is computed from it.
    func consumedAgain() -> any ImageSource
}

extension ImageSource {
    var unshared: any ImageSource { self }
    func consumedAgain() -> any ImageSource { self }

    /// Returns the pixels of a rectangle. Outside of the domain, they are transparent.
    func pixels(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        let inner = rect.intersection(domain)
        if inner.isEmpty { return PixelBuffer(rect) }
        let buffer = render(inner, options)
        return inner == rect ? buffer : buffer.padded(to: rect)
    }
}

/// An image without pixels.
struct EmptySource: ImageSource {
    var domain: PixelRect { .empty }
    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer { PixelBuffer(rect) }
}

/// The pixels of a bitmap, with the lower left corner at the origin.
struct BitmapSource: ImageSource {
    let image: CGImage
    var domain: PixelRect { PixelRect(x0: 0, y0: 0, x1: image.width, y1: image.height) }
    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer { PixelBuffer(image.bitmap, in: rect, options) }
}

/// Pixels that are computed from their position.
struct GeneratorSource: ImageSource {
    var domain: PixelRect { .infinite }
    /// Returns the function from the center of a pixel to its premultiplied color.
    let makeFunction: @Sendable (RenderOptions) -> (SIMD2<Double>) -> Pixel

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        let function = makeFunction(options)
        return PixelBuffer(rect) { y, row in
            for x in 0..<rect.width { row[x] = function(SIMD2(Double(rect.x0 + x) + 0.5, Double(y) + 0.5)) }
        }
    }
}

/// The part of an image in a rectangle.
struct CropSource: ImageSource {
    let input: any ImageSource
    let domain: PixelRect

    init(_ input: any ImageSource, _ rect: PixelRect) { (self.input, domain) = (input, input.domain.intersection(rect)) }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer { input.render(rect, options) }
}

/// An image whose outermost pixels are repeated without end.
struct ClampSource: ImageSource {
    let input: any ImageSource
    var domain: PixelRect { input.domain.isEmpty ? .empty : .infinite }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        let area = input.domain
        // Only the pixels that are nearest to the rectangle are needed.
        func limited(_ low: Int, _ high: Int, _ first: Int, _ last: Int) -> (Int, Int) {
            let start = min(max(low, first), last - 1)
            return (start, max(min(high, last), start + 1))
        }
        let (x0, x1) = limited(rect.x0, rect.x1, area.x0, area.x1)
        let (y0, y1) = limited(rect.y0, rect.y1, area.y0, area.y1)
        let part = PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)
        let buffer = input.pixels(part, options)
        if part == rect { return buffer }
        return buffer.pixels.withUnsafeBufferPointer { pixels in
            PixelBuffer(rect) { y, row in
                let first = (min(max(y, y0), y1 - 1) - y0) * part.width
                for x in 0..<rect.width { row[x] = pixels[first + min(max(rect.x0 + x, x0), x1 - 1) - x0] }
            }
        }
    }
}

/// An image in which each pixel is changed separately.
struct ColorMapSource: ImageSource {
    let input: any ImageSource
    /// Returns the function that changes a premultiplied pixel.
    let makeMap: @Sendable (RenderOptions) -> (Pixel) -> Pixel
    var domain: PixelRect { input.domain }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        var buffer = input.pixels(rect, options)
        buffer.map(makeMap(options))
        return buffer
    }
}

/// An image whose pixels are changed depending on their position.
struct PositionedMapSource: ImageSource {
    let input: any ImageSource
    /// Returns the function that changes a premultiplied pixel. The second argument of the function is the center of the pixel.
    let makeMap: @Sendable (RenderOptions) -> (Pixel, SIMD2<Float>) -> Pixel
    var domain: PixelRect { input.domain }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        let (map, buffer) = (makeMap(options), input.pixels(rect, options))
        return buffer.pixels.withUnsafeBufferPointer { pixels in
            PixelBuffer(rect) { y, row in
                let first = (y - rect.y0) * rect.width
                for x in 0..<rect.width { row[x] = map(pixels[first + x], SIMD2(Float(rect.x0 + x) + 0.5, Float(y) + 0.5)) }
            }
        }
    }
}

/// Two images that are combined pixel by pixel.
struct CombinationSource: ImageSource {
    let first: any ImageSource
    let second: any ImageSource
    let domain: PixelRect
    /// Returns a pixel of the result from the pixels of the first and of the second image.
    let combine: @Sendable (Pixel, Pixel) -> Pixel

    /// Creates the combination. By default, its domain is the union of both domains.
    init(
        _ first: any ImageSource, _ second: any ImageSource, domain: PixelRect? = nil,
        _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) {
        (self.first, self.second, self.combine) = (first, second, combine)
        self.domain = domain ?? first.domain.union(second.domain)
    }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        var buffer = first.pixels(rect, options)
        buffer.combine(second.pixels(rect, options), combine)
        return buffer
    }
}
