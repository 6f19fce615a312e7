/// "Did you mean …?"
package enum Nearest {
    /// Words for the end of a complaint: the nearest of the names, or nothing if none is near.
    package static func hint(_ word: String, _ names: [String]) -> String {
        let near = names.map { (name: $0, distance: distance(word, $0)) }.min { $0.distance < $1.distance }
        guard let near, near.distance <= max(2, word.count / 3) else { return "" }
        return " (did you mean \(near.name)?)"
    }

    /// How many letters have to be put in, left out or changed to make one word of the other.
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var corner = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = letter == other ? corner : min(corner, above, row[j]) + 1
                corner = above
            }
        }
        return row[b.count]
    }
}
