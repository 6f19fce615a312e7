import Foundation

/// The text that was cut or copied last.
///
/// Differs from Apple: it contains only a string, and is not shared with other applications.
@preconcurrency @MainActor public final class UIPasteboard: NSObject {
    /// The pasteboard for cut, copy and paste.
    public static let general = UIPasteboard()

    /// The string on the pasteboard.
    public var string: String? {
        didSet { changeCount += 1 }
    }
    /// The number of changes of the pasteboard.
    public private(set) var changeCount = 0
    /// Whether the pasteboard contains a string.
    public var hasStrings: Bool { string != nil }

    override init() {}
}
