import UIKit

/// Keeps the text of the general pasteboard and the text of the desktop's clipboard equal.
struct ClipboardBridge {
    /// The functions that read and write the clipboard.
    private let readText: () -> String?
    private let writeText: (String) -> Void
    private var knownChangeCount = UIPasteboard.general.changeCount

    init(read: @escaping () -> String?, write: @escaping (String) -> Void) { (readText, writeText) = (read, write) }

    /// Copies a text that another program has put on the clipboard to the pasteboard. Returns the text, or nil if it has not changed.
    mutating func read() -> String? {
        guard let text = readText(), !text.isEmpty, text != UIPasteboard.general.string else { return nil }
        UIPasteboard.general.string = text
        knownChangeCount = UIPasteboard.general.changeCount
        return text
    }

    /// Copies a text that the scene has written to the pasteboard to the clipboard. Returns whether the text is new.
    mutating func write() -> Bool {
        let count = UIPasteboard.general.changeCount
        guard count != knownChangeCount else { return false }
        knownChangeCount = count
        guard let text = UIPasteboard.general.string else { return false }
        writeText(text)
        return true
    }
}
