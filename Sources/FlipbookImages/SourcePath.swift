import Foundation

/// The paths of files as messages show them.
nonisolated package enum SourcePath {
    /// The largest number of files of a target that are searched for a resource.
    private static let maximumFileCount = 10_000

    /// Returns the path of the source file from which a build has copied a resource, relative to the working directory:
    /// `Sources/Talk/Tours/card.script` for `/home/me/Talk/.build/debug/Talk_Talk.resources/Tours/card.script`. For the folder of all
    /// resources, returns the folder of the target. Other paths are unchanged.
    package static func shown(_ path: String) -> String { source(ofResource: path).map { relative($0) } ?? path }

    /// Returns whether a path belongs to a resource that differs from its source file, because the source file has changed after the build.
    /// The line numbers of the two files can then differ.
    package static func isOutdated(_ path: String) -> Bool {
        guard let source = source(ofResource: path), FileManager.default.fileExists(atPath: path) else { return false }
        return !FileManager.default.contentsEqual(atPath: path, andPath: source)
    }

    /// Returns a path relative to a folder, or the unchanged path if the file is not in the folder.
    package static func relative(_ path: String, to folder: String = FileManager.default.currentDirectoryPath) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// The folder `Sources` of Flipbook when this program was built.
    package static let flipbookSources = FilePath.folder(FilePath.folder(#filePath))

    /// Returns the path of a source file as messages and timelines show it. The program may have been built on another machine, so no file
    /// is read. The path is relative to
    /// - the folder of Flipbook's modules for a file in it, as in `DemoScenes/Login/LoginViewController.swift`, unless the working directory
    ///   is in the sources of Flipbook,
    /// - otherwise the working directory, if the file is in it,
    /// - otherwise the root of the package, which contains the last folder `Sources` or `Tests` of the path.
    ///
    /// Other paths are unchanged.
    package static func shownSource(
        _ path: String, relativeTo folder: String = FileManager.default.currentDirectoryPath,
        flipbookSources: String = SourcePath.flipbookSources
    ) -> String {
        let inFlipbook = relative(path, to: flipbookSources)
        guard inFlipbook == path || (folder + "/").hasPrefix(FilePath.folder(flipbookSources) + "/") else { return inFlipbook }
        let inFolder = relative(path, to: folder)
        guard inFolder == path, path.hasPrefix("/") else { return inFolder }
        let parts = path.split(separator: "/")
        guard let root = parts.dropLast().lastIndex(where: { $0 == "Sources" || $0 == "Tests" }) else { return path }
        return parts[root...].joined(separator: "/")
    }

    /// Returns the path of the source of a resource, or nil if the path is not that of a resource or its source is not found.
    private static func source(ofResource path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        let build = parts.firstIndex(of: ".build")
        guard path.hasPrefix("/"), let bundle = parts[(build ?? 0)...].firstIndex(where: { $0.hasSuffix(".resources") }) else { return nil }
        let resource = parts[(bundle + 1)...].joined(separator: "/")
        // The name of the bundle is that of the package, an underscore, and that of the target. Both names may contain underscores.
        let words = parts[bundle].dropLast(".resources".count).split(separator: "_", omittingEmptySubsequences: false)
        let targets = words.indices.dropFirst().map { words[$0...].joined(separator: "_") }
        let buildFolder = "/" + parts[..<bundle].joined(separator: "/")
        let packages = build.map { ["/" + parts[..<$0].joined(separator: "/")] } ?? []
        let candidates =
            packages.flatMap { root in targets.map { "\(root)/Sources/\($0)" } }
            + targets.compactMap { sourceFolder(ofTarget: $0, builtIn: buildFolder) }
        let folders = candidates.filter { FileManager.default.fileExists(atPath: $0) }
        guard !resource.isEmpty else { return folders.first }
        let copies = folders.map { "\($0)/\(resource)" }
        return copies.first { FileManager.default.fileExists(atPath: $0) } ?? folders.lazy.compactMap { onlyFile(resource, in: $0) }.first
    }

    /// Returns the folder of a target's sources, or nil if it is unknown. With `swift build --scratch-path`, the folder of the build can be
    /// outside of the package, so the folder is taken from the list of source files that SwiftPM writes for the compiler.
    private static func sourceFolder(ofTarget target: String, builtIn buildFolder: String) -> String? {
        guard let list = try? String(contentsOfFile: "\(buildFolder)/\(target).build/sources", encoding: .utf8) else { return nil }
        for line in list.split(separator: "\n") {
            // A path with a space is in quotation marks.
            let file = line.hasPrefix("'") ? line.dropFirst() : line
            if file.hasPrefix(buildFolder + "/") { continue }
            guard let folder = file.range(of: "/Sources/\(target)/", options: .backwards) else { continue }
            return String(file[..<folder.upperBound].dropLast())
        }
        return nil
    }

    /// Returns the only file with a name in a folder and its subfolders, or nil if there are no, several, or too many files. The file is
    /// searched by its name, because the rule `.process` copies resources without their folders.
    private static func onlyFile(_ name: String, in folder: String) -> String? {
        guard !name.contains("/"), let files = FileManager.default.enumerator(atPath: folder) else { return nil }
        var found: [String] = []
        for (index, file) in files.enumerated() {
            guard index < maximumFileCount, found.count < 2 else { return nil }
            if let file = file as? String, file.split(separator: "/").last.map(String.init) == name { found.append(file) }
        }
        return found.count == 1 ? "\(folder)/\(found[0])" : nil
    }
}
