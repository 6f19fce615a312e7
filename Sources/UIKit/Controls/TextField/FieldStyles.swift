import CoreGraphics
import FlipbookTypography
import Foundation

/// The attributes of the text of a text field. A field without attributes has one font and one color.
struct FieldStyles {
    /// The text with attributes, or nil if it has none.
    private(set) var text: NSAttributedString?
    /// The layout of `text` in one line, or nil if `text` is nil.
    private(set) var layout: TextLayout?
    /// The attributes of all text that is set as a string, besides the font, the color and the alignment.
    var defaults: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the text that is typed next, or nil for the attributes of the character before it.
    var typing: [NSAttributedString.Key: Any]?

    mutating func setText(_ new: NSAttributedString?, _ base: FlipbookTypography.TextStyle) {
        text = new
        layout = new.map { TextLayout(StyledText($0, base, ParagraphStyle()), lineLimit: 1) }
    }

    /// Updates the attributes after the string has changed. New characters have the typing attributes. Without these, they have the
    /// attributes of the character before them or, at the start of the text, the base attributes and the defaults.
    mutating func update(to string: String, base attributes: [NSAttributedString.Key: Any], _ style: FlipbookTypography.TextStyle) {
        guard text != nil || typing != nil || !defaults.isEmpty, text?.string != string else { return }
        let old = text ?? NSAttributedString(string: "")
        let (range, new) = Self.change(from: Array(old.string.utf16), to: Array(string.utf16))
        // The range can divide a composed character. `NSTextStorage` can replace a part of one; `NSMutableAttributedString` on Linux cannot.
        let result = NSTextStorage(attributedString: old)
        let before = range.location > 0 ? old.attributes(at: range.location - 1, effectiveRange: nil) : nil
        let inserted = String(decoding: new, as: UTF16.self)
        let used = typing ?? before.map { $0.filter { $0.key != .attachment } } ?? attributes.merging(defaults) { $1 }
        result.replaceCharacters(in: range, with: NSAttributedString(string: inserted, attributes: used))
        setText(result, style)
    }

    /// Returns the smallest range of a text that differs from another text, and the UTF-16 units that replace it. The range does not divide
    /// surrogate pairs.
    private static func change(from old: [UInt16], to new: [UInt16]) -> (NSRange, [UInt16]) {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
        return (NSRange(location: start, length: old.count - start - end), Array(new[start..<(new.count - end)]))
    }
}
