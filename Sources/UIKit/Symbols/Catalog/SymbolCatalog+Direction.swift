nonisolated extension SymbolCatalog {
    /// The symbols of text, lists, and sound. Lines of text and lists begin at the leading edge, and sound waves move in the direction of
    /// reading.
    private static let directionalNames: Set<String> = [
        "doc.plaintext", "doc.richtext", "doc.text", "list.bullet", "list.bullet.rectangle", "list.clipboard", "magazine", "newspaper",
        "note.text", "person.text.rectangle", "quote.bubble", "speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3",
        "text.book.closed", "text.bubble",
    ]
    /// The words of names that describe a direction of reading. Names that begin with `forward` or `backward` are an exception: these
    /// symbols for playing media are never mirrored.
    private static let directionalWords: Set<Substring> = ["forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf"]
    private static let variantWords: Set<Substring> = ["fill", "slash", "circle", "square"]

    /// Whether a symbol is mirrored in a layout from right to left.
    static func isDirectional(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        if words.dropFirst().contains(where: directionalWords.contains) { return words[0] != "forward" && words[0] != "backward" }
        let base = words.reversed().drop { variantWords.contains($0) }.reversed()
        return directionalNames.contains(base.joined(separator: "."))
    }
}
