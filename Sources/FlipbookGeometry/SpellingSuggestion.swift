/// Suggestions for misspelled names in error messages: "did you mean …?"
///
/// They are in this module because messages of UIKit, of Stage and of the commands contain them.
package enum SpellingSuggestion {
    /// The largest number of equally similar names that are suggested. More are a sign that none of them is meant.
    private static let maximumCount = 3

    /// Returns a suggestion that is appended to an error message, or an empty string if no name is similar enough.
    ///
    /// - Parameter ignoringFoldersAndCase: Whether names are compared in lower case and without the text up to their last slash, as the
    ///   names of assets and classes are.
    package static func hint(for word: String, among names: [String], ignoringFoldersAndCase: Bool = false) -> String {
        let nearest = nearestNames(to: word, among: names, ignoringFoldersAndCase: ignoringFoldersAndCase)
        return nearest.isEmpty ? "" : " (did you mean \(alternatives(nearest))?)"
    }

    /// Returns the names that are most similar to a word, or an empty array if no name is similar enough, or too many are.
    ///
    /// A name is similar if both conditions below are met. Among equally similar names, those with the first letter of the word are
    /// preferred. If no name is similar, the name with which the word begins is returned: "trace" for "trace-it".
    ///
    /// - It differs from the word in at most two letters, or in a third of the letters if the word has nine letters or more.
    /// - The number of different letters is less than half of the length of the longer text. "on" is not similar to "down", although only
    ///   two letters differ.
    package static func nearestNames(to word: String, among names: [String], ignoringFoldersAndCase: Bool = false) -> [String] {
        func compared(_ name: String) -> String { ignoringFoldersAndCase ? lowercasedBaseName(name) : name }
        let word = compared(word)
        var (nearest, smallestCount): ([String], Int) = ([], maximumDistance(for: word))
        for name in names where !nearest.contains(name) {
            let other = compared(name)
            // There are at least as many mistakes as the lengths differ. Comparing the letters takes long for long names.
            guard abs(word.count - other.count) <= smallestCount else { continue }
            let count = mistakeCount(word, other)
            guard count <= smallestCount, count * 2 < max(word.count, other.count) else { continue }
            if count < smallestCount { nearest = [] }
            smallestCount = count
            nearest.append(name)
        }
        if nearest.isEmpty { return names.filter { isStart(compared($0), of: word) }.max { $0.count < $1.count }.map { [$0] } ?? [] }
        let withSameStart = nearest.filter { compared($0).first == word.first }
        if !withSameStart.isEmpty { nearest = withSameStart }
        return nearest.count <= maximumCount ? nearest : []
    }

    /// Returns the last part of a name with slashes, in lower case.
    private static func lowercasedBaseName(_ name: String) -> String { name.split(separator: "/").last.map { $0.lowercased() } ?? "" }

    /// Returns whether a name has at least two letters, and the word continues it with a hyphen, an underscore or a space.
    private static func isStart(_ name: String, of word: String) -> Bool {
        name.count > 1 && word.hasPrefix(name) && word.dropFirst(name.count).first.map { "-_ ".contains($0) } == true
    }

    /// Returns the number of mistakes with which a name becomes a word: the edited letters. Two exchanged letters are one mistake.
    private static func mistakeCount(_ word: String, _ name: String) -> Int {
        let distance = word.editDistance(to: name)
        return distance == 2 && word.count == name.count && word.sorted() == name.sorted() ? 1 : distance
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
