import Foundation

/// An image in which each pixel is the mean of the pixels on a line through it. The line has the length 2r.
struct MotionBlurSource: ImageSource {
    let input: any ImageSource
    let domain: PixelRect
    private let radius: Double
    private let direction: SIMD2<Double>

    /// Creates the blur. The angle is measured counterclockwise from the direction to the right.
    init(_ input: any ImageSource, radius: Double, angle: Double) {
        let (radius, direction) = (min(max(radius, 0), GaussianBlurSource.maximumSigma), SIMD2(cos(angle), sin(angle)))
        func reach(_ component: Double) -> Int { max(Int((abs(component) * radius - 1e-6).rounded(.up)), 0) }
        (self.input, self.radius, self.direction) = (input, radius, direction)
        domain = input.domain.outset(reach(direction.x), reach(direction.y)).intersection(.infinite)
    }

    func render(_ rect: PixelRect, _ options: RenderOptions) -> PixelBuffer {
        let reach = Int(radius.rounded(.up)) + 1
        let count = Int((2 * radius).rounded(.up)) + 1
        let offsets = (0..<count).map { direction * (count > 1 ? radius * (2 * Double($0) / Double(count - 1) - 1) : 0) }
        let needed = rect.outset(reach).intersection(input.domain)
        return input.pixels(needed, options).withSampler { sample in
            PixelBuffer(rect) { y, row in
                for x in 0..<rect.width {
                    var sum = Pixel.zero
                    for offset in offsets { sum += sample(Double(rect.x0 + x) + 0.5 + offset.x, Double(y) + 0.5 + offset.y) }
                    row[x] = sum / Float(count)
                }
            }
        }
    }
}
