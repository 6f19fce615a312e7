import UIKit

/// Texts with attributes that a view shows again and again.
///
/// Foundation on Linux does not release all memory of an attributed text. A text that is created once for each rebuilt view would leak.
struct AttributedTextCache {
    private struct Key: Hashable {
        var string: String
        var font: UIFont
    }

    private var texts: [Key: NSAttributedString] = [:]
    /// The largest number of texts. A tour of a scene shows fewer.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Returns the text that was made of a string for a font, or calls `make` and keeps the result.
    mutating func text(_ string: String, _ font: UIFont, make: () -> NSAttributedString) -> NSAttributedString {
        let key = Key(string: string, font: font)
        if let text = texts[key] { return text }
        if texts.count >= limit { texts = [:] }
        let made = make()
        // Labels use an immutable text without copying it.
        let text = made.copy() as? NSAttributedString ?? made
        texts[key] = text
        return text
    }
}
