import Foundation
import SeededRandomValues
import UIKit

/// The random choices of an operation: ordinary values and, in a hostile program, values that no app should use but that must not trap.
package struct FuzzValues {
    private var random: SeededRandom
    /// Whether numbers can be NaN, infinite or too large, and callbacks can change the tree or the data during a change.
    package let isHostile: Bool

    package init(_ seed: Int, isHostile: Bool) {
        random = SeededRandom(seed)
        self.isHostile = isHostile
    }

    /// Returns the values of an operation that depend only on the program's seed and on the operation's index.
    package init(seed: Int, index: Int, isHostile: Bool) { self.init(seed &* 1_000_003 &+ index &* 7919 &+ 1, isHostile: isHostile) }

    private static let hostileNumbers: [Double] = [
        .nan, .infinity, -.infinity, 1e30, -1e30, 1e9, -1e9, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        9_223_372_036_854_775_808, -9_223_372_036_854_775_808, 4_294_967_296, 1e-300,
    ]
    private static let edgeNumbers: [Double] = [0, -0.0, 1, -1, 0.5, 1e-9, 1 / 3]

    // MARK: - Choices

    package mutating func integer(_ range: ClosedRange<Int>) -> Int { random.integer(range) }
    package mutating func bool(_ probability: Double = 0.5) -> Bool { random.bool(probability) }
    package mutating func pick<Choice>(_ choices: [Choice]) -> Choice { random.pick(choices) }
    /// Returns a random element, or nil for an empty array.
    package mutating func any<Choice>(_ choices: [Choice]) -> Choice? { choices.isEmpty ? nil : random.pick(choices) }
    /// Returns a seed for choices that are made later, in a callback.
    package mutating func seed() -> Int { random.integer(0...1_000_000) }

    // MARK: - Numbers

    /// Returns a number between two bounds; sometimes 0, 1 or a similar number; in hostile programs sometimes NaN, infinity or a very
    /// large number.
    package mutating func double(_ low: Double, _ high: Double) -> Double {
        let kind = random.number(0, 1)
        if isHostile, kind < 0.15 { return random.pick(Self.hostileNumbers) }
        if kind > 0.92 { return min(max(random.pick(Self.edgeNumbers), low), high) }
        return random.number(low, high)
    }

    package mutating func number(_ low: Double = -200, _ high: Double = 200) -> CGFloat { CGFloat(double(low, high)) }
    package mutating func float(_ low: Double = -5, _ high: Double = 5) -> Float { Float(double(low, high)) }
    package mutating func length(_ maximum: Double = 120) -> CGFloat { number(0, maximum) }
    package mutating func point() -> CGPoint { CGPoint(x: number(-40, 160), y: number(-40, 200)) }
    package mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
    package mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
    /// Returns a point in the unit square, or a little outside.
    package mutating func unitPoint() -> CGPoint { CGPoint(x: number(-0.2, 1.2), y: number(-0.2, 1.2)) }
    /// Returns a duration in seconds. Some durations are 0 or negative.
    package mutating func duration() -> Double { bool(0.1) ? double(-0.1, 0) : double(0, 0.6) }
    package mutating func insets(_ maximum: Double = 30) -> UIEdgeInsets {
        UIEdgeInsets(top: number(-5, maximum), left: number(-5, maximum), bottom: number(-5, maximum), right: number(-5, maximum))
    }

    package mutating func transform() -> CGAffineTransform {
        CGAffineTransform(a: number(-2, 2), b: number(-2, 2), c: number(-2, 2), d: number(-2, 2), tx: number(-50, 50), ty: number(-50, 50))
    }

    package mutating func transform3D() -> CATransform3D {
        var transform = CATransform3DMakeRotation(number(-4, 4), number(-1, 1), number(-1, 1), number(-1, 1))
        if bool(0.3) { transform.m34 = number(-0.02, 0.02) }
        if bool(0.3) { transform = CATransform3DScale(transform, number(-2, 2), number(-2, 2), number(-2, 2)) }
        if bool(0.3) { transform = CATransform3DTranslate(transform, number(-60, 60), number(-60, 60), number(-60, 60)) }
        return transform
    }

    package mutating func color() -> UIColor {
        UIColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(0, 1))
    }

    // MARK: - Text

    private static let pieces = [
        "a", "W", "fi", "The quick brown fox", " ", "  ", "\n", "\t", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{0}", "\u{7}",
        "\u{1B}[0m",
        "e\u{301}", "\u{301}", "\u{300}\u{301}\u{302}", "Z\u{0351}\u{036B}\u{0343}\u{032A}\u{0302}", "שלום", "مرحبا", "ﷺ", "हिन्दी", "ไทย",
        "日本語",
        "한국어", "👩‍👩‍👧‍👦", "🇨🇭", "🇨", "👍🏽", "🏽", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{FEFF}", "\u{202E}", "\u{202A}", "\u{202C}", "\u{2067}",
        "\u{2069}", "\u{200F}", "\u{AD}", "\u{A0}", "\u{FFFC}", "\u{FFFD}", "\u{10FFFF}", "\u{E000}", "\u{1F9FF}", "1,234.5", "(", ")",
        "%@", "%", "\\",
        "\"", "supercalifragilisticexpialidocious", "…", "ß", "İ", "ǆ", "\u{1100}\u{1161}\u{11A8}",
    ]

    /// Returns a text of random pieces: letters of several scripts, combining marks, emoji, controls and formatting characters.
    package mutating func text(maximumPieces: Int = 8) -> String {
        if bool(0.1) { return "" }
        if bool(0.02) { return String(repeating: pick(Self.pieces), count: integer(50...400)) }
        return (0..<integer(1...maximumPieces)).map { _ in pick(Self.pieces) }.joined()
    }

    package mutating func font() -> UIFont {
        let size = number(4, 40)
        return bool(0.2) ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
}
