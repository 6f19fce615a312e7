import FlipbookTypography
import Foundation

/// The font, the color and the alignment of a text view, for text without attributes.
struct TextDefaults {
    var font: UIFont?
    var color: UIColor?
    var alignment = NSTextAlignment.natural

    static let standardFont = UIFont.systemFont(ofSize: 12)

    /// The attributes of text that is set without attributes.
    var attributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: font ?? Self.standardFont, .foregroundColor: color ?? .label]
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            result[.paragraphStyle] = style
        }
        return result
    }
}
