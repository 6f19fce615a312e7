import Foundation

/// The default scripts of the scenes. They demonstrate the features of a scene: `Tours/SCENE.script` in the asset folder.
public enum Tour {
    /// Returns the path of a scene's script, or nil if the scene has none.
    public static func path(for scene: String) -> String? {
        AssetFolder.searchPath.map { "\($0)/Tours/\(scene).script" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Returns a scene's script, or nil if the scene has none. Throws an error for an invalid script.
    public static func script(for scene: String) throws -> Script? { try path(for: scene).map { try Script(contentsOf: $0) } }

    /// Returns the expected values of a scene's tour from `Tours/SCENE.csv`, or nil if there is no such file.
    package static func goldenTrace(for scene: String) -> String? {
        AssetFolder.searchPath.lazy.compactMap { try? String(contentsOfFile: "\($0)/Tours/\(scene).csv", encoding: .utf8) }.first
    }
}
