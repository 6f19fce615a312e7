import Foundation

/// Where pictures are looked for, first found wins.
package struct PictureFolders: Sendable {
    package var folders: [String]
    /// Those of them whose subfolders are not searched: what lies beside a program may be a whole disk.
    private let shallow: Set<String>

    package init(_ folders: [String], shallow: Set<String> = []) {
        self.folders = folders
        self.shallow = shallow
    }

    /// `FLIPBOOK_ASSETS`, then the main bundle's resources, then Flipbook's own `Assets`: beside the package in development,
    /// `<prefix>/share/flipbook/Assets` when installed.
    package static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> PictureFolders {
        var folders = (environment["FLIPBOOK_ASSETS"] ?? "").split(separator: ":").map(String.init)
        let resources = Bundle.main.resourcePath.map { [$0] } ?? []
        folders.append(contentsOf: resources)
        folders.append(contentsOf: resources.flatMap { resourceBundles(beside: $0) })
        folders.append(contentsOf: ownAssets(executable: Bundle.main.executablePath))
        return PictureFolders(folders, shallow: Set(resources))
    }

    /// Swift packages keep the resources of each target in a folder of its own.
    private static func resourceBundles(beside folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { (folder as NSString).appendingPathComponent($0) }
    }

    /// Goes up from the executable: `<prefix>/bin/flipbook` has `<prefix>/share/flipbook/Assets`, and a build folder lies inside the
    /// package, which has `Assets`.
    static func ownAssets(executable: String?) -> [String] {
        guard var folder = executable.map({ ($0 as NSString).resolvingSymlinksInPath as NSString }) else { return [] }
        var found: [String] = []
        while folder.length > 1 {
            folder = folder.deletingLastPathComponent as NSString
            let places = [folder.appendingPathComponent("share/flipbook/Assets"), folder.appendingPathComponent("Assets")]
            found.append(contentsOf: places.filter { FileManager.default.fileExists(atPath: $0) })
            if !found.isEmpty { break }
        }
        return found
    }

    // MARK: - Looking

    /// A picture's file, and how many of its pixels make a point.
    package struct Found: Equatable, Sendable {
        package let path: String
        package let scale: Int
    }

    package func file(named name: String) -> String? { find(name, scale: 1)?.path }

    /// The file of a picture's name for a screen of this scale: with or without ending, in a folder or in those inside it. Each folder is
    /// searched whole before the next.
    package func find(_ name: String, scale: Int) -> Found? {
        let candidates = PictureName(name).candidates(scale: scale)
        for folder in folders {
            if let found = candidates.first(where: { Self.isFile(folder, $0.path) }) { return Self.at(folder, found) }
            guard !shallow.contains(folder), !name.hasPrefix("/") else { continue }
            let files = Self.files(in: folder)
            for candidate in candidates {
                guard let file = files.first(where: { $0.hasSuffix("/" + candidate.path) }) else { continue }
                return Self.at(folder, Found(path: String(file.dropFirst()), scale: candidate.scale))
            }
        }
        return nil
    }

    private static func at(_ folder: String, _ found: Found) -> Found {
        Found(path: (folder as NSString).appendingPathComponent(found.path), scale: found.scale)
    }

    private static func isFile(_ folder: String, _ name: String) -> Bool {
        var isFolder: ObjCBool = false
        let path = (folder as NSString).appendingPathComponent(name)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// What lies in the folder's subfolders, nearer ones first, each level by name: the order does not depend on the disk.
    private static func files(in folder: String) -> [String] {
        var (files, level) = ([String](), [""])
        for _ in 0..<deepest where !level.isEmpty {
            var next: [String] = []
            for inner in level {
                let path = (folder as NSString).appendingPathComponent(inner)
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                for name in names.sorted() where !name.hasPrefix(".") {
                    let relative = inner + "/" + name
                    var isFolder: ObjCBool = false
                    _ = FileManager.default.fileExists(
                        atPath: (folder as NSString).appendingPathComponent(relative), isDirectory: &isFolder)
                    if isFolder.boolValue { next.append(relative) } else { files.append(relative) }
                }
            }
            level = next
        }
        return files
    }

    /// Deep enough for any sorting, and an end to links that lead in a circle.
    private static let deepest = 6
}

/// The name by which a picture is asked for, and the files that it may mean.
struct PictureName {
    private let stem: String
    /// Those that are tried, best first.
    private let endings: [String]

    private static let known: Set = ["svg", "png", "jpg", "jpeg", "gif", "bmp", "webp", "tif", "tiff"]

    init(_ name: String) {
        let ending = (name as NSString).pathExtension
        guard Self.known.contains(ending.lowercased()) else {
            (stem, endings) = (name, ["svg", "png", "jpg", "jpeg"])
            return
        }
        stem = (name as NSString).deletingPathExtension
        // Code that asks for a photo is answered with a drawing, if that is what there is.
        endings = ["png", "jpg", "jpeg"].contains(ending.lowercased()) ? [ending, "svg"] : [ending]
    }

    func candidates(scale: Int) -> [PictureFolders.Found] {
        // The screen's own, then what is finer than it, the nearest first, then what is coarser.
        let scales =
            [2, 3].contains { stem.hasSuffix("@\($0)x") }
            ? [1] : [scale] + (1...3).filter { $0 > scale } + (1...3).reversed().filter { $0 < scale }
        return endings.flatMap { ending in
            scales.map { PictureFolders.Found(path: stem + ($0 == 1 ? "" : "@\($0)x") + "." + ending, scale: own ?? $0) }
        }
    }

    /// The scale that the name itself says.
    private var own: Int? { (2...3).first { stem.hasSuffix("@\($0)x") } }
}
