import QuartzCore
import UIKit

/// Descriptions of wrong key paths, for scripts, traces and tests.
extension LayerKeyPath {
    /// The largest number of similar key paths in a description.
    private static let maximumSuggestionCount = 3

    /// Returns the reason why a text is not the key path of a number of any layer, or nil if the text is such a key path.
    package static func problem(with text: String) -> String? {
        guard let keyPath = LayerKeyPath(text) else { return problem(withUnknown: text) }
        guard !keyPath.isNumber else { return nil }
        return "'\(text)' has several numbers; use \(SpellingSuggestion.alternatives(numbers(ofProperty: text)))"
    }

    /// Returns the reason why a text is not the key path of a number of this layer, or nil if the text is such a key path.
    package static func problem(with text: String, on layer: CALayer) -> String? {
        if let problem = problem(with: text) { return problem }
        guard let keyPath = LayerKeyPath(text), keyPath.numbers(on: layer).isEmpty else { return nil }
        guard keyPath.isProperty(of: layer) else {
            return "only \(owner(of: keyPath)) has '\(text)', and this layer is a \(type(of: layer))\(hint(for: text, on: layer))"
        }
        if text.hasPrefix("filters.") || text.hasPrefix("backgroundFilters.") {
            return "the layer has no number '\(text)'; the key path is filters.NAME.INPUT, with the name of a filter and one of its inputs"
        }
        return "the value of the layer has no number '\(text)' at this time"
    }

    /// Returns the reason why none of the views with an accessibility identifier has a number for the key path, or nil if there are no
    /// views.
    static func problem(with keyPath: LayerKeyPath, onAll views: [UIView]) -> String? {
        guard let first = views.first else { return nil }
        let start = "no view with an accessibilityIdentifier has '\(keyPath.text)'"
        guard !views.contains(where: { keyPath.isProperty(of: $0.layer) }) else { return "\(start) at these times" }
        var classes: [String] = []
        for name in views.map({ "\(type(of: $0.layer))" }) where !classes.contains(name) { classes.append(name) }
        let list = classes.prefix(maximumSuggestionCount).joined(separator: ", ") + (classes.count > maximumSuggestionCount ? ", …" : "")
        return
            "\(start): only \(owner(of: keyPath)) has it, and the classes of their layers are \(list)\(hint(for: keyPath.text, on: first.layer))"
    }

    /// The layers that have a property, such as "a CAShapeLayer". The layer of a UIVisualEffectView has a class of Flipbook's own.
    private static func owner(of keyPath: LayerKeyPath) -> String {
        keyPath.className == "BackdropLayer" ? "the layer of a UIVisualEffectView" : "a \(keyPath.className ?? "CALayer")"
    }

    /// Returns a hint with the key paths of a layer that end in the same words as a key path, or an empty string if there are none.
    private static func hint(for text: String, on layer: CALayer) -> String {
        func words(_ text: String) -> [Substring] { text.split { $0 == "." }.flatMap(camelCaseWords).reversed() }
        let wanted = words(text)
        let candidates = groups.flatMap(\.keyPaths).filter { LayerKeyPath($0)?.isProperty(of: layer) == true }.map { candidate in
            (text: candidate, count: zip(wanted, words(candidate)).prefix { $0.lowercased() == $1.lowercased() }.count)
        }
        guard let most = candidates.map(\.count).max(), most > 0 else { return "" }
        let nearest = candidates.filter { $0.count == most }.map(\.text).prefix(maximumSuggestionCount)
        return " (did you mean \(SpellingSuggestion.alternatives(Array(nearest)))?)"
    }

    /// Splits `lineWidth` into `line` and `Width`.
    private static func camelCaseWords(_ text: Substring) -> [Substring] {
        var words: [Substring] = []
        var rest = text
        while !rest.isEmpty {
            let end = rest.dropFirst().firstIndex(where: \.isUppercase) ?? rest.endIndex
            words.append(rest[..<end])
            rest = rest[end...]
        }
        return words
    }

    private static func problem(withUnknown text: String) -> String {
        if ["contents", "contents.image"].contains(text) { return "'\(text)' is an image, which has no numbers" }
        let names = similarKeyPaths(to: text)
        let hint =
            names.isEmpty
            ? "; \(ManualReference.scripts) lists the key paths" : " (did you mean \(SpellingSuggestion.alternatives(names))?)"
        return "there is no key path '\(text)'\(hint)"
    }

    /// Returns the key paths of the numbers of a property, such as `position` or `bounds.size`.
    private static func numbers(ofProperty text: String) -> [String] {
        Array(groups.flatMap(\.keyPaths).filter { $0.hasPrefix(text + ".") }.prefix(maximumSuggestionCount * 2))
    }

    /// Returns the key paths that are most similar to a text. If the text begins with the name of a property of a view, the name is first
    /// replaced by the key path of the layer. The result is the first of these lists that is not empty:
    ///
    /// - The text itself, if it is a key path.
    /// - The key paths that begin or end with the text, or with which the text ends.
    /// - The key paths with the fewest different characters: at most two, or a third of the characters of a longer text.
    private static func similarKeyPaths(to text: String) -> [String] {
        let all = groups.flatMap(\.keyPaths)
        let text = standardKeyPath(for: text) ?? text
        if all.contains(text) { return [text] }
        let related = all.filter { $0.hasPrefix(text + ".") || $0.hasSuffix("." + text) || text.hasSuffix("." + $0) }
        if !related.isEmpty { return Array(related.prefix(maximumSuggestionCount)) }
        let distances = all.map { ($0, $0.editDistance(to: text)) }
        guard let nearest = distances.map(\.1).min(), nearest <= max(2, text.count / 3) else { return [] }
        return Array(distances.filter { $0.1 == nearest }.map(\.0).prefix(maximumSuggestionCount))
    }

    /// Returns the key path for a text that begins with the name of a property of a view, such as `alpha`, or that is a third coordinate,
    /// such as `position.z`. Returns nil for other texts.
    static func standardKeyPath(for text: String) -> String? {
        viewNames.first { text == $0.name || text.hasPrefix($0.name + ".") }.map { $0.keyPath + text.dropFirst($0.name.count) }
    }

    /// The properties of views and the third coordinates of points, with the key paths of the layer that have the same meaning.
    private static let viewNames: [(name: String, keyPath: String)] = [
        ("position.z", "zPosition"), ("center.z", "zPosition"), ("anchorPoint.z", "anchorPointZ"),
        ("emitterPosition.z", "emitterZPosition"),
        ("center", "position"), ("alpha", "opacity"), ("isHidden", "hidden"), ("frame.origin", "position"), ("frame.size", "bounds.size"),
        ("frame", "bounds.size"), ("contentOffset", "bounds.origin"), ("clipsToBounds", "masksToBounds"),
    ]
}
