import Foundation

extension AssetCatalog {
    /// Returns the path of the largest image of an app icon in the catalogs of a folder, or nil. The folder belongs to an application, or
    /// is a catalog.
    ///
    /// The light appearance is used. Images of other kinds of devices are used if there are none for iOS.
    package static func appIconPath(named name: String, inFolder folder: String) -> String? {
        guard let icon = AssetCatalogs.inFolder(folder).folder(.appIcon, named: name),
            let contents = try? AssetRecord.contents(ofFolder: icon)
        else { return nil }
        let entries = contents.records("images").filter { $0.fileName != nil && $0.isDark != true && !$0.hasOtherAppearance }
        let ranked = entries.enumerated().compactMap { index, entry -> (rank: [Double], path: String)? in
            guard let name = entry.fileName, FileManager.default.fileExists(atPath: icon + "/" + name) else { return nil }
            return ([isForPhoneOrPad(entry) ? 1 : 0, pixelWidth(of: entry), -Double(index)], icon + "/" + name)
        }
        return ranked.max { $0.rank.lexicographicallyPrecedes($1.rank) }?.path
    }

    private static func isForPhoneOrPad(_ entry: AssetRecord) -> Bool {
        ["universal", "iphone", "ipad", "ios-marketing"].contains(entry.text("idiom") ?? "universal")
            && (entry.text("platform") ?? "ios") == "ios"
    }

    /// Returns the width in pixels that is written in an entry, such as 120 for "60x60" and "2x".
    private static func pixelWidth(of entry: AssetRecord) -> Double {
        let width = (entry.text("size") ?? "").split(separator: "x").first.flatMap { Double($0) } ?? 0
        return width.isFinite ? width * Double(entry.scale ?? 1) : 0
    }
}
