import Typography

extension Bench {
    /// What text costs: shaped and drawn when it is first seen, broken into lines when its words are known.
    static func text() -> Table {
        let lengths = [10, 100, 1_000]
        let words = "Pack my box with five dozen liquor jugs, then glide over the quiet river at dawn. "
        let font = Font(size: 17)
        func letters(_ length: Int) -> String { String(repeatElement(words, count: length / words.count + 1).joined().prefix(length)) }
        func row(_ name: String, _ body: (String, Int) -> Void) -> Row {
            var count = 0
            return Row(
                name: name,
                values: lengths.map { length in
                    let text = letters(length)
                    let times = max(1, 2_000 / length)
                    return best {
                        for _ in 0..<times {
                            count += 1
                            body(text, count)
                        }
                    } / Double(times * length)
                })
        }
        return Table(
            name: "text", unit: "ns per letter", columns: lengths.map { "N = \($0)" },
            rows: [
                row("shaped, first time") { text, count in _ = TextLine("\(count) \(text)", font) },
                row("known") { text, _ in _ = TextLine(text, font) },
                row("broken into lines of 300 points") { text, _ in _ = TextLayout(StyledText(text, font), width: 300) },
                row("drawn at 2 pixels a point, first time") { text, count in
                    _ = FontBook.installed.mask(of: TextLine("\(count) \(text)", font), pixelsPerPoint: 2)
                },
            ])
    }
}
