import FlipbookDisplayList
import FlipbookGeometry
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@testable import FlipbookRaster

@Suite struct GroupBlendTests {
    /// Returns a random premultiplied pixel, or an opaque one.
    private func pixel(_ random: inout SeededRandom, isOpaque: Bool = false) -> UInt32 {
        let alpha = isOpaque ? 255 : UInt32(random.integer(0...255))
        func channel() -> UInt32 { UInt32(random.integer(0...Int(alpha))) }
        return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }

    private static let integerModes: [CGBlendMode] = [
        .multiply, .screen, .darken, .lighten, .difference, .exclusion, .overlay, .hardLight,
    ]

    @Test(arguments: integerModes) func integerModesFollowTheFormula(mode: CGBlendMode) {
        var random = SeededRandom(31 + Int(mode.rawValue))
        let (formula, blend) = (BlendFormula(mode), GroupBlend(mode))
        for round in 0..<3000 {
            let (source, below) = (pixel(&random), pixel(&random, isOpaque: round % 2 == 0))
            var result = below
            withUnsafePointer(to: source) { blend.blend($0, level: 255, onto: &result, 1) }
            let expected = formula.result(source, coverage: 255, below: below)
            for shift in [UInt32(0), 8, 16, 24] {
                let difference = Int(result >> shift & 255) - Int(expected >> shift & 255)
                #expect(abs(difference) <= 1, "\(mode) \(String(source, radix: 16)) over \(String(below, radix: 16))")
            }
        }
    }

    @Test func groupIsMultipliedAsOneImage() {
        // Two overlapping squares of the same gray. As one image, they multiply the background only once where they overlap.
        let gray = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        func square(_ x: CGFloat) -> DisplayItem {
            DisplayItem(source: Int(x), content: .fill(RoundedRect(CGRect(x: x, y: 2, width: 6, height: 6)), gray), transform: .identity)
        }
        var list = DisplayList()
        list.background = CGColor(red: 0.8, green: 0.4, blue: 0, alpha: 1)
        list.items = [
            DisplayItem(source: 100, content: .group(count: 2, blendMode: .multiply), transform: .identity), square(1), square(4),
        ]
        let painter = Painter(width: 12, height: 10, scale: 1)
        painter.paint(list)
        let words = painter.surface.words
        for x in [2, 5, 9] { #expect(words[4 * 12 + x] == 0xFF66_3300, "at \(x)") }
        #expect(words[4 * 12 + 11] == 0xFFCC_6600)
        // The group is painted again if only its mode changes.
        list.items[0].content = .group(count: 2, blendMode: .screen)
        #expect(!painter.paint(list).isEmpty)
        #expect(painter.surface.words[4 * 12 + 5] == 0xFFE6_B380)
    }

    @Test func opacityScalesTheSource() {
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        var list = DisplayList()
        list.background = CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 1)
        list.items = [
            DisplayItem(source: 1, content: .group(count: 1, blendMode: .difference), transform: .identity, opacity: 0.4),
            DisplayItem(source: 2, content: .fill(RoundedRect(CGRect(x: 0, y: 0, width: 4, height: 4)), white), transform: .identity),
        ]
        let painter = Painter(width: 4, height: 4, scale: 1)
        painter.paint(list)
        // With alpha 0.4, the channel d of the background becomes 0.6·d + 0.4·|1 − d|.
        let word = painter.surface.words[5]
        let channels = [16, 8, 0].map { Int(word >> UInt32($0) & 255) }
        for (channel, background) in zip(channels, [0.2, 0.6, 1.0]) {
            #expect(abs(Double(channel) - (0.6 * background + 0.4 * (1 - background)) * 255) <= 1.01)
        }
    }
}
