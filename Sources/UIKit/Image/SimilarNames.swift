import CoreGraphics

/// Suggestions for misspelled names of assets and classes in messages: "did you mean …?"
nonisolated enum SimilarNames {
    /// The largest number of names that a suggestion lists.
    private static let maximumCount = 3

    /// Returns a suggestion for a message: the most similar names, or an empty string.
    ///
    /// Names are compared without their namespaces and without case. A name is similar if the edit distance is at most 2 or at
    /// most a third of the letters of `name`, and less than half of the letters of the longer name.
    static func hint(for name: String, among names: [String]) -> String {
        func baseName(_ name: String) -> String { name.split(separator: "/").last.map { $0.lowercased() } ?? "" }
        let word = baseName(name)
        let maximumDistance = max(2, word.count / 3)
        var similar: [(name: String, distance: Int)] = []
        for candidate in names where !similar.contains(where: { $0.name == candidate }) {
            let other = baseName(candidate)
            // The distance is at least the difference of the lengths. Comparing the letters takes long for long names.
            guard abs(word.count - other.count) <= maximumDistance else { continue }
            let distance = word.editDistance(to: other)
            guard distance <= maximumDistance, distance * 2 < max(word.count, other.count) else { continue }
            similar.append((candidate, distance))
        }
        let smallest = similar.map { $0.distance }.min() ?? 0
        let nearest = similar.filter { $0.distance == smallest }.prefix(maximumCount).map { $0.name }
        return nearest.isEmpty ? "" : " (did you mean \(nearest.joined(separator: " or "))?)"
    }
}
