import enum FlipbookImages.FilePath
import Foundation
import Stage

/// The files of an installation, and the advice for installing them again.
extension Installation {
    /// A file that a shell, a desktop or `man` searches below the prefix.
    struct File {
        let subject: String
        /// The possible paths below the prefix. The first path that exists is used.
        let candidates: [String]
    }

    /// The files that belong to an installation in addition to the program and its assets.
    static let files = [
        File(subject: "man pages", candidates: ["share/man/man1/flipbook.1", "share/man/man1/flipbook.1.gz"]),
        File(subject: "bash completion", candidates: ["share/bash-completion/completions/flipbook"]),
        File(subject: "zsh completion", candidates: ["share/zsh/site-functions/_flipbook", "share/zsh/vendor-completions/_flipbook"]),
        File(subject: "fish completion", candidates: ["share/fish/vendor_completions.d/flipbook.fish"]),
        File(subject: "desktop entry", candidates: ["share/applications/flipbook.desktop"]),
        File(subject: "icon", candidates: ["share/icons/hicolor/scalable/apps/flipbook.svg"]),
    ]

    /// Advice for installing the files again: as the package of Debian, if dpkg has installed them, or with `make install`.
    var reinstallation: String {
        if prefix == "/usr", FileManager.default.fileExists(atPath: "/var/lib/dpkg/info/flipbook.list") {
            return "reinstall the package with 'sudo apt install --reinstall ./flipbook_VERSION.deb'"
        }
        let line = prefix == "/usr/local" ? "sudo make install" : CommandLineText.text(["make", "install", "PREFIX=" + prefix])
        return "reinstall with '\(line)' in the folder of Flipbook's sources"
    }

    /// Returns the path of an installed file, or nil if it is missing.
    func path(of file: File) -> String? {
        file.candidates.map { FilePath.join(prefix, $0) }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
