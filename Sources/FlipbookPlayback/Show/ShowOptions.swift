import QuartzCore
import Stage

/// The overlays and panels that a video or screenshot shows besides the scene.
nonisolated package struct ShowOptions: Equatable, Sendable {
    /// An overlay or a panel.
    package enum Part: Equatable, Sendable {
        case trail, onion, timeline, exploded, overdraw, repaint, touch, layout
        /// The values of a key path of a view over time.
        case graph(view: String, keyPath: String)
    }

    /// A mistake in the text of the options.
    package struct Mistake: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    package private(set) var parts: [Part] = []
    /// The name of the layer that has a trail and ghosts, or nil for all layers that move.
    package var layer: String?

    /// Creates options that show only the scene.
    package init() {}

    private static let table: [(word: String, part: Part)] = [
        ("trail", .trail), ("onion", .onion), ("timeline", .timeline), ("exploded", .exploded), ("overdraw", .overdraw),
        ("repaint", .repaint), ("touch", .touch), ("layout", .layout),
    ]

    /// The words for parts that have no parameters.
    package static let words = table.map(\.word)
    /// The possible words, for the help.
    package static let usage = "trail,onion,timeline,graph:VIEW.KEYPATH,exploded,overdraw,repaint,touch,layout"

    /// Reads a list of words separated by commas, such as `trail,graph:plane.position.x`.
    package init(_ text: String) throws(Mistake) {
        for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            let part = try Self.part(word.trimmingWhitespace)
            guard !parts.contains(part) else { throw Mistake(description: "'\(word)' is given twice") }
            parts.append(part)
        }
        if parts.contains(.exploded), let other = parts.first(where: { $0.changesScreen }), let word = Self.word(of: other) {
            throw Mistake(description: "'exploded' can be combined with timeline and graph, but not with \(word)")
        }
    }

    private static func word(of part: Part) -> String? { table.first { $0.part == part }?.word }

    private static func part(_ word: String) throws(Mistake) -> Part {
        if let known = table.first(where: { $0.word == word }) { return known.part }
        guard word == "graph" || word.hasPrefix("graph:") else {
            throw Mistake(
                description: "'\(word)' is not one of \(usage)\(SpellingSuggestion.hint(for: word, among: words + ["graph"]))")
        }
        return try graph(String(word.dropFirst("graph:".count)))
    }

    /// Splits `plane.position.x` into the view and the longest key path that is a number.
    private static func graph(_ text: String) throws(Mistake) -> Part {
        guard let firstDot = text.firstIndex(of: "."), firstDot > text.startIndex, text.last != "." else {
            throw Mistake(description: "'graph' needs a view and a key path, such as graph:plane.position.x")
        }
        for dot in text.indices where text[dot] == "." && dot > text.startIndex {
            let keyPath = String(text[text.index(after: dot)...])
            if LayerProperty.isNumber(keyPath) { return .graph(view: String(text[..<dot]), keyPath: keyPath) }
        }
        let keyPath = String(text[text.index(after: firstDot)...])
        let hint = SpellingSuggestion.hint(for: keyPath, among: knownKeyPaths)
        throw Mistake(
            description: hint.isEmpty
                ? "'\(keyPath)' is not the key path of a number, such as position.x, opacity or transform.rotation"
                : "'\(keyPath)' is not the key path of a number\(hint)")
    }

    /// The key paths that are suggested for a misspelled key path.
    private static let knownKeyPaths = [
        "position.x", "position.y", "bounds.size.width", "bounds.size.height", "bounds.origin.x", "bounds.origin.y", "opacity",
        "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale",
        "transform.scale.x", "transform.scale.y", "transform.translation.x", "transform.translation.y", "cornerRadius", "borderWidth",
        "zPosition", "shadowOpacity", "shadowRadius", "strokeStart", "strokeEnd", "lineWidth",
    ].filter { LayerProperty.isNumber($0) }

    // MARK: - Parts

    package var isEmpty: Bool { parts.isEmpty }
    package func contains(_ part: Part) -> Bool { parts.contains(part) }
    /// The key paths that have a graph.
    package var graphs: [(view: String, keyPath: String)] {
        parts.compactMap { part in
            guard case .graph(let view, let keyPath) = part else { return nil }
            return (view, keyPath)
        }
    }
    /// Whether the property `layer` has an effect.
    package var usesLayer: Bool { contains(.trail) || contains(.onion) }
    /// Whether any part is drawn over the screen.
    package var changesScreen: Bool { parts.contains(where: \.changesScreen) }
    /// Whether there are panels beside the screen.
    package var hasPanels: Bool { !graphs.isEmpty || contains(.timeline) }
}

extension ShowOptions.Part {
    /// Whether the part is drawn over the screen.
    nonisolated fileprivate var changesScreen: Bool {
        switch self {
        case .trail, .onion, .overdraw, .repaint, .touch, .layout: true
        case .timeline, .exploded, .graph: false
        }
    }
}

extension String {
    nonisolated fileprivate var trimmingWhitespace: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
