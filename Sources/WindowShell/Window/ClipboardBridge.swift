import UIKit

/// Keeps the text of the general pasteboard and the text of the desktop's clipboard equal.
struct ClipboardBridge {
    /// The functions that read and write the clipboard.
    private let readText: () -> String?
    private let writeText: (String) -> Void
    private var knownChangeCount = UIPasteboard.general.changeCount

    init(read: @escaping () -> String?, write: @escaping (String) -> Void) { (readText, writeText) = (read, write) }

    /// Copies to the pasteboard a text that another program has put on the clipboard. Returns the text, or nil if there is no new text.
    mutating func read() -> String? {
        guard let text = readText(), !text.isEmpty, text != UIPasteboard.general.string else { return nil }
        UIPasteboard.general.string = text
        knownChangeCount = UIPasteboard.general.changeCount
        return text
    }

    /// Copies to the clipboard a text that the scene has put on the pasteboard. Returns whether there was such a text.
    mutating func write() -> Bool {
        let count = UIPasteboard.general.changeCount
        guard count != knownChangeCount else { return false }
        knownChangeCount = count
        guard let text = UIPasteboard.general.string else { return false }
        writeText(text)
        return true
    }
}
