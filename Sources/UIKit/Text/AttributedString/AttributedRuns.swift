import Foundation

/// A text with attributes, as a value.
///
/// A copy of a mutable `NSAttributedString` would leak, because Foundation on Linux does not release the ranges and attributes of a text
/// when the text is released. So the ranges of a mutable text are stored here.
struct AttributedRuns {
    typealias Run = (attributes: [NSAttributedString.Key: Any], range: NSRange)

    let string: String
    /// The runs, or nil if `object` has them.
    private var storedRuns: [Run]?
    /// The text as an object, or nil if it is not needed yet.
    private var object: NSAttributedString?

    init(_ text: NSAttributedString) {
        string = text.string
        // Copying an immutable text returns the same object.
        if text is NSMutableAttributedString {
            storedRuns = text.attributeRuns
        } else {
            object = text.copy() as? NSAttributedString ?? text
        }
    }

    /// Creates the same text with other attributes.
    init(_ string: String, _ runs: [Run]) { (self.string, storedRuns) = (string, runs) }

    /// The runs of equal attributes, in the order of the text.
    var runs: [Run] { storedRuns ?? object?.attributeRuns ?? [] }

    /// Returns the text as an object that does not change. The object is created at the first call, and kept.
    mutating func attributedString() -> NSAttributedString {
        if let object { return object }
        let text = NSMutableAttributedString(string: string)
        for (attributes, range) in runs { text.setAttributes(attributes, range: range) }
        let object = text.copy() as? NSAttributedString ?? text
        self.object = object
        return object
    }
}
