import FlipbookImages
import Foundation
import Stage

/// The command `new`: writes a package with a scene, its tour, a test and a workflow.
package enum NewCommand {
    package static let command = Command(
        name: "new", summary: "write a package with a scene of your own", manualPage: "flipbook-new", operandName: "NAME",
        options: [Command.Option(name: "--flipbook", valueName: "FOLDER", help: "folder of Flipbook's package (the one of this program)")],
        run: run)

    private static func run(_ arguments: Arguments) throws {
        let path = arguments.operand ?? ""
        let name = FilePath.baseName(path)
        if let problem = PackageName.problem(with: name) { throw Command.UsageError(problem) }
        let template = try templateFolder()
        let flipbook = try arguments["--flipbook"].map { try checkedPackage($0, for: path) } ?? packageFolder(of: template)
        guard !FileManager.default.fileExists(atPath: path) else { throw StageError("\(path) exists already; choose another name") }
        do {
            try copy(template, to: path, replacing: ["__NAME__": name, "__FLIPBOOK__": flipbook])
        } catch {
            // An incomplete package would make the next attempt fail.
            try? FileManager.default.removeItem(atPath: path)
            throw error
        }
        WatchCommand.remember(path, program: arguments.program.command)
        let commands = [
            ("swift run -c release \(name)", "open the window"),
            ("swift run -c release \(name) watch", "open the window and show each change at once"),
            ("swift test", "play the tour and compare it"),
        ]
        let width = commands.map(\.0.count).max() ?? 0
        let lines = commands.map { "  " + $0.padding(toLength: width + 4, withPad: " ", startingAt: 0) + $1 }
        let watch = Program.flipbookCommandLine(["watch", FilePath.resolved(path) ?? path])
        StandardOutput.print(
            """
            \(path): a package with the scene 'card'

              cd \(path)
            \(lines.joined(separator: "\n"))

            The first build compiles Flipbook too and takes some minutes, and so does the first test; the later ones take seconds.
            \(watch) opens the window at once, and shows the scene as soon as it is built.
            """)
        if SwiftToolchain.path == nil {
            StandardOutput.print(
                "\nThese commands need Swift \(SwiftToolchain.neededVersion) or newer, which is not installed: \(SwiftToolchain.address)")
        }
    }

    /// Returns the folder of Flipbook's package: the source checkout, or the installed sources.
    package static func flipbookFolder() throws -> String { try packageFolder(of: try templateFolder()) }

    private static func templateFolder() throws -> String {
        guard let assets = AssetFolder.path, FileManager.default.fileExists(atPath: assets + "/Template/Package.swift") else {
            throw StageError("there is no template; \(Program.flipbookCommandLine(["doctor"])) shows where the assets are searched for")
        }
        return assets + "/Template"
    }

    /// Returns the folder of Flipbook's package: the source checkout, or the installed sources beside the assets.
    private static func packageFolder(of template: String) throws -> String {
        let assets = FilePath.folder(template)
        let candidates = [FilePath.folder(assets), FilePath.join(FilePath.folder(assets), "package")]
        guard let folder = candidates.first(where: { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }) else {
            throw StageError("the sources of Flipbook are not beside \(assets); name their folder with --flipbook FOLDER")
        }
        return FilePath.resolved(folder) ?? folder
    }

    /// Checks a folder that was given on the command line. A relative path is relative to the new package, as in its Package.swift.
    private static func checkedPackage(_ folder: String, for newPackage: String) throws -> String {
        // The folder of the new package does not exist yet, so only its parent folder can be resolved.
        let parent = FilePath.folder(newPackage)
        let base = (FilePath.resolved(parent.isEmpty ? "." : parent) ?? parent) + "/" + FilePath.baseName(newPackage)
        let path = URL(fileURLWithPath: FilePath.join(base, folder)).standardized.path
        guard FileManager.default.fileExists(atPath: path + "/Sources/FlipbookKit") else {
            throw Command.UsageError(
                "--flipbook must be the folder of Flipbook's package, absolute or relative to the new package, not '\(folder)'")
        }
        return folder
    }

    /// Copies the files of a folder, and replaces words in their names and texts.
    private static func copy(_ source: String, to destination: String, replacing words: [String: String]) throws {
        func replaced(_ text: String) -> String { words.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) } }
        do {
            try FileManager.default.createDirectory(atPath: destination, withIntermediateDirectories: true)
        } catch {
            let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code
            let reason = code.map { String(cString: strerror($0.rawValue)) } ?? "check that its folder is writable"
            throw StageError("cannot create the folder \(destination): \(reason)")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: source).sorted() {
            let (from, to) = (FilePath.join(source, name), FilePath.join(destination, replaced(name)))
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: from, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                try copy(from, to: to, replacing: words)
            } else {
                try OutputFile.write(replaced(try String(contentsOfFile: from, encoding: .utf8)), to: to)
            }
        }
    }
}
