import Foundation

/// The folders that are searched for images. The first match is used.
package struct ImageSearchPath: Sendable {
    package var folders: [String]
    /// The folders whose subfolders are not searched, because the folder of a program may contain a very large number of files.
    private let nonrecursiveFolders: Set<String>

    /// Creates a search path. The subfolders of `nonrecursiveFolders` are not searched.
    package init(_ folders: [String], nonrecursiveFolders: Set<String> = []) {
        self.folders = folders
        self.nonrecursiveFolders = nonrecursiveFolders
    }

    /// Returns the standard search path:
    ///
    /// 1. the folders of the environment variable `FLIPBOOK_ASSETS`,
    /// 2. the resources of the main bundle, and the resource bundles (folders with the extension `resources`) in them,
    /// 3. Flipbook's own `Assets`. During development they are in the package, after installation in `<prefix>/share/flipbook/Assets`.
    package static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> ImageSearchPath {
        var folders = (environment["FLIPBOOK_ASSETS"] ?? "").split(separator: ":").map(String.init)
        let resources = Bundle.main.resourcePath.map { [$0] } ?? []
        folders.append(contentsOf: resources)
        folders.append(contentsOf: resources.flatMap { resourceBundles(in: $0) })
        folders.append(contentsOf: builtInAssets(executable: Bundle.main.executablePath))
        return ImageSearchPath(folders, nonrecursiveFolders: Set(resources))
    }

    /// Returns the resource bundles in a folder. Swift packages store the resources of each target in a folder of its own.
    private static func resourceBundles(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { (folder as NSString).appendingPathComponent($0) }
    }

    /// Returns the folders of Flipbook's own assets. The search goes up from the executable. For an installed `<prefix>/bin/flipbook` it
    /// finds `<prefix>/share/flipbook/Assets`. For a development build it finds `Assets` in the package that contains the build folder.
    static func builtInAssets(executable: String?) -> [String] {
        guard var folder = executable.map({ ($0 as NSString).resolvingSymlinksInPath as NSString }) else { return [] }
        var found: [String] = []
        while folder.length > 1 {
            folder = folder.deletingLastPathComponent as NSString
            let candidates = [folder.appendingPathComponent("share/flipbook/Assets"), folder.appendingPathComponent("Assets")]
            found.append(contentsOf: candidates.filter { FileManager.default.fileExists(atPath: $0) })
            if !found.isEmpty { break }
        }
        return found
    }

    // MARK: - Search

    /// The path of an image file and its scale, the number of pixels per point.
    package struct Match: Equatable, Sendable {
        package let path: String
        package let scale: Int
    }

    /// Returns the path of an image file for a screen with the scale 1, or nil.
    package func path(named name: String) -> String? { match(named: name, scale: 1)?.path }

    /// Returns the file of an image for a screen with the given scale, or nil.
    ///
    /// The name can have a file extension or none. Among files with the same extension and scale, files with the suffix of the kind of
    /// device, such as `~ipad`, are preferred. Each folder is searched completely, with its subfolders, before the next folder.
    package func match(named name: String, scale: Int, idiom: AssetTraits.Idiom? = nil) -> Match? {
        let candidates = ImageName(name).candidates(scale: scale, idiom: idiom)
        for folder in folders {
            if let match = candidates.first(where: { Self.isFile(folder, $0.path) }) { return Self.match(in: folder, match) }
            guard !nonrecursiveFolders.contains(folder), !name.hasPrefix("/") else { continue }
            let files = Self.filesInSubfolders(of: folder)
            for candidate in candidates {
                guard let file = files.first(where: { $0.hasSuffix("/" + candidate.path) }) else { continue }
                return Self.match(in: folder, Match(path: String(file.dropFirst()), scale: candidate.scale))
            }
        }
        return nil
    }

    /// Returns the path of a file that is not an image, or nil. It is searched like an image: each folder with its subfolders.
    package func path(ofFile name: String) -> String? {
        for folder in folders {
            if Self.isFile(folder, name) { return (folder as NSString).appendingPathComponent(name) }
            guard !nonrecursiveFolders.contains(folder), !name.hasPrefix("/") else { continue }
            if let file = Self.filesInSubfolders(of: folder).first(where: { $0.hasSuffix("/" + name) }) {
                return (folder as NSString).appendingPathComponent(String(file.dropFirst()))
            }
        }
        return nil
    }

    /// Returns the match with the folder before its path.
    private static func match(in folder: String, _ match: Match) -> Match {
        Match(path: (folder as NSString).appendingPathComponent(match.path), scale: match.scale)
    }

    /// Returns whether a folder contains a file of this name.
    private static func isFile(_ folder: String, _ name: String) -> Bool {
        var isFolder: ObjCBool = false
        let path = (folder as NSString).appendingPathComponent(name)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Returns the files in a folder and its subfolders, as paths from the folder that begin with `/`. Nearer subfolders are first, and
    /// each level is sorted by name, so that the order does not depend on the disk.
    private static func filesInSubfolders(of folder: String) -> [String] {
        var (files, level) = ([String](), [""])
        for _ in 0..<maximumDepth where !level.isEmpty {
            var next: [String] = []
            for subfolder in level {
                let path = (folder as NSString).appendingPathComponent(subfolder)
                let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
                for name in names.sorted() where !name.hasPrefix(".") {
                    let relative = subfolder + "/" + name
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

    /// The maximum number of levels that are searched. The first level is the folder itself. The number is large enough in practice, and
    /// the limit ends the search if symbolic links form a cycle.
    package static let maximumDepth = 6
}

/// The name of an image as it is used in code, and the files that it can refer to.
struct ImageName {
    private let baseName: String
    /// The suffix of the name for a kind of device, such as `~ipad`, or the empty string. It is after the scale in the names of files.
    private let deviceSuffix: String
    /// The file extensions to try, the best first.
    private let fileExtensions: [String]

    private static let knownExtensions: Set = ["svg", "png", "jpg", "jpeg", "gif", "bmp", "webp", "tif", "tiff", "pdf"]

    init(_ name: String) {
        let fileExtension = (name as NSString).pathExtension
        let hasExtension = Self.knownExtensions.contains(fileExtension.lowercased())
        let wholeName = hasExtension ? (name as NSString).deletingPathExtension : name
        deviceSuffix = ["~iphone", "~ipad"].first { wholeName.hasSuffix($0) } ?? ""
        baseName = String(wholeName.dropLast(deviceSuffix.count))
        guard hasExtension else {
            fileExtensions = ["svg", "png", "jpg", "jpeg", "pdf"]
            return
        }
        // If the code names a raster image, but only a vector image exists, the vector image is used.
        fileExtensions = ["png", "jpg", "jpeg"].contains(fileExtension.lowercased()) ? [fileExtension, "svg"] : [fileExtension]
    }

    /// Returns the file names to try, the best first, and the scale of each.
    func candidates(scale: Int, idiom: AssetTraits.Idiom? = nil) -> [ImageSearchPath.Match] {
        // The scale of the screen is tried first, then finer scales, then coarser scales. In both cases, the nearest scale is tried first.
        let scales =
            [2, 3].contains { baseName.hasSuffix("@\($0)x") }
            ? [1] : [scale] + (1...3).filter { $0 > scale } + (1...3).reversed().filter { $0 < scale }
        return fileExtensions.flatMap { fileExtension in
            scales.flatMap { scale in
                idiomSuffixes(idiom).map {
                    ImageSearchPath.Match(
                        path: baseName + (scale == 1 ? "" : "@\(scale)x") + $0 + "." + fileExtension, scale: explicitScale ?? scale)
                }
            }
        }
    }

    /// Returns the suffixes of file names for a kind of device: the suffix of the kind, then the empty suffix. If the kind is nil, or the
    /// name already has such a suffix, returns only the suffix of the name.
    private func idiomSuffixes(_ idiom: AssetTraits.Idiom?) -> [String] {
        guard let idiom, deviceSuffix.isEmpty else { return [deviceSuffix] }
        return ["~" + idiom.rawValue, ""]
    }

    /// The scale in the name itself, such as 2 in `icon@2x`, or nil if the name has no scale.
    private var explicitScale: Int? { (2...3).first { baseName.hasSuffix("@\($0)x") } }
}
