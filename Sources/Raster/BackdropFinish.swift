import CoreGraphics
import Display

/// Saturation and tint of a backdrop. On small pixels where all is blurred, as mixing neighbours afterwards comes to the same; pixel by pixel
/// where some of the sharp picture is left.
struct BackdropFinish: Equatable {
    /// 256 parts.
    private let saturation: Int32
    /// Premultiplied.
    private let tint: UInt32

    static let plain = BackdropFinish(Backdrop(radius: 0))

    init(_ backdrop: Backdrop) {
        saturation = Int32((min(max(backdrop.saturation.isNaN ? 1 : backdrop.saturation, 0), 8) * 256).rounded())
        tint = Scene.word(backdrop.tint, 1)
    }

    private var isPlain: Bool { saturation == 256 }

    /// From a colour with eight bits behind the point.
    @inline(__always)
    func word(_ lane: Blur.Lane) -> UInt32 {
        let bytes = (saturated(lane) &+ 128) &>> 8
        let word = UInt32(truncatingIfNeeded: bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x)
        return tint == 0 ? word : Blend.over(word, tint)
    }

    /// light + (colour - light) · saturation, kept within what the alpha allows.
    @inline(__always)
    private func saturated(_ lane: Blur.Lane) -> Blur.Lane {
        guard !isPlain else { return lane }
        // The luminance of sRGB; 256 parts.
        let light = (lane.z &* 54 &+ lane.y &* 183 &+ lane.x &* 19) &>> 8
        let alpha = lane.w
        let pushed = (light &+ ((lane &- light) &* saturation) &>> 8).clamped(lowerBound: .zero, upperBound: Blur.Lane(repeating: alpha))
        return Blur.Lane(pushed.x, pushed.y, pushed.z, alpha)
    }

    /// In place.
    func apply(_ words: UnsafeMutablePointer<UInt32>, _ count: Int) {
        if isPlain {
            if tint != 0 { Blend.over(words, count, color: tint, level: 255) }
            return
        }
        for index in 0..<count {
            let word = words[index]
            words[index] = self.word(
                Blur.Lane(Int32(word & 255), Int32(word >> 8 & 255), Int32(word >> 16 & 255), Int32(word >> 24)) &<< 8)
        }
    }
}
