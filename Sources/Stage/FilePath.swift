/// The components of a file path.
///
/// Foundation has similar functions, but they crash for a path of one character.
package enum FilePath {
    /// Returns the part before the last slash, or an empty string if there is no slash.
    package static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path of a file in a folder. An absolute file name is returned unchanged.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || name.hasPrefix("/") ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Returns the part after the last slash, without its file extension.
    package static func baseName(_ path: String) -> String {
        let lastComponent = path.split(separator: "/").last.map(String.init) ?? ""
        guard let dot = lastComponent.lastIndex(of: "."), dot != lastComponent.startIndex else { return lastComponent }
        return String(lastComponent[..<dot])
    }

    /// Returns the part after the last dot, in lowercase, or an empty string if there is none.
    package static func fileExtension(_ path: String) -> String {
        let lastComponent = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = lastComponent.lastIndex(of: "."), dot != lastComponent.startIndex else { return "" }
        return lastComponent[lastComponent.index(after: dot)...].lowercased()
    }
}
