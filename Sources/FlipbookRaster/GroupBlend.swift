import FlipbookGeometry

/// The combination of a group with the pixels below it by a blend mode.
///
/// The usual separable modes are computed in integers. For premultiplied bytes S, D and their alphas, the result of a blend function B is
/// S·(255 − Dα) + D·(255 − Sα) + Sα·Dα·B(S/Sα, D/Dα), divided by 255. The last term is a polynomial of the bytes, so no channel is divided
/// by an alpha. All other modes use `BlendFormula`.
struct GroupBlend {
    private let mode: CGBlendMode

    init(_ mode: CGBlendMode) { self.mode = mode }

    /// Blends a row of pixels, with an opacity, onto the pixels below.
    func blend(_ pixels: UnsafePointer<UInt32>, level: UInt32, onto below: UnsafeMutablePointer<UInt32>, _ count: Int) {
        switch mode {
        case .multiply: blend(pixels, level, below, count) { s, _, d, _ in s &* d }
        case .screen: blend(pixels, level, below, count) { s, sa, d, da in s &* da &+ d &* sa &- s &* d }
        case .darken: blend(pixels, level, below, count) { s, sa, d, da in min(s &* da, d &* sa) }
        case .lighten: blend(pixels, level, below, count) { s, sa, d, da in max(s &* da, d &* sa) }
        case .difference: blend(pixels, level, below, count) { s, sa, d, da in abs(s &* da &- d &* sa) }
        case .exclusion: blend(pixels, level, below, count) { s, sa, d, da in s &* da &+ d &* sa &- 2 &* s &* d }
        case .overlay: blend(pixels, level, below, count) { s, sa, d, da in Self.hardLight(d, da, s, sa) }
        case .hardLight: blend(pixels, level, below, count) { s, sa, d, da in Self.hardLight(s, sa, d, da) }
        default:
            let formula = BlendFormula(mode)
            for x in 0..<count {
                let source = Blend.scaled(pixels[x], level)
                // A pixel outside of the group has the coverage 0, so no mode changes the pixel below.
                if source >> 24 > 0 { below[x] = formula.result(source, coverage: level, below: below[x]) }
            }
        }
    }

    /// Sα·Dα·B for hard light. The source selects between multiply and screen.
    @inline(__always)
    private static func hardLight(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
        2 &* s <= sa ? 2 &* s &* d : sa &* da &- 2 &* (da &- d) &* (sa &- s)
    }

    /// Blends a row. `product` computes Sα·Dα·B of one channel. Its arguments are the source, the source's alpha, the pixel below, and the
    /// alpha of the pixel below.
    @inline(__always)
    private func blend(
        _ pixels: UnsafePointer<UInt32>, _ level: UInt32, _ below: UnsafeMutablePointer<UInt32>, _ count: Int,
        _ product: (Int32, Int32, Int32, Int32) -> Int32
    ) {
        for x in 0..<count {
            let source = Blend.scaled(pixels[x], level)
            guard source != 0 else { continue }
            let target = below[x]
            let (sa, da) = (Int32(source >> 24), Int32(target >> 24))
            let alpha = sa &+ da &- Self.dividedBy255(sa &* da)
            func channel(_ shift: UInt32) -> UInt32 {
                let (s, d) = (Int32(source >> shift & 255), Int32(target >> shift & 255))
                let sum = s &* (255 &- da) &+ d &* (255 &- sa) &+ product(s, sa, d, da)
                return UInt32(max(min(Self.dividedBy255(sum), alpha), 0)) << shift
            }
            below[x] = UInt32(alpha) << 24 | channel(0) | channel(8) | channel(16)
        }
    }

    /// Returns the rounded quotient of a number in 0…65025 and 255.
    @inline(__always)
    private static func dividedBy255(_ value: Int32) -> Int32 {
        let biased = value &+ 128
        return (biased &+ biased >> 8) >> 8
    }
}
