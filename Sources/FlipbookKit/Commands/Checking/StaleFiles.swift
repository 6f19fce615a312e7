import FlipbookImages
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage

/// Scripts and goldens that belong to no scene or script, for example because the scene or the script has a new name. They are not played
/// or compared, so without a message they would seem to pass.
enum StaleFiles {
    /// Reports stale files in one line. Without files, nothing is reported.
    ///
    /// - Parameters:
    ///   - owner: What the files would belong to, such as "scene".
    ///   - source: The command, for the message.
    static func report(_ paths: [String], owner: String, source: String) {
        guard !paths.isEmpty else { return }
        let names = paths.prefix(4).map { SourcePath.relative(SourcePath.shown($0)) }
        let rest = paths.count > 4 ? " and \(paths.count - 4) more" : ""
        let advice =
            paths.count == 1
            ? "belongs to no \(owner) and is not used; give it the name of a \(owner), or remove it"
            : "belong to no \(owner) and are not used; give them the names of \(owner)s, or remove them"
        Diagnostics.report(.warning, source: source, "warning: \(names.joined(separator: ", "))\(rest) \(advice)")
    }

    /// Returns the golden traces and scripts beside the tours of a program that belong to none of its scenes.
    static func tours(of program: Program) -> [String] {
        let names = Set(program.scenes.map(\.name))
        let scripts = Set(program.scenes.compactMap { scene in try? scene.tour.path(forScene: scene.name) })
        let folders = Set((Array(scripts) + names.compactMap { Tour.goldenTracePath(for: $0) }).map(FilePath.folder))
        return folders.sorted().filter { isOwn($0, program) }.flatMap { folder in
            files(in: folder).filter { path in
                switch FilePath.fileExtension(path) {
                case "script": !scripts.contains(path) && sceneName(ofScript: path).map { !names.contains($0) } == true
                case "csv": !names.contains(FilePath.baseName(path)) && isGolden(path) && !isGoldenOfScript(path, names)
                default: false
                }
            }
        }
    }

    /// Reports goldens that were added after the program was built, in one line. Without such files, nothing is reported.
    static func reportUnbuilt(_ paths: [String], source: String) {
        guard let first = paths.first else { return }
        let names = first + (paths.count > 1 ? " and \(paths.count - 1) more are" : " is")
        Diagnostics.report(.warning, source: source, "warning: \(names) not in the program yet and not compared; build it again")
    }

    /// Reports a tour whose source has changed after the program was built, because the program plays its own copy. Other tours are ignored.
    static func reportOutdatedTour(_ path: String, source: String) {
        guard SourcePath.isOutdated(path) else { return }
        let name = SourcePath.shown(path)
        Diagnostics.report(
            .warning, source: source, "warning: the program has an older version of \(name) and plays that; build it again", onlyOnce: true)
    }

    /// For the scenes without a golden trace in the program, returns the golden traces that exist beside the sources of their tours.
    static func unbuiltGoldens(of program: Program) -> [String] {
        unbuiltGoldens(
            scripts: program.scenes.compactMap { scene in
                guard Tour.goldenTracePath(for: scene.name) == nil, let path = try? scene.tour.path(forScene: scene.name) else {
                    return nil
                }
                return (scene.name, path)
            })
    }

    /// For scripts that a build has copied, returns the golden traces in the folders of the original scripts. Other scripts are ignored.
    static func unbuiltGoldens(scripts: [(scene: String, path: String)]) -> [String] {
        scripts.compactMap { scene, path in
            let source = SourcePath.shown(path)
            guard source != path else { return nil }
            let golden = FilePath.join(FilePath.folder(source), "\(scene).csv")
            return FileManager.default.fileExists(atPath: golden) ? golden : nil
        }
    }

    /// Returns the goldens in a folder that belong neither to one of the scripts nor to another script in a folder of these scripts.
    static func goldens(in folder: String, scripts: [String]) -> [String] {
        let kinds = Set(scripts.map(FilePath.fileExtension))
        let others = Set(scripts.map(FilePath.folder)).flatMap { files(in: $0) }.filter { kinds.contains(FilePath.fileExtension($0)) }
        let names = Set((scripts + others).map(FilePath.baseName))
        return files(in: folder).filter {
            ["csv", "mkv"].contains(FilePath.fileExtension($0)) && !names.contains(FilePath.baseName($0))
        }
    }

    /// Returns the paths in a folder, sorted by name. An empty path is the working directory.
    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        return names.sorted().map { FilePath.join(folder, $0) }
    }

    /// Returns whether the tours in a folder belong to a program. The program of a package also finds the tours of Flipbook's demo scenes,
    /// which do not belong to it.
    private static func isOwn(_ folder: String, _ program: Program) -> Bool {
        guard !program.hasDemoScenes, let assets = AssetFolder.path else { return true }
        return !FilePath.isInside(folder, folder: assets)
    }

    /// Returns the scene that a script names, or nil if it names none, such as a script that other scripts include.
    private static func sceneName(ofScript path: String) -> String? { (try? Script(contentsOf: path))?.scene }

    /// Returns whether a CSV file is a golden trace. The folder can also contain other tables that the program reads.
    private static func isGolden(_ path: String) -> Bool {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        return (try? GoldenTrace(text)) != nil
    }

    /// Returns whether a golden belongs to a script beside it that `replay` can play in one of the scenes.
    private static func isGoldenOfScript(_ path: String, _ scenes: Set<String>) -> Bool {
        let script = FilePath.join(FilePath.folder(path), FilePath.baseName(path) + ".script")
        return sceneName(ofScript: script).map { scenes.contains($0) } == true
    }
}
