import Foundation

/// The index of an asset catalog, a folder with the extension `xcassets`: the names of its assets and their folders.
///
/// The files `Contents.json` of the assets are read when an asset is used.
package struct AssetCatalog: Sendable {
    /// A kind of asset, with the extension of its folder.
    package enum Kind: String, Sendable {
        case image = "imageset", color = "colorset", data = "dataset", appIcon = "appiconset"
    }

    package let path: String
    /// The folders of the assets of each kind, by name. If some of the folders around an asset provide a namespace, the name of the asset
    /// begins with the names of these folders.
    package private(set) var folders: [Kind: [String: String]] = [:]
    /// The messages about contents that are not supported or cannot be read, one line each.
    package private(set) var messages: [String] = []
    /// The resolved folders that were visited. A symbolic link to one of them is a cycle or a repetition.
    private var visited: Set<String> = []

    /// Reads the names of the assets of a catalog.
    package init(path: String) {
        self.path = path
        visit(path, namespace: "", depth: 0)
        visited = []
    }

    /// Returns the folder of an asset, or nil.
    package func folder(_ kind: Kind, named name: String) -> String? { folders[kind]?[name] }

    /// The maximum depth of nested folders.
    private static let maximumDepth = 24
    /// Kinds of assets that are ignored without a message, because they have no effect in Flipbook.
    private static let silentKinds: Set = ["launchimage"]
    /// Kinds of assets that are not supported.
    private static let unsupportedKinds: Set = [
        "symbolset", "textureset", "cubetextureset", "mipmapset", "arresourcegroup", "arimageset", "arobject", "stickerpack", "sticker",
        "stickersequence", "imagestack", "imagestacklayer", "brandassets", "complicationset", "gcdashboardimage", "gcleaderboard",
        "gcleaderboardset", "iconset", "solidimagestack", "solidimagestacklayer", "watchface",
    ]

    /// Adds the assets of a folder and of its subfolders, in the order of their names.
    private mutating func visit(_ folder: String, namespace: String, depth: Int) {
        guard depth < Self.maximumDepth else {
            return messages.append(
                "\(folder): the folders of the catalog are nested too deeply, so its assets are not found. Move them up.")
        }
        guard let resolved = FilePath.resolved(folder), visited.insert(resolved).inserted else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard Self.isFolder(path) else { continue }
            let (fileExtension, baseName) = (FilePath.fileExtension(name), FilePath.baseName(name))
            if let kind = Kind(rawValue: fileExtension) {
                let previous = folders[kind, default: [:]].updateValue(path, forKey: namespace + baseName)
                // If several assets have the same name, the first one is used.
                if let previous { folders[kind]?[namespace + baseName] = previous }
            } else if Self.unsupportedKinds.contains(fileExtension) {
                messages.append("\(path) is ignored, because assets with the extension \(fileExtension) are not supported.")
            } else if !Self.silentKinds.contains(fileExtension) {
                visit(path, namespace: namespace + self.namespace(ofFolder: path, named: baseName), depth: depth + 1)
            }
        }
    }

    /// Returns the prefix of the names of the assets in a folder: the name of the folder and `/` if the folder provides a namespace,
    /// otherwise an empty string.
    private mutating func namespace(ofFolder folder: String, named name: String) -> String {
        do {
            let properties = try AssetRecord.contents(ofFolder: folder)?.record("properties")
            return properties?.flag("provides-namespace") == true ? name + "/" : ""
        } catch {
            messages.append("\(error).")
            return ""
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
