/// A Gaussian blur, approximated by three box filters in each direction. Before the filters, the image is made smaller by `factor`. The
/// pixels of the smaller image are called downsampled pixels.
///
/// Making the image smaller and larger again also blurs it. The variance of this blur is subtracted from the variance of the boxes, so that
/// the width of the result does not depend on the factor. A box can have any width, even a fractional one, so that the result is a smooth
/// function of sigma.
struct Blur: Equatable {
    /// The side of a downsampled pixel in surface pixels, a power of two.
    let factor: Int
    /// A box covers `2 · fullRadius + 1` pixels completely, and one more pixel at each end with the weight `edgeWeight / 256`.
    let fullRadius: Int
    let edgeWeight: Int32
    /// The fraction of the blurred image in the final mixture with the sharp image, in units of 1/256. It is less than 256 if the requested
    /// sigma is less than `minimumSigma`.
    let strength: UInt32

    /// The smallest sigma for which a blur is computed. A weaker blur is a mixture of the sharp image and this blur.
    static let minimumSigma = 1.5

    /// Creates the blur of a backdrop. The image is made smaller first and enlarged at the end.
    init(backdrop sigma: Double) {
        let computedSigma = max(sigma, Self.minimumSigma)
        // The downsampled pixels must be much smaller than the blur's width. Otherwise their grid would be visible.
        let factor = computedSigma < 5 ? 2 : computedSigma < 12 ? 4 : computedSigma < 48 ? 8 : 16
        // A mixture of t parts blurred by `minimumSigma` and 1 - t parts sharp has the variance t · minimumSigma².
        self.init(sigma: computedSigma, factor: factor, strength: min(sigma * sigma / (Self.minimumSigma * Self.minimumSigma), 1))
    }

    /// Creates the blur of a shadow. The shadow is drawn at the small size, so no image is made smaller.
    init(shadow sigma: Double) {
        self.init(sigma: sigma, factor: sigma < 3 ? 1 : sigma < 6 ? 2 : sigma < 16 ? 4 : sigma < 48 ? 8 : 16, strength: 1)
    }

    /// Creates a blur that is computed at full size.
    init(fullSize sigma: Double) { self.init(sigma: sigma, factor: 1, strength: 1) }

    private init(sigma: Double, factor: Int, strength: Double) {
        let f = Double(factor)
        // A box of f pixels has the variance (f² - 1)/12 in pixels. The linear interpolation between two downsampled pixels has the
        // variance f²/6 on average.
        let scalingVariance = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
        let variance = max(min(sigma, 500) * min(sigma, 500) - scalingVariance, 0) / (f * f) / 3
        // The box of 2n + 1 + 2a pixels has the variance (S + 2a(n+1)²)/(2n + 1 + 2a), with S = 2·Σk² = n(n+1)(2n+1)/3.
        var n = 0.0
        while (n + 1) * (n + 2) / 3 <= variance { n += 1 }
        let a = (variance * (2 * n + 1) - n * (n + 1) * (2 * n + 1) / 3) / (2 * ((n + 1) * (n + 1) - variance))
        (self.factor, fullRadius, edgeWeight) = (factor, Int(n), Int32((a * 256).rounded()))
        self.strength = UInt32((strength * 256).rounded())
    }

    /// The largest distance, in downsampled pixels, at which a pixel affects the result.
    var reach: Int { 3 * (fullRadius + 1) }

    /// Four values that are blurred together, such as the channels of a pixel.
    typealias Lanes = SIMD4<Int32>

    /// Applies the three box filters to a line of `count` values, in place.
    ///
    /// Beyond each end, the line continues with its mirror image. So the values beyond the end do not depend on the factor, and the line is
    /// still symmetric about its ends after a box filter. `scratch` must have space for the line. Values are at most 255·256.
    func blurLine(_ line: UnsafeMutablePointer<Lanes>, _ scratch: UnsafeMutablePointer<Lanes>, _ count: Int) {
        guard fullRadius > 0 || edgeWeight > 0 else { return }
        boxFilter(line, scratch, count)
        boxFilter(scratch, line, count)
        boxFilter(line, scratch, count)
        line.update(from: scratch, count: count)
    }

    private func boxFilter(_ from: UnsafePointer<Lanes>, _ to: UnsafeMutablePointer<Lanes>, _ count: Int) {
        let (n, a) = (fullRadius, edgeWeight)
        let scale = SIMD4<Float>(repeating: 1 / Float((2 * n + 1) * 256 + 2 * Int(a)))
        // 2²³. Adding it to a smaller number leaves the rounded number in the lowest bits.
        let roundingOffset = SIMD4<Float>(repeating: 8_388_608)
        @inline(__always) func mirroredValue(_ index: Int) -> Lanes {
            let index = index < 0 ? -1 - index : index >= count ? 2 * count - 1 - index : index
            return from[min(max(index, 0), count &- 1)]
        }
        @inline(__always) func store(_ index: Int, _ sum: Lanes, _ edges: Lanes) {
            // The weighted sum is at most 255·256·256·(2n + 3), which is below 2³¹ for n up to 62.
            let weightedSum = sum &<< 8 &+ edges &* a
            let value = SIMD4<Float>(weightedSum) * scale + roundingOffset
            to[index] = unsafeBitCast(value, to: Lanes.self) & 0x1FFFF
        }
        var sum = Lanes.zero
        for index in -n...n { sum &+= mirroredValue(index) }
        var index = 0
        let low = min(n + 1, count)
        let high = max(count - n - 1, low)
        while index < low {
            store(index, sum, mirroredValue(index - n - 1) &+ mirroredValue(index + n + 1))
            sum &+= mirroredValue(index + n + 1) &- mirroredValue(index - n)
            index += 1
        }
        while index < high {
            let (before, after) = (from[index &- n &- 1], from[index &+ n &+ 1])
            store(index, sum, before &+ after)
            sum = sum &+ after &- from[index &- n]
            index &+= 1
        }
        while index < count {
            store(index, sum, mirroredValue(index - n - 1) &+ mirroredValue(index + n + 1))
            sum &+= mirroredValue(index + n + 1) &- mirroredValue(index - n)
            index += 1
        }
    }
}
