import Foundation

/// A link or an attachment in the text of a text view.
@preconcurrency @MainActor public final class UITextItem: NSObject {
    /// The content of an item.
    nonisolated public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
    }

    /// The link or the attachment.
    public let content: Content
    /// The range of the text.
    public let range: NSRange

    init(_ content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
