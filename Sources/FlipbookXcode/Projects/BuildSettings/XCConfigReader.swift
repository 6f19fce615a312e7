/// A reader of .xcconfig files: lines `NAME = value`, comments, and `#include "other.xcconfig"`.
struct XCConfigReader {
    /// The largest number of files that one file includes, directly and indirectly.
    static let includeLimit = 100

    private(set) var diagnostics: [ProjectDiagnostic] = []
    private var includes = 0
    private var openFiles: [String] = []

    /// Adds the assignments of a file above the existing assignments of the settings.
    mutating func read(_ path: String, into settings: inout BuildSettings) {
        guard !openFiles.contains(path) else {
            diagnostics.append(ProjectDiagnostic(path: path, message: "the file includes itself"))
            return
        }
        do {
            read(try FileSystem.text(path), of: path, into: &settings)
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// Adds the assignments in the text of a file above the existing assignments of the settings.
    mutating func read(_ text: String, of path: String, into settings: inout BuildSettings) {
        openFiles.append(path)
        defer { openFiles.removeLast() }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            let content = Self.withoutComment(line).trimmed
            guard !content.isEmpty else { continue }
            if content.hasPrefix("#include") {
                include(content, path: path, line: index + 1, into: &settings)
            } else if let (name, value) = Self.assignment(content) {
                settings.assign(name, value)
            } else {
                diagnostics.append(ProjectDiagnostic(path: path, line: index + 1, message: "the line is not of the form NAME = value"))
            }
        }
    }

    /// Returns the line without its comment, which begins with `//`.
    private static func withoutComment(_ line: Substring) -> Substring {
        let bytes = line.utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let next = bytes.index(after: index)
            if bytes[index] == UInt8(ascii: "/"), next < bytes.endIndex, bytes[next] == UInt8(ascii: "/") { return line[..<index] }
            index = next
        }
        return line
    }

    /// Returns the name, with its conditions, and the value of a line. The first `=` outside of square brackets separates name and value.
    /// Nil if there is no such `=`, or no name before it.
    private static func assignment(_ line: String) -> (String, String)? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0:
                let name = line[..<index].trimmed
                return name.isEmpty ? nil : (name, line[line.index(after: index)...].trimmed)
            default: break
            }
        }
        return nil
    }

    private mutating func include(_ content: String, path: String, line: Int, into settings: inout BuildSettings) {
        let isOptional = content.hasPrefix("#include?")
        guard let start = content.firstIndex(of: "\""), let end = content.lastIndex(of: "\""), start < end else {
            diagnostics.append(ProjectDiagnostic(path: path, line: line, message: "#include is not followed by a quoted file name"))
            return
        }
        let name = String(content[content.index(after: start)..<end])
        let included = ProjectPath.join(ProjectPath.folder(path), name)
        includes += 1
        guard includes <= Self.includeLimit, openFiles.count < 32 else {
            let message = "more than \(Self.includeLimit) files are included; \(name) is left out"
            if includes <= Self.includeLimit + 1 { diagnostics.append(ProjectDiagnostic(path: path, line: line, message: message)) }
            return
        }
        if let existing = FileSystem.existing(included) {
            read(existing, into: &settings)
        } else if !isOptional {
            let advice = name.contains("Pods") ? "; install the project's CocoaPods on a Mac first" : ""
            diagnostics.append(ProjectDiagnostic(path: path, line: line, message: "the included file \(name) is missing\(advice)"))
        }
    }
}
