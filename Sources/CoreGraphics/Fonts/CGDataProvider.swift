import Foundation

/// The bytes of a file or of memory.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?
    /// The path of the file from which the bytes were read, or nil if they were in memory.
    let path: String?

    /// Creates a provider of bytes.
    public init?(data: CFData) { (self.data, path) = (data, nil) }

    /// Creates a provider of the bytes of a file, or nil if it cannot be read.
    public init?(url: CFURL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        (self.data, path) = (data, url.path)
    }

    /// Creates a provider of the bytes of a file, or nil if it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) { self.init(url: URL(fileURLWithPath: String(cString: filename))) }
}
