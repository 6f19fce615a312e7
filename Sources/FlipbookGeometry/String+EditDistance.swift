extension String {
    /// Returns the Levenshtein distance to another string: the smallest number of letters to insert, remove or replace to make one from the
    /// other.
    ///
    /// It is in this module because messages of QuartzCore and of UIKit suggest the nearest name for a misspelled name.
    package func editDistance(to other: String) -> Int {
        let (a, b) = (Array(self), Array(other))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, otherLetter) in b.enumerated() {
                let above = row[j + 1]
                row[j + 1] = letter == otherLetter ? diagonal : Swift.min(diagonal, above, row[j]) + 1
                diagonal = above
            }
        }
        return row[b.count]
    }
}
