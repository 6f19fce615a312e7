import Foundation
import Stage

extension Talk {
    /// Reads a talk, its scripts and its notes. Throws an error that lists all mistakes.
    ///
    /// - Parameter scenes: The scenes of the program.
    package init(contentsOf path: String, scenes: [Scene]) throws {
        let text: String
        do { text = try Script.text(ofFile: path) } catch { throw StageError("cannot read the talk \(path): \(error)") }
        try self.init(text, file: path, scenes: scenes)
    }

    /// Parses a talk. `file` is its path for error messages and for the files that it names.
    package init(_ text: String, file: String, scenes: [Scene]) throws {
        try self.init(text, file: file, scenes: scenes) { try Script.text(ofFile: $0) }
    }

    package init(_ text: String, file: String, scenes: [Scene], load: @escaping (String) throws -> String) throws {
        var reader = TalkReader(file: file, scenes: scenes, load: load)
        self = try reader.read(text)
    }
}
