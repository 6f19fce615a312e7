/// Operations on the text of a path. They do not read the file system.
enum ProjectPath {
    /// Returns the path below a folder, or the path itself if it is absolute. The result is normalized.
    static func join(_ folder: String, _ path: String) -> String { normalized(path.hasPrefix("/") ? path : folder + "/" + path) }

    /// Returns the path without `.`, `..` and empty components. Leading components `..` of a relative path are kept.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return path.hasPrefix("/") ? "/" + joined : joined
    }

    /// Returns the last component, or an empty text.
    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

    /// Returns the folder that contains the path.
    static func folder(_ path: String) -> String {
        let parts = path.split(separator: "/").dropLast()
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// Returns the last component without its extension.
    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns the extension of the last component in lower case, without the dot, or an empty text.
    static func pathExtension(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Returns the language of the last folder `xx.lproj` in the path, or nil.
    static func localization(_ path: String) -> String? {
        path.split(separator: "/").dropLast().last { $0.lowercased().hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    /// Returns whether a name matches a pattern in which `*` matches any text and `?` matches any character. Case is ignored.
    static func matches(_ name: String, pattern: String) -> Bool {
        let (name, pattern) = (Array(name.lowercased()), Array(pattern.lowercased()))
        var (i, j, star, mark) = (0, 0, -1, 0)
        while i < name.count {
            if j < pattern.count, pattern[j] == "?" || (pattern[j] == name[i] && pattern[j] != "*") {
                (i, j) = (i + 1, j + 1)
            } else if j < pattern.count, pattern[j] == "*" {
                (star, mark, j) = (j, i, j + 1)
            } else if star >= 0 {
                (mark, j) = (mark + 1, star + 1)
                i = mark
            } else {
                return false
            }
        }
        return pattern[j...].allSatisfy { $0 == "*" }
    }
}
