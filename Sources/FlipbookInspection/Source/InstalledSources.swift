import enum FlipbookImages.FilePath
import Foundation

/// The sources of Flipbook that are installed with it. The debug information has the paths of the folder in which the program was built, and
/// that folder is not on the machines of users.
nonisolated enum InstalledSources {
    /// Returns the path of the installed copy of a source file, or nil if the file is not one of Flipbook's, or the program is not installed.
    ///
    /// - Parameters:
    ///   - path: The path of the file when the program was built.
    ///   - buildFolder: The folder `Sources` in which the program was built, with a slash at its end.
    ///   - executable: The path of the program, such as `/usr/bin/flipbook`.
    static func path(
        of path: String, buildFolder: String = SourceLocator.sourcesFolder, executable: String? = Bundle.main.executablePath
    ) -> String? {
        guard path.hasPrefix(buildFolder), let executable else { return nil }
        let prefix = FilePath.folder(FilePath.folder(FilePath.resolved(executable) ?? executable))
        let copy = FilePath.join(prefix, "share/flipbook/package/Sources/" + path.dropFirst(buildFolder.count))
        return FileManager.default.fileExists(atPath: copy) ? copy : nil
    }
}
