import FlipbookTypography
import Foundation

/// A font from a file. The font is not installed. `CTFontManagerRegisterGraphicsFont` makes it available to `UIFont(name:size:)`.
public final class CGFont: Sendable {
    /// The name by which `UIFont(name:size:)` finds the font after its registration, such as "Inter-SemiBold".
    public let postScriptName: CFString?
    /// The name that people read, such as "Inter Semi Bold".
    public let fullName: CFString?
    /// The file that contains the font.
    package let path: String

    /// Creates a font from the bytes of a provider, or nil if they are not a font.
    public init?(_ provider: CGDataProvider) {
        guard let path = provider.path ?? Self.writeTemporaryFile(provider.data ?? Data()), let names = FontSystem.names(ofFile: path)
        else {
            return nil
        }
        (self.path, postScriptName, fullName) = (path, names.postScriptName, names.fullName)
    }

    /// Writes bytes to a file of the temporary folder, because fontconfig reads only files. Equal bytes have the same file. Returns the
    /// path of the file, or nil if there are no bytes or the file cannot be written.
    private static func writeTemporaryFile(_ data: Data) -> String? {
        guard !data.isEmpty else { return nil }
        // The hash of Fowler, Noll and Vo, with 64 bits.
        let hash = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-font-\(String(hash, radix: 16)).ttf")
        if (try? Data(contentsOf: url)) == data { return url.path }
        return (try? data.write(to: url, options: .atomic)).map { url.path }
    }
}
