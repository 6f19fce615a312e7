import enum FlipbookImages.FilePath
import Foundation

/// The places where a subject is described, for messages and help texts: a manual page, a document of Flipbook's sources, or both.
package enum ManualReference {
    /// Whether the program was installed by `make install` or as a package, so that `man` finds the pages.
    private static let isInstalled = Installation() != nil
    /// The folder of Flipbook's sources when this program was built. It is three folders above this file.
    private static let sources = FilePath.folder(FilePath.folder(FilePath.folder(#filePath)))

    package static let scripts = text(page: "flipbook-script", document: "docs/SCRIPT.md")
    /// The command `flipbook talk` has a page of the same name in section 1, which `man` would open without the section.
    package static let talks = text(page: "flipbook-talk", section: 5, document: "docs/TALKS.md")
    package static let scenes = text(page: "flipbook-new", document: "docs/SCENES.md")
    package static let goldens = text(page: "flipbook-replay", document: "docs/CI.md")

    /// The path of the first of the installed documents. It is nil if the program is not installed, or without documents.
    package static let startPage: String? = Installation().flatMap { installation in
        let path = FilePath.join(installation.prefix, "share/doc/flipbook/README.md")
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    /// Returns a text for the middle of a sentence: the command that opens a manual page, the path of a document, or both. `section` is
    /// needed for a page whose name exists in several sections.
    package static func text(page: String, section: Int? = nil, document: String) -> String {
        let command = "'man \(section.map { "\($0) " } ?? "")\(page)'"
        guard !isInstalled else { return command }
        return text(manual: command, document: document, program: Bundle.main.executablePath ?? "", sources: sources)
    }

    /// Returns the result of `text(page:section:document:)` for a program that is not installed.
    ///
    /// - For `flipbook` and for any program in the folder of the sources, the result is the page and the path of the document in this
    ///   folder.
    /// - The program of another package is in another folder, and was built with these sources or with installed ones. For such a program,
    ///   the result is the full path of the document, which its user can open. If there is no such file, the result is the page.
    ///
    /// - Parameters:
    ///   - manual: The command that opens the page, in quotes.
    ///   - document: The path of the document in the folder of Flipbook's sources.
    ///   - program: The path of the program.
    ///   - sources: The folder of Flipbook's sources with which the program was built.
    package static func text(manual: String, document: String, program: String, sources: String) -> String {
        if FilePath.baseName(program) == "flipbook" || FilePath.isInside(program, folder: sources) { return "\(manual) or \(document)" }
        let path = FilePath.join(sources, document)
        return FileManager.default.fileExists(atPath: path) ? path : manual
    }
}
