import CoreGraphics

/// Suggestions for misspelled names in error messages: "did you mean …?"
nonisolated package enum SpellingSuggestion {
    /// Returns a suggestion for the end of an error message, or an empty string if no name is similar enough.
    package static func hint(for word: String, among names: [String]) -> String {
        let nearest = names.map { (name: $0, distance: word.editDistance(to: $0)) }.min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(2, word.count / 3) else { return "" }
        return " (did you mean \(nearest.name)?)"
    }
}
