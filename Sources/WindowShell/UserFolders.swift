import FlipbookImages
import Foundation
import Stage

/// The folders into which the window saves files. They are the XDG user directories, which desktops show as Pictures, Videos and Documents.
package struct UserFolders: Equatable, Sendable {
    /// The folder for screenshots. An empty string is the working directory.
    package var pictures = ""
    /// The folder for videos and the scripts that belong to them.
    package var videos = ""
    /// The folder for scripts without a video.
    package var documents = ""
    /// The home folder, which messages abbreviate to `~`, or nil if there is none.
    package var home: String?

    /// Creates folders that are all equal to the working directory.
    package init() {}

    /// Creates folders that are all equal to `folder`.
    package init(all folder: String) { (pictures, videos, documents) = (folder, folder, folder) }

    /// Creates the folders of the user from `user-dirs.dirs` in `$XDG_CONFIG_HOME` or `~/.config`. Folders that are not in this file are
    /// `~/Pictures`, `~/Videos` and `~/Documents`. Without a home folder, all folders are the working directory.
    package init(environment: [String: String]) {
        guard let home = environment["HOME"], home.hasPrefix("/") else { return }
        self.home = home.count > 1 && home.hasSuffix("/") ? String(home.dropLast()) : home
        // The XDG specification requires that relative paths are ignored.
        let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? FilePath.join(home, ".config")
        let path = FilePath.join(configuration, "user-dirs.dirs")
        let entries = Self.entries(of: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "", home: home)
        pictures = entries["XDG_PICTURES_DIR"] ?? FilePath.join(home, "Pictures")
        videos = entries["XDG_VIDEOS_DIR"] ?? FilePath.join(home, "Videos")
        documents = entries["XDG_DOCUMENTS_DIR"] ?? FilePath.join(home, "Documents")
    }

    /// Returns the entries of `user-dirs.dirs`. Each line is `XDG_NAME_DIR="$HOME/FOLDER"` or `XDG_NAME_DIR="/FOLDER"`, and a backslash
    /// escapes the character after it. Other lines are ignored.
    private static func entries(of text: String, home: String) -> [String: String] {
        var entries: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, !parts[0].hasPrefix("#"), parts[1].count > 1, parts[1].hasPrefix("\""), parts[1].hasSuffix("\"") else {
                continue
            }
            var value = parts[1].dropFirst().dropLast()
            let isInHome = value == "$HOME" || value.hasPrefix("$HOME/")
            guard isInHome || value.hasPrefix("/") else { continue }
            if isInHome { value = value.dropFirst("$HOME".count) }
            var path = ""
            while let character = value.popFirst() { path.append(character == "\\" ? value.popFirst() ?? character : character) }
            while path.count > 1, path.hasSuffix("/") { path.removeLast() }
            if isInHome { path = path.isEmpty || path == "/" ? home : home + path }
            entries[parts[0]] = path
        }
        return entries
    }

    /// Creates a folder if it does not exist. Throws an error if the folder cannot be created.
    func create(_ folder: String) throws {
        guard !folder.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw StageError("Cannot create the folder \(displayed(folder)): check its permissions, or change it in user-dirs.dirs")
        }
    }

    /// Returns the full path of a file in the form in which it is shown to the user, with `~` for the home folder.
    package func displayed(_ path: String) -> String {
        let fullPath = path.hasPrefix("/") ? path : FilePath.join(FileManager.default.currentDirectoryPath, path)
        guard let home, home != "/", fullPath.hasPrefix(home + "/") else { return fullPath }
        return "~" + fullPath.dropFirst(home.count)
    }
}
