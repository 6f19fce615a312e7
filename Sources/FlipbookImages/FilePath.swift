import Foundation

/// The components of a file path.
///
/// Foundation has similar functions, but they crash for a path of one character.
package enum FilePath {
    /// Returns the path of the folder: the part before the last slash. It is "/" for a file in the root folder, and an empty string if
    /// there is no slash.
    package static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path of a file in a folder. An absolute file name is returned unchanged.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || name.hasPrefix("/") ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Returns the last component of a path, without its file extension.
    package static func baseName(_ path: String) -> String {
        let lastComponent = path.split(separator: "/").last.map(String.init) ?? ""
        guard let dot = lastComponent.lastIndex(of: "."), dot != lastComponent.startIndex else { return lastComponent }
        return String(lastComponent[..<dot])
    }

    /// Returns the file extension of the last component: the part after its last dot, in lowercase. It is an empty string if there is no
    /// dot, or only a dot at the start, as in a hidden file.
    package static func fileExtension(_ path: String) -> String {
        let lastComponent = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = lastComponent.lastIndex(of: "."), dot != lastComponent.startIndex else { return "" }
        return lastComponent[lastComponent.index(after: dot)...].lowercased()
    }

    // MARK: - Symbolic links

    /// The longest path that the system accepts, in bytes.
    private static let maximumLength = 4096

    /// Returns the absolute path of an existing file without symbolic links, or nil if there is no such file.
    package static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns whether a file is in a folder or in one of its subfolders. Symbolic links are followed. The file need not exist.
    package static func isInside(_ path: String, folder: String) -> Bool {
        guard path.utf8.count <= maximumLength, folder.utf8.count <= maximumLength, !path.utf8.contains(0) else { return false }
        let folder = absolute(folder)
        return absolute(path).hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// Returns the absolute path of a file, without `..`. Symbolic links are followed in the part of the path that exists.
    package static func absolute(_ path: String) -> String {
        if let resolved = resolved(path) { return resolved }
        guard !path.isEmpty, path != "/" else { return path }
        if path.hasSuffix("/") { return absolute(String(path.dropLast())) }
        let parent = absolute(folder(path))
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        return name == ".." ? folder(parent) : name == "." ? parent : join(parent, name)
    }
}
