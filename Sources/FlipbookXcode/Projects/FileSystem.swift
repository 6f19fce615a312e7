import Foundation

/// Read-only access to files and folders. The functions do not open pipes or devices, which could block. Their errors contain a message for
/// the user.
enum FileSystem {
    /// The largest file that is read, in bytes.
    static let sizeLimit = 64 << 20

    enum Kind { case file, folder, other }

    /// Returns the kind of the file at a path, or nil if no file is at the path. Symbolic links are followed.
    static func kind(_ path: String) -> Kind? {
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        switch information.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    static func isFile(_ path: String) -> Bool { kind(path) == .file }
    static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

    /// Returns numbers that are equal for two paths of the same folder, and different for different folders. Nil if nothing exists at the
    /// path.
    static func identity(_ path: String) -> [UInt64]? {
        var information = stat()
        guard !path.utf8.contains(0), stat(path, &information) == 0 else { return nil }
        return [UInt64(information.st_dev), UInt64(information.st_ino)]
    }

    /// Returns the names in a folder, sorted, or nil if the folder cannot be read.
    static func names(_ folder: String) -> [String]? {
        guard isFolder(folder), let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        return names.sorted()
    }

    /// Returns the absolute path of a path that may be relative to the working folder.
    static func absolute(_ path: String) -> String { ProjectPath.join(FileManager.default.currentDirectoryPath, path) }

    /// Returns the bytes of a file.
    static func bytes(_ path: String) throws(ProjectError) -> [UInt8] {
        switch kind(path) {
        case nil: throw ProjectError(.notFound, path: path, message: "there is no such file")
        case .folder: throw ProjectError(.unreadable, path: path, message: "is a folder, not a file")
        case .other: throw ProjectError(.unreadable, path: path, message: "is not a regular file")
        case .file: break
        }
        var information = stat()
        guard stat(path, &information) == 0, information.st_size <= sizeLimit else {
            throw ProjectError(.unreadable, path: path, message: "is larger than \(sizeLimit >> 20) MB")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(.unreadable, path: path, message: "cannot be read; check its permissions")
        }
        return Array(data)
    }

    /// Returns the text of a file. Bytes that are not UTF-8 are replaced by the replacement character.
    static func text(_ path: String) throws(ProjectError) -> String {
        String(decoding: PropertyList.utf8(try bytes(path)), as: UTF8.self)
    }

    /// Returns the property list in a file of any format.
    static func propertyList(_ path: String) throws(ProjectError) -> PropertyList { try propertyList(bytes(path), path: path) }

    /// Returns the property list in the bytes of a file of any format.
    static func propertyList(_ bytes: [UInt8], path: String) throws(ProjectError) -> PropertyList {
        do {
            return try PropertyList(bytes: bytes)
        } catch {
            throw ProjectError(.damaged, path: path, line: error.line, message: error.message)
        }
    }

    /// Returns the alphabetically first name in a folder whose lowercase form is equal to `lowercased`, or nil if there is none.
    private static func name(_ lowercased: String, in folder: String) -> String? {
        guard isFolder(folder), let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        return names.filter { $0.lowercased() == lowercased }.min()
    }

    /// Returns the path of an existing file that differs from `path` at most in capitals and in the composition of accents, or nil.
    ///
    /// The file system of macOS ignores these differences, so projects contain them.
    static func existing(_ path: String) -> String? {
        if kind(path) != nil { return path }
        var result = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            let exact = ProjectPath.join(result, String(part))
            if kind(exact) != nil {
                result = exact
            } else if let name = name(part.lowercased(), in: result.isEmpty ? "." : result) {
                result = ProjectPath.join(result, name)
            } else {
                return nil
            }
        }
        return result
    }
}
