extension Character {
    /// Whether the character is drawn as a color emoji: by default, or because of a variation selector or keycap mark. With the text
    /// variation selector U+FE0E, the result is false.
    var hasEmojiPresentation: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return false }
        if scalars.contains("\u{FE0E}") { return false }
        return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}")
    }
}
