import Foundation

/// The scripts that show what a scene can do, one a scene: `Tours/SCENE.script` among the artwork.
public enum Tour {
    public static func path(for scene: String) -> String? {
        Artwork.folders.map { "\($0)/Tours/\(scene).script" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    public static func script(for scene: String) throws -> Script? { try path(for: scene).map { try Script(contentsOf: $0) } }

    /// The numbers that the tour is to show, if they are kept: `Tours/SCENE.csv`.
    package static func trace(for scene: String) -> String? {
        Artwork.folders.lazy.compactMap { try? String(contentsOfFile: "\($0)/Tours/\(scene).csv", encoding: .utf8) }.first
    }
}
