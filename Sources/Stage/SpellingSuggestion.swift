import CoreGraphics

/// Suggestions for misspelled names in error messages: "did you mean …?"
nonisolated package enum SpellingSuggestion {
    /// Returns a suggestion that is appended to an error message, or an empty string if no name is similar enough.
    package static func hint(for word: String, among names: [String]) -> String {
        let nearest = names.map { (name: $0, distance: word.editDistance(to: $0)) }.min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= maximumDistance(for: word) else { return "" }
        return " (did you mean \(nearest.name)?)"
    }

    /// Returns the name that is most similar to a phrase, or nil if no name is similar enough.
    ///
    /// A name is also similar if the phrase is almost its beginning or one of its words: "Nextt" is similar to "Next Question". Upper and
    /// lower case are treated as equal. Among equally similar names, a name that is similar as a whole is preferred, and then the first
    /// name.
    package static func nearestPhrase(to phrase: String, among names: [String]) -> String? {
        let phrase = phrase.lowercased()
        var nearest: (name: String, distance: Int, isPart: Bool)?
        for name in names {
            let whole = name.lowercased()
            let words = whole.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            let parts = words + words.indices.dropLast().map { words[...$0].joined(separator: " ") }
            let candidates = [(whole, false)] + (phrase.count > 2 ? parts.map { ($0, true) } : [])
            for (text, isPart) in candidates {
                // Most words are similar to a part of some name, so a match with a part must be closer than a match with a whole name.
                let maximum = isPart ? max(1, phrase.count / 4) : min(maximumDistance(for: phrase), max(phrase.count - 1, 1))
                guard abs(text.count - phrase.count) <= maximum else { continue }
                let distance = phrase.editDistance(to: text)
                guard distance <= maximum else { continue }
                if let nearest, (nearest.distance, nearest.isPart ? 1 : 0) <= (distance, isPart ? 1 : 0) { continue }
                nearest = (name, distance, isPart)
            }
        }
        return nearest?.name
    }

    /// Returns the names as "a, b or c".
    package static func alternatives(_ names: [String]) -> String {
        names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }

    private static func maximumDistance(for word: String) -> Int { max(2, word.count / 3) }
}
