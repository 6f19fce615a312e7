import CoreGraphics
import FlipbookImages
import Foundation
import QuartzCore

/// The diagnostics of asset catalogs.
nonisolated enum AssetDiagnostics {
    /// Reports the messages of the catalogs that were read since the last call.
    static func reportMessages() {
        for message in AssetCatalogs.takeMessages() { Diagnostics.report(.warning, source: "AssetCatalog", message, onlyOnce: true) }
    }

    /// Returns the catalogs that are searched: those of a bundle, and the standard ones.
    static func catalogs(of bundle: Bundle?) -> [AssetCatalogs] {
        (bundle?.resourcePath.map { [AssetCatalogs.inFolder($0)] } ?? []) + [AssetCatalogs.standard()]
    }

    /// Returns the paths as messages show them, each once.
    static func shownPaths(_ paths: [String]) -> [String] {
        var shown: [String] = []
        for path in paths.map(SourcePath.shown) where !shown.contains(path) { shown.append(path) }
        return shown
    }

    /// The largest number of catalogs that a message lists.
    private static let maximumCount = 3

    /// Reports that there is no color with a name. Apps often use a color that is nil without noticing it.
    static func reportMissingColor(_ name: String, in bundle: Bundle?) {
        let catalogs = catalogs(of: bundle)
        let paths = shownPaths(catalogs.flatMap(\.catalogs).map(\.path))
        let rest = paths.count > maximumCount ? " and \(paths.count - maximumCount) more" : ""
        let places = paths.isEmpty ? "; no catalog was found" : ": " + paths.prefix(maximumCount).joined(separator: ", ") + rest
        Diagnostics.report(
            .warning, source: "UIColor",
            "There is no color named \"\(name)\"\(hint(for: name, .color, in: catalogs)) in the asset catalogs\(places). Check the name, or add "
                + "a color set to an asset catalog of the target.", onlyOnce: true)
    }

    /// Returns a suggestion for a message: the most similar names of assets, or an empty string.
    static func hint(for name: String, _ kind: AssetCatalog.Kind, in catalogs: [AssetCatalogs]) -> String {
        SpellingSuggestion.hint(for: name, among: catalogs.flatMap { $0.names(kind) }, ignoringFoldersAndCase: true)
    }
}
