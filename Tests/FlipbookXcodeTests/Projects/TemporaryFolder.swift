import Foundation

@testable import FlipbookXcode

/// A folder that is deleted with its last reference.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = ProjectPath.normalized(FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and the folders that contain it.
    func write(_ name: String, _ text: String = "") throws {
        let file = ProjectPath.join(path, name)
        try FileManager.default.createDirectory(atPath: ProjectPath.folder(file), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    /// Writes empty files.
    func write(_ names: [String]) throws {
        for name in names { try write(name) }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: ProjectPath.join(path, name), withDestinationPath: target)
    }

    /// The path of a file relative to the folder.
    func relative(_ path: String) -> String { path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path }
}
