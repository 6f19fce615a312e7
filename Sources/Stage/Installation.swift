import enum FlipbookImages.FilePath
import Foundation

/// An installed Flipbook: the prefix below which `make install` or a package has put its files.
package struct Installation {
    /// The folder that contains `bin` and `share`, such as `/usr`.
    package let prefix: String

    /// Finds the prefix of the program `<prefix>/bin/flipbook`. Returns nil if the program is not in a folder `bin` beside
    /// `share/flipbook`, for example in the folder in which it was built.
    package init?(executable: String? = Bundle.main.executablePath) {
        guard let executable, let path = FilePath.resolved(executable) else { return nil }
        let folder = FilePath.folder(path)
        prefix = FilePath.folder(folder)
        guard folder.hasSuffix("/bin"), FileManager.default.fileExists(atPath: FilePath.join(prefix, "share/flipbook")) else { return nil }
    }
}
