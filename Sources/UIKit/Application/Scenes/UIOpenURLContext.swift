import Foundation

/// A URL that a scene is to open.
nonisolated public final class UIOpenURLContext: NSObject, Sendable {
    /// The URL.
    public let url: URL

    /// Creates the context of a URL.
    package init(_ url: URL) { self.url = url }
}
