import Foundation

/// A file with sound or video, specified by its location.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The location of the file.
    public var url: URL { fileURL }

    /// Creates an asset for a file. The options have no effect.
    public init(url: URL, options: [String: Any]?) { super.init(url: url) }
    /// Creates an asset for a file.
    public convenience override init(url: URL) { self.init(url: url, options: nil) }
}
