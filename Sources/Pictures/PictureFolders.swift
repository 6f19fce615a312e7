import Foundation

/// Where pictures are looked for, first found wins.
package struct PictureFolders: Sendable {
    package var folders: [String]

    package init(_ folders: [String]) { self.folders = folders }

    /// `FLIPBOOK_ASSETS`, then the main bundle's resources, then Flipbook's own `Assets`: beside the package in development,
    /// `<prefix>/share/flipbook/Assets` when installed.
    package static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> PictureFolders {
        var folders = (environment["FLIPBOOK_ASSETS"] ?? "").split(separator: ":").map(String.init)
        if let resources = Bundle.main.resourcePath { folders.append(resources) }
        folders.append(contentsOf: ownAssets(executable: Bundle.main.executablePath))
        return PictureFolders(folders)
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

    /// The file of a picture's name, with or without extension, also in subfolders named as `Folder/name`.
    package func file(named name: String) -> String? {
        let endings = (name as NSString).pathExtension.isEmpty ? ["svg", "png", "jpg", "jpeg"].map { "." + $0 } : [""]
        for folder in folders {
            for ending in endings {
                let path = (folder as NSString).appendingPathComponent(name + ending)
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }
}
