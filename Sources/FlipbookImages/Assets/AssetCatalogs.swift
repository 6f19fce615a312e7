import Foundation
import Synchronization

/// The asset catalogs in a list of folders. The folders are read once.
package struct AssetCatalogs: Sendable {
    /// The catalogs, in the order in which they are searched.
    package let catalogs: [AssetCatalog]

    /// Returns the folder of an asset in the first catalog that contains the asset, or nil.
    package func folder(_ kind: AssetCatalog.Kind, named name: String) -> String? {
        for catalog in catalogs {
            if let folder = catalog.folder(kind, named: name) { return folder }
        }
        return nil
    }

    /// Returns the names of all assets of a kind, sorted.
    package func names(_ kind: AssetCatalog.Kind) -> [String] {
        Set(catalogs.flatMap { $0.folders[kind, default: [:]].keys }).sorted()
    }

    // MARK: - The index

    private static let index = Mutex<[String: AssetCatalogs]>([:])
    /// The catalogs of the standard folders, with the value of `FLIPBOOK_ASSETS` for which they were read.
    private static let standardIndex = Mutex<(assets: String, catalogs: AssetCatalogs)?>(nil)

    /// Returns the catalogs in a folder, such as the resource folder of a bundle. They are read at the first call.
    package static func inFolder(_ folder: String) -> AssetCatalogs {
        if let known = index.withLock({ $0[folder] }) { return known }
        let read = AssetCatalogs(catalogs: paths(inFolder: folder).map { AssetCatalog(path: $0) })
        return index.withLock { index in
            if let known = index[folder] { return known }
            index[folder] = read
            unreportedMessages.withLock { $0 += read.catalogs.flatMap(\.messages) }
            return read
        }
    }

    /// Returns the catalogs in the folders of `ImageSearchPath.standard()`. They are read at the first call, and at the first call after a
    /// change of `FLIPBOOK_ASSETS`.
    package static func standard() -> AssetCatalogs {
        let assets = getenv("FLIPBOOK_ASSETS").map { String(cString: $0) } ?? ""
        if let known = standardIndex.withLock({ $0 }), known.assets == assets { return known.catalogs }
        let folders = ImageSearchPath.standard(environment: ["FLIPBOOK_ASSETS": assets]).folders
        let read = AssetCatalogs(catalogs: folders.flatMap { inFolder($0).catalogs })
        standardIndex.withLock { $0 = (assets, read) }
        return read
    }

    /// The messages of catalogs that were read and not reported.
    private static let unreportedMessages = Mutex<[String]>([])

    /// Returns the messages of the catalogs that were read since the last call, one line each.
    package static func takeMessages() -> [String] {
        unreportedMessages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }

    /// Discards the index, so that all catalogs are read again when they are used next.
    package static func reload() {
        standardIndex.withLock { $0 = nil }
        index.withLock { $0 = [:] }
    }

    /// Returns the paths of the catalogs in a folder, sorted. The folder can be a catalog itself.
    private static func paths(inFolder folder: String) -> [String] {
        if folder.hasSuffix(".xcassets") { return [folder] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map { FilePath.join(folder, $0) }
    }
}
