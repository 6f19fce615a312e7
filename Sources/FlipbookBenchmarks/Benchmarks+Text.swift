import FlipbookTypography
import Foundation

extension Benchmarks {
    /// Measures text: shaping, line breaking and drawing at first use, and line breaking of text that is already shaped.
    static func text() -> Table {
        let lengths = [10, 100, 1_000]
        let sentence = "Pack my box with five dozen liquor jugs, then glide over the quiet river at dawn. "
        let font = FontDescriptor(size: 17)
        func sampleText(length: Int) -> String {
            String(repeatElement(sentence, count: length / sentence.count + 1).joined().prefix(length))
        }
        func row(_ name: String, goal: Double? = nil, _ body: (String, Int) -> Void) -> Row {
            var count = 0
            let times = lengths.map { length in
                let text = sampleText(length: length)
                let repetitions = max(1, 2_000 / length)
                return best {
                    for _ in 0..<repetitions {
                        count += 1
                        body(text, count)
                    }
                } / Double(repetitions * length)
            }
            return Row(name: name, values: times + [goal])
        }
        return Table(
            name: "text", unit: "ns per character", columns: lengths.map { "N = \($0)" } + ["goal"],
            rows: [
                row("shape, first time") { text, count in _ = ShapedLine("\(count) \(text)", font) },
                row("shape, cached") { text, _ in _ = ShapedLine(text, font) },
                row("break, first time") { text, count in _ = TextLayout(StyledText("\(count) \(text)", font), width: 300) },
                row("break known text", goal: 30) { text, _ in _ = TextLayout(StyledText(text, font), width: 300) },
                row("break known text at changing widths", goal: 30) { text, count in
                    _ = TextLayout(StyledText(text, font), width: CGFloat(250 + count % 100))
                },
                row("draw at 2 pixels per point, first time") { text, count in
                    _ = FontSystem.installed.mask(of: ShapedLine("\(count) \(text)", font), pixelsPerPoint: 2)
                },
            ])
    }
}
