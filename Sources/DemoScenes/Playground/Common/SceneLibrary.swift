import Foundation

/// The folder with the saved scenes: `Playground` in the folder of documents.
package enum SceneLibrary {
    /// The folder that replaces the folder of documents in tests, or nil.
    nonisolated(unsafe) package static var documentsOverride: URL?

    static var folder: URL {
        let documents = documentsOverride ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        return (documents ?? FileManager.default.temporaryDirectory).appendingPathComponent("Playground", isDirectory: true)
    }

    /// Writes the scene of a snippet and returns the URL of the file.
    ///
    /// If there is already a file with the same name and the same text, its URL is returned, so that the same steps always result in the
    /// same file. If the file with the same name has a different text, a number is appended to the name of the new file.
    static func save(_ snippet: SwiftSnippet) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = snippet.sceneFile
        var (number, url) = (1, folder.appendingPathComponent(snippet.typeName + ".swift"))
        while FileManager.default.fileExists(atPath: url.path), (try? String(contentsOf: url, encoding: .utf8)) != text {
            number += 1
            url = folder.appendingPathComponent("\(snippet.typeName)-\(number).swift")
        }
        try Data(text.utf8).write(to: url, options: .atomic)
        return url
    }

    /// The path of a file, with `~` for the home folder.
    static func shortPath(_ url: URL) -> String {
        let home = NSHomeDirectory()
        return url.path.hasPrefix(home + "/") ? "~" + url.path.dropFirst(home.count) : url.path
    }
}
