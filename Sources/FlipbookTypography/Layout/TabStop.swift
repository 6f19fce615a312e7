import Foundation

/// A position at which the text after a tab is placed.
package struct TabStop: Hashable, Sendable {
    /// The distance from the leading edge of the text in points.
    package var location: CGFloat
    /// The part of the text that is placed at the position: its end for `right`, its middle for `center`, and otherwise its start.
    package var alignment: ParagraphStyle.Alignment
    /// The characters at which the placed text ends, as a bitmap with one bit for each code point. It always ends at a tab and at a
    /// newline.
    package var terminators: [UInt8]

    package init(location: CGFloat, alignment: ParagraphStyle.Alignment = .left, terminators: [UInt8] = []) {
        (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
    }

    /// The distance between the stops of a paragraph without stops of its own, as in UIKit.
    package static let defaultInterval: CGFloat = 28
    /// The number of default stops of a paragraph without stops of its own. After them, its stops are at multiples of its `tabInterval`.
    package static let defaultCount = 12

    /// Whether the placed text ends at a character.
    func isTerminator(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        let (byte, bit) = (Int(scalar.value / 8), scalar.value % 8)
        // Only in the first 65,536 bits of the bitmap, the position of a bit is its code point. The other bits are not supported.
        return scalar.value < 0x1_0000 && byte < terminators.count && terminators[byte] >> bit & 1 == 1
    }
}
