import Foundation

/// A position at which the text after a tab is placed.
package struct TabStop: Hashable, Sendable {
    /// The distance from the leading edge of the text in points.
    package var location: CGFloat
    /// The part of the text that is placed at the position: its end for `right`, its middle for `center`, and otherwise its start.
    package var alignment: ParagraphStyle.Alignment
    /// The characters that end the text that is placed, as a bitmap with a bit for each code point. A tab and a newline always end it.
    package var terminators: [UInt8]

    package init(location: CGFloat, alignment: ParagraphStyle.Alignment = .left, terminators: [UInt8] = []) {
        (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
    }

    /// The distance between the stops of a paragraph without stops of its own, as in UIKit.
    package static let defaultInterval: CGFloat = 28
    /// The number of stops that such a paragraph has before the stops of its `tabInterval`.
    package static let defaultCount = 12

    /// Whether a character ends the text that is placed.
    func isTerminator(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        let (byte, bit) = (Int(scalar.value / 8), scalar.value % 8)
        // Only the first 65,536 bits of the bitmap have the code points as their positions.
        return scalar.value < 0x1_0000 && byte < terminators.count && terminators[byte] >> bit & 1 == 1
    }
}
