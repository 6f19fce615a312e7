/// Line break opportunities: the rules of UAX 14 that matter for common text.
enum LineBreakOpportunities {
    /// Whether a line can be broken between the characters `before` and `after`. `preceding` is the character before `before`, or nil if
    /// there is none.
    static func isAllowed(_ preceding: CharacterClass?, _ before: CharacterClass, _ after: CharacterClass) -> Bool {
        // Most pairs are two letters of a word, so they are tested first.
        if before == .letter, after == .letter { return false }
        // A space never starts a line. It hangs at the end of the previous line.
        if after.contains(.hangingSpace) || before.contains(.glue) || after.contains(.glue) { return false }
        if before.contains(.hangingSpace) || before.contains(.zeroWidthSpace) { return true }
        if after.contains(.closing) || before.contains(.opening) { return false }
        // A line is broken after a hyphen only if a letter or number precedes the hyphen and a letter follows it. So "-x" and "10-12" are
        // not divided.
        if before.contains(.hyphen) {
            return preceding.map { !$0.isDisjoint(with: [.letter, .number]) } == true && after.contains(.letter)
        }
        if before.contains(.emDash) || after.contains(.emDash) { return before.contains(.emDash) != after.contains(.emDash) }
        // The two slashes of a URL are not followed by a break.
        if before.contains(.slash) { return after.contains(.letter) && preceding?.contains(.slash) != true }
        return before.contains(.ideographic) || after.contains(.ideographic)
    }
}
