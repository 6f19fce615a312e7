import Foundation
import Stage

/// The default script of a scene. It demonstrates the features of the scene.
public struct Tour {
    private enum Source {
        case none
        case automatic
        case file(String)
        case text(String)
        case custom(() throws -> Script?)
    }

    private let source: Source

    /// The tour of a scene without a default script.
    public static let none = Tour(source: .none)

    /// The resource `NAME.script` of the program, in which NAME is the name of the scene. Without this resource, there is no tour.
    public static let automatic = Tour(source: .automatic)

    /// Returns the tour in a resource of the program, such as `.bundled("menu.script")`. Reading the tour throws an error if there is no
    /// such resource.
    public static func bundled(_ fileName: String) -> Tour { Tour(source: .file(fileName)) }

    /// Returns a tour with the given steps, such as `.steps("tap \"Start\"\nwait for idle")`.
    public static func steps(_ text: String) -> Tour { Tour(source: .text(text)) }

    /// Returns a tour that calls `script` each time its steps are read.
    package static func custom(_ script: @escaping () throws -> Script?) -> Tour { Tour(source: .custom(script)) }

    /// Returns the path of the script of a scene, or nil if the scene has none or its script is not a file.
    package func path(forScene name: String) throws -> String? {
        switch source {
        case .none, .text, .custom: return nil
        case .automatic: return AssetFolder.path(of: "\(name).script")
        case .file(let fileName):
            guard let path = AssetFolder.path(of: fileName) else {
                throw StageError(
                    "there is no resource \(fileName) for the tour of \(name); add it to the resources of the target in Package.swift")
            }
            return path
        }
    }

    /// Returns the script of a scene, or nil if the scene has none. Throws an error if the script cannot be read.
    func script(forScene name: String) throws -> Script? {
        switch source {
        case .text(let text): try Script(text, file: "\(name).script")
        case .custom(let script): try script()
        default: try path(forScene: name).map { try Script(contentsOf: $0) }
        }
    }

    /// Returns the path of the resource `NAME.csv` with the expected values of a scene's tour, or nil if there is no such file.
    package static func goldenTracePath(for scene: String) -> String? { AssetFolder.path(of: "\(scene).csv") }

    /// Returns the expected values of a scene's tour from the resource `NAME.csv`, or nil if there is no such file.
    package static func goldenTrace(for scene: String) -> String? {
        goldenTracePath(for: scene).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    }
}
