import Foundation

/// A JSON object of the file `Contents.json`. A value that is missing or of another type is nil, false or empty, so that the other values
/// can still be used.
struct AssetRecord {
    private let values: [String: Any]

    init(_ values: [String: Any] = [:]) { self.values = values }

    /// Reads the file `Contents.json` of a folder. Returns nil if there is no such file, and throws an error if it is not a JSON object.
    static func contents(ofFolder folder: String) throws -> AssetRecord? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
        guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw ImageError("\(folder)/Contents.json is not a JSON object. Correct it, or open the catalog in Xcode and save it")
        }
        return AssetRecord(values)
    }

    func text(_ key: String) -> String? { values[key] as? String }
    func flag(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? (text(key) == "true") }
    func record(_ key: String) -> AssetRecord { AssetRecord(values[key] as? [String: Any] ?? [:]) }
    func records(_ key: String) -> [AssetRecord] {
        (values[key] as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(AssetRecord.init) }
    }
    func contains(_ key: String) -> Bool { values[key] != nil }

    /// Returns a number, which may be written as text. A number that is not finite is nil.
    func number(_ key: String) -> Double? {
        let number = (values[key] as? NSNumber)?.doubleValue ?? text(key).flatMap { Double($0) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns whether the value is a JSON number, and not text.
    func isNumber(_ key: String) -> Bool { values[key] is NSNumber }

    /// The scale that is written like "2x", or nil if there is none in 1…10.
    var scale: Int? { text("scale").flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }.flatMap { (1...10).contains($0) ? $0 : nil } }

    /// The name of a file in the folder of the asset. It is nil for a name that refers to a file outside of the folder, or has control
    /// characters.
    var fileName: String? {
        guard let name = text("filename"), !name.isEmpty, !name.contains("/"), !name.utf8.contains(where: { $0 < 32 }), name != "..",
            name != "."
        else { return nil }
        return name
    }

    /// The luminosity for which the entry is made: true for dark, false for light, nil for all.
    var isDark: Bool? {
        let values = records("appearances").filter { $0.text("appearance") == "luminosity" }.compactMap { $0.text("value") }
        return values.first.map { $0 == "dark" }
    }

    /// Whether the entry is made for an appearance besides light and dark, such as high contrast, "tinted", or the state of a toggle.
    var hasOtherAppearance: Bool {
        records("appearances").contains { $0.text("appearance") != "luminosity" || !["dark", "light"].contains($0.text("value") ?? "") }
    }
}

extension AssetTraits {
    /// Returns the rank of an entry of an asset, or nil if the entry is made for other devices or appearances, or for a layout from
    /// right to left. The entry with the smallest rank is the best.
    ///
    /// The appearance is compared first, then the kind of the device, then properties that Flipbook does not distinguish, and last the
    /// scale.
    func rank(of entry: AssetRecord) -> [Int]? {
        let idiomName = entry.text("idiom") ?? "universal"
        guard idiomName == "universal" || idiomName == idiom.rawValue else { return nil }
        guard !entry.hasOtherAppearance, entry.isDark == nil || entry.isDark == isDark else { return nil }
        if let platform = entry.text("platform"), platform != "ios" { return nil }
        if entry.text("language-direction") == "right-to-left" { return nil }
        let otherProperties = Self.ignoredProperties.reduce(entry.text("display-gamut") == "display-P3" ? 1 : 0) {
            $0 + (entry.contains($1) ? 1 : 0)
        }
        return [entry.isDark == nil ? 1 : 0, idiomName == "universal" ? 1 : 0, otherProperties, rank(ofScale: entry.scale ?? scale)]
    }

    /// Properties by which Flipbook does not distinguish devices. An entry without them is preferred.
    private static let ignoredProperties = [
        "locale", "subtype", "screen-width", "width-class", "height-class", "memory", "graphics-feature-set", "matching-style",
    ]

    /// Returns the entry that fits best, or nil if no entry fits. If several entries fit equally well, returns the first of them.
    func best(of entries: [AssetRecord]) -> AssetRecord? {
        var best: (rank: [Int], entry: AssetRecord)?
        for entry in entries {
            guard let rank = rank(of: entry) else { continue }
            if let known = best, !rank.lexicographicallyPrecedes(known.rank) { continue }
            best = (rank, entry)
        }
        return best?.entry
    }
}
