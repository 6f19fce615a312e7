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

    /// The largest number of catalogs and of similar names that a message lists.
    private static let maximumCount = 3

    /// Reports that there is no color with a name. Apps often use a color that is nil without noticing it.
    static func reportMissingColor(_ name: String, in bundle: Bundle?) {
        let catalogs = catalogs(of: bundle)
        var paths: [String] = []
        for path in catalogs.flatMap(\.catalogs).map({ SourcePath.shown($0.path) }) where !paths.contains(path) { paths.append(path) }
        let rest = paths.count > maximumCount ? " and \(paths.count - maximumCount) more" : ""
        let places = paths.isEmpty ? "; no catalog was found" : ": " + paths.prefix(maximumCount).joined(separator: ", ") + rest
        Diagnostics.report(
            .warning, source: "UIColor",
            "There is no color named \"\(name)\"\(hint(for: name, .color, in: catalogs)) in the asset catalogs\(places). Check the name, or add "
                + "a color set to an asset catalog of the target.", onlyOnce: true)
    }

    /// Returns a suggestion for a message: the most similar names, or an empty string.
    ///
    /// Names are compared without their namespaces and without case. A name is similar if the edit distance is at most 2 or at
    /// most a third of the letters of `name`, and less than half of the letters of the longer name.
    static func hint(for name: String, _ kind: AssetCatalog.Kind, in catalogs: [AssetCatalogs]) -> String {
        func baseName(_ name: String) -> String { name.split(separator: "/").last.map { $0.lowercased() } ?? "" }
        let word = baseName(name)
        var similar: [(name: String, distance: Int)] = []
        for candidate in catalogs.flatMap({ $0.names(kind) }) where !similar.contains(where: { $0.name == candidate }) {
            let other = baseName(candidate)
            let distance = word.editDistance(to: other)
            guard distance <= max(2, word.count / 3), distance * 2 < max(word.count, other.count) else { continue }
            similar.append((candidate, distance))
        }
        let smallest = similar.map { $0.distance }.min() ?? 0
        let nearest = similar.filter { $0.distance == smallest }.prefix(maximumCount).map { $0.name }
        return nearest.isEmpty ? "" : " (did you mean \(nearest.joined(separator: " or "))?)"
    }
}
