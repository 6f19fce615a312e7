/// A gaussian blur as three box passes each way, on a picture that has been made `factor` times smaller first.
///
/// What making smaller and larger again blurs by itself is taken off what the boxes have to do, so that the result has the same width
/// whatever the factor; and a box may have any width, whole or not, so that the result is a smooth function of sigma.
struct Blur: Equatable {
    /// Surface pixels a small pixel, a power of two.
    let factor: Int
    /// A box covers `2 · whole + 1` pixels in full and one more at each end by `part` / 256.
    let whole: Int
    let part: Int32
    /// How much of it takes the sharp picture's place, of 256: less than all where less is wanted than the smallest blur that is made.
    let strength: UInt32

    /// The smallest blur that is made small; what is less sharp than this and not quite sharp is a mixture.
    static let least = 1.5

    /// For colours: a small picture, enlarged at the end.
    init(backdrop sigma: Double) {
        let wanted = max(sigma, Self.least)
        // Small pixels are kept well below the blur's width, or their grid would show.
        let factor = wanted < 5 ? 2 : wanted < 12 ? 4 : wanted < 48 ? 8 : 16
        // Variances: t of sigma² sharp and 1 - t blurred by `least` have t · least² together.
        self.init(sigma: wanted, factor: factor, strength: min(sigma * sigma / (Self.least * Self.least), 1))
    }

    /// For shadows, which are drawn small at once.
    init(shadow sigma: Double) {
        self.init(sigma: sigma, factor: sigma < 3 ? 1 : sigma < 6 ? 2 : sigma < 16 ? 4 : sigma < 48 ? 8 : 16, strength: 1)
    }

    private init(sigma: Double, factor: Int, strength: Double) {
        let f = Double(factor)
        // A box of f pixels has the variance (f² - 1)/12 in pixels, the tent between two small pixels f²/6 on average.
        let own = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
        let variance = max(min(sigma, 500) * min(sigma, 500) - own, 0) / (f * f) / 3
        // The box of 2n + 1 + 2a pixels has the variance (S + 2a(n+1)²)/(2n + 1 + 2a) with S = 2·Σk² = n(n+1)(2n+1)/3.
        var n = 0.0
        while (n + 1) * (n + 2) / 3 <= variance { n += 1 }
        let a = (variance * (2 * n + 1) - n * (n + 1) * (2 * n + 1) / 3) / (2 * ((n + 1) * (n + 1) - variance))
        (self.factor, whole, part) = (factor, Int(n), Int32((a * 256).rounded()))
        self.strength = UInt32((strength * 256).rounded())
    }

    /// How many small pixels away a pixel may be and still count.
    var reach: Int { 3 * (whole + 1) }

    typealias Lane = SIMD4<Int32>

    /// Three boxes along a line of `count`, in place; beyond the ends the line goes on as in a mirror, which is the same for every factor, and
    /// a box leaves a mirror as it is. `spare` has room for the line.
    /// Lanes hold up to 255·256.
    func boxes(_ line: UnsafeMutablePointer<Lane>, _ spare: UnsafeMutablePointer<Lane>, _ count: Int) {
        guard whole > 0 || part > 0 else { return }
        box(line, spare, count)
        box(spare, line, count)
        box(line, spare, count)
        line.update(from: spare, count: count)
    }

    private func box(_ from: UnsafePointer<Lane>, _ to: UnsafeMutablePointer<Lane>, _ count: Int) {
        let (n, a) = (whole, part)
        let scale = SIMD4<Float>(repeating: 1 / Float((2 * n + 1) * 256 + 2 * Int(a)))
        // 2²³: added to a number below it, it leaves the rounded number in the lowest bits.
        let magic = SIMD4<Float>(repeating: 8_388_608)
        @inline(__always) func at(_ index: Int) -> Lane {
            let index = index < 0 ? -1 - index : index >= count ? 2 * count - 1 - index : index
            return from[min(max(index, 0), count &- 1)]
        }
        @inline(__always) func put(_ index: Int, _ sum: Lane, _ edges: Lane) {
            // Up to 255·256·256·(2n + 3): below 2³¹ for n up to 62.
            let weighed = sum &<< 8 &+ edges &* a
            let value = SIMD4<Float>(weighed) * scale + magic
            to[index] = unsafeBitCast(value, to: Lane.self) & 0x1FFFF
        }
        var sum = Lane.zero
        for index in -n...n { sum &+= at(index) }
        var index = 0
        let low = min(n + 1, count)
        let high = max(count - n - 1, low)
        while index < low {
            put(index, sum, at(index - n - 1) &+ at(index + n + 1))
            sum &+= at(index + n + 1) &- at(index - n)
            index += 1
        }
        while index < high {
            let (before, after) = (from[index &- n &- 1], from[index &+ n &+ 1])
            put(index, sum, before &+ after)
            sum = sum &+ after &- from[index &- n]
            index &+= 1
        }
        while index < count {
            put(index, sum, at(index - n - 1) &+ at(index + n + 1))
            sum &+= at(index + n + 1) &- at(index - n)
            index += 1
        }
    }
}
