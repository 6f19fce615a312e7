/// Suggestions for misspelled names, for error messages: "did you mean …?"
package enum SpellingSuggestion {
    /// Returns a suggestion for the end of an error message, or an empty string if no name is similar enough.
    package static func hint(for word: String, among names: [String]) -> String {
        let nearest = names.map { (name: $0, distance: editDistance(word, $0)) }.min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(2, word.count / 3) else { return "" }
        return " (did you mean \(nearest.name)?)"
    }

    /// Returns the edit distance: the number of letters to insert, delete or replace to make one word from the other.
    private static func editDistance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = letter == other ? diagonal : min(diagonal, above, row[j]) + 1
                diagonal = above
            }
        }
        return row[b.count]
    }
}
