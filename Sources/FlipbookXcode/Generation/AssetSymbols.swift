import Foundation

/// The Swift names of the colors and images in asset catalogs, as Xcode 15 and later generate them: `UIColor(resource: .deepWater)`,
/// `UIImage(resource: .plane)`, `UIColor.deepWater`, and `.Icons.plane` for a folder with a namespace.
///
/// Only the names that sources use are generated. If a source declares a name itself in an extension of `UIColor` or `UIImage`, only the
/// resource is generated, not the property.
struct AssetSymbols {
    private struct Asset {
        var name: String
        var symbol: String
        /// The names of the folders with a namespace that contain the asset, from the outermost to the innermost.
        var scopes: [String]
        var isColor: Bool
    }

    private var assets: [Asset] = []
    private let sources: [String]
    private let conditions: CompilationConditions

    /// The largest depth of the folders in a catalog that are read.
    private static let maximumDepth = 24
    /// The colors and images of UIKit that Xcode does not declare again.
    private static let systemNames: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray", "lightText", "link",
        "magenta", "orange", "placeholderText", "purple", "red", "separator", "tintColor", "white", "yellow", "add", "remove", "actions",
        "checkmark", "strokedCheckmark",
    ]
    /// The keywords of Swift, which need backticks as the name of a member.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Reads the names in catalogs. `conditions` determine which branches of `#if` directives in the sources are active.
    init(catalogs: [String], usedIn sources: [String], conditions: CompilationConditions = CompilationConditions()) {
        (self.sources, self.conditions) = (sources, conditions)
        for catalog in catalogs { read(catalog, prefix: "", scopes: [], depth: 0) }
    }

    private mutating func read(_ folder: String, prefix: String, scopes: [String], depth: Int) {
        guard depth < Self.maximumDepth, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for file in names.sorted() {
            let path = folder + "/" + file
            for (suffix, isColor) in [(".colorset", true), (".imageset", false), (".symbolset", false)] where file.hasSuffix(suffix) {
                let name = String(file.dropLast(suffix.count))
                guard let symbol = Self.symbol(name, without: isColor ? "color" : "image") else { continue }
                assets.append(Asset(name: prefix + name, symbol: symbol, scopes: scopes, isColor: isColor))
            }
            var isFolder: ObjCBool = false
            guard !file.contains("."), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            if Self.hasNamespace(path), let scope = Self.symbol(file, without: nil) {
                let type = scope.prefix(1).uppercased() + scope.dropFirst()
                read(path, prefix: prefix + file + "/", scopes: scopes + [type], depth: depth + 1)
            } else {
                read(path, prefix: prefix, scopes: scopes, depth: depth + 1)
            }
        }
    }

    private static func hasNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return false }
        let text = String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
        return text.contains("\"provides-namespace\":true")
    }

    /// Returns the Swift name of an asset: `deepWater` for "Deep Water", and also for "deep-water-color" if `suffix` is "color". Returns
    /// nil if the name has no letters or digits.
    static func symbol(_ name: String, without suffix: String?) -> String? {
        var words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let first = words.first else { return nil }
        // A first word in capitals is converted to lowercase completely. Otherwise only the capitals at its beginning are converted.
        let capitals = first.prefix { $0.isUppercase }
        if capitals.count == first.count {
            words[0] = first.lowercased()
        } else {
            let count = max(capitals.count - 1, min(capitals.count, 1))
            words[0] = first.prefix(count).lowercased() + first.dropFirst(count)
        }
        var symbol = words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if let suffix, symbol.lowercased().hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
        if symbol.first?.isNumber == true { symbol = "_" + symbol }
        return symbol
    }

    /// The text of the generated file, or nil if no source uses any of the names.
    var text: String? {
        let used = assets.filter { isUsed($0.symbol) }
        guard !used.isEmpty else { return nil }
        var lines = ["import UIKit", ""]
        let declaredMembers = self.declaredMembers
        for (isColor, resource, type) in [(true, "ColorResource", "UIColor"), (false, "ImageResource", "UIImage")] {
            var names = Set<String>()
            for asset in used
            where asset.isColor == isColor && names.insert((asset.scopes + [asset.symbol]).joined(separator: ".")).inserted {
                let symbol = Self.keywords.contains(asset.symbol) ? "`\(asset.symbol)`" : asset.symbol
                let name = asset.name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
                lines.append(
                    extend(resource, asset.scopes, "static let \(symbol) = \(resource)(name: \"\(name)\", bundle: .main)"))
                let isDeclared = declaredMembers.contains(([type] + asset.scopes + [asset.symbol]).joined(separator: "."))
                guard !Self.systemNames.contains(asset.symbol), !asset.symbol.hasPrefix("system"), !isDeclared else { continue }
                let path = (asset.scopes + [symbol]).joined(separator: ".")
                lines.append(extend(type, asset.scopes, "static var \(symbol): \(type) { \(type)(resource: .\(path)) }"))
            }
        }
        var scopes = Set<String>()
        let types = used.flatMap { asset in
            asset.scopes.indices.flatMap { level -> [String] in
                let path = asset.scopes[...level]
                return (asset.isColor ? ["ColorResource", "UIColor"] : ["ImageResource", "UIImage"]).compactMap { type in
                    guard scopes.insert(([type] + path).joined(separator: ".")).inserted else { return nil }
                    let owner = ([type] + path.dropLast()).joined(separator: ".")
                    return "extension \(owner) { enum \(path.last ?? "") {} }"
                }
            }
        }
        return (lines + types).joined(separator: "\n") + "\n"
    }

    private func extend(_ type: String, _ scopes: [String], _ member: String) -> String {
        "extension \(([type] + scopes).joined(separator: ".")) { \(member) }"
    }

    private func isUsed(_ symbol: String) -> Bool { sources.contains { $0.contains("." + symbol) } }

    /// The static members that the sources declare in extensions of `UIColor` and `UIImage`, such as `UIColor.deepWater`. Local variables
    /// and members of other types are left out, because they can have the same name as a generated property.
    private var declaredMembers: Set<String> {
        var names = Set<String>()
        for source in sources where source.contains("extension") && (source.contains("UIColor") || source.contains("UIImage")) {
            var parser = DeclarationParser(SwiftSource(source, conditions: conditions))
            parser.run()
            for type in parser.types {
                let owner = type.name.hasPrefix("UIKit.") ? String(type.name.dropFirst("UIKit.".count)) : type.name
                for member in type.members where member.modifiers["static"] != nil || member.modifiers["class"] != nil {
                    names.insert(owner + "." + member.name)
                }
            }
        }
        return names
    }
}
