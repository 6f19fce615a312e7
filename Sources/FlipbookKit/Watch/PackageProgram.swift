import FlipbookImages
import Foundation

/// The program of the Swift package that contains a folder. Its name is read from Package.swift.
///
/// The manifest is only searched for names: `swift package dump-package` would take seconds, which is too long for an error message.
struct PackageProgram {
    let folderName: String
    /// The name of the executable.
    let name: String
    /// Whether the program is built with optimization.
    private var isRelease = true

    /// The largest size of a manifest that is read.
    private static let maximumByteCount = 1 << 20

    /// Finds the package that contains a folder. Nil if there is none, or if it has no executable.
    init?(containing folder: String = FileManager.default.currentDirectoryPath) {
        let folders = sequence(first: folder) { $0 == "/" || $0.isEmpty ? nil : FilePath.folder($0) }.prefix(64)
        guard let root = folders.first(where: { FileManager.default.fileExists(atPath: FilePath.join($0, "Package.swift")) }),
            let manifest = FileManager.default.contents(atPath: FilePath.join(root, "Package.swift")),
            manifest.count <= Self.maximumByteCount,
            let name = Self.executable(inManifest: String(decoding: manifest, as: UTF8.self))
        else { return nil }
        (folderName, self.name) = (FilePath.baseName(root), name)
    }

    /// Finds the package that contains the build folder of a program. Nil if there is none, or if `folder` is not in the package, because
    /// `swift run` finds only the package that contains the working directory.
    init?(executable: String, from folder: String) {
        guard let build = executable.range(of: "/.build/") else { return nil }
        let root = String(executable[..<build.lowerBound])
        let inner = FilePath.resolved(folder) ?? folder
        guard FileManager.default.fileExists(atPath: FilePath.join(root, "Package.swift")), inner == root || inner.hasPrefix(root + "/")
        else { return nil }
        let parts = executable[build.upperBound...].split(separator: "/").map(String.init)
        (folderName, name) = (FilePath.baseName(root), parts.last ?? "")
        isRelease = parts.contains("release")
    }

    /// Returns the first executable product in the text of a manifest, or else the first executable target. The name is a string, or a
    /// constant of the manifest.
    static func executable(inManifest text: String) -> String? {
        literalName(inManifest: text) ?? constantName(inManifest: text)
    }

    private static func literalName(inManifest text: String) -> String? {
        (text.firstMatch(of: /\.executable\(\s*name:\s*"([^"\n]+)"/) ?? text.firstMatch(of: /\.executableTarget\(\s*name:\s*"([^"\n]+)"/))
            .map { String($0.1) }
    }

    /// Returns the value of the constant that names the first executable, such as `let name = "Talk"`.
    private static func constantName(inManifest text: String) -> String? {
        guard let match = text.firstMatch(of: /\.executable(?:Target)?\(\s*name:\s*([A-Za-z_][A-Za-z0-9_]*)/),
            let start = text.range(of: "let \(match.1) = \"")
        else { return nil }
        let value = text[start.upperBound...].prefix { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        return value.isEmpty || text[value.endIndex...].first != "\"" ? nil : String(value)
    }

    /// Returns the command line that runs the program with arguments.
    func commandLine(_ arguments: [String]) -> String { CommandLineText.text(words + arguments) }

    /// The words of the command line before the arguments. If the program was built without optimization, `-c release` is left out, so that
    /// the program is not built a second time.
    var words: [String] { ["swift", "run"] + (isRelease ? ["-c", "release"] : []) + [name] }
}
