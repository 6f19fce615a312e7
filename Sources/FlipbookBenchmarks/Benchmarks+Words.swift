import FlipbookTypography
import Foundation

extension Benchmarks {
    /// Measures the layout of 10,000 words in lines of 300 points: of new texts, and of a known text at other widths. If the program
    /// `pango` in `Benchmarks` is built, Pango lays out the same texts, and HarfBuzz alone shapes their paragraphs.
    static func words() -> Table {
        let others = comparisonProgram("pango").map { times(of: $0) } ?? [:]
        let texts = (1...15).map { StyledText(SampleText.make(words: 10_000, seed: $0), FontDescriptor(size: 17)) }
        let first = shortest(texts) { _ = TextLayout($0, width: 300) }
        let known = shortest(301...315) { _ = TextLayout(texts[14], width: CGFloat($0)) }
        let columns = ["Flipbook", "goal"] + (others.isEmpty ? [] : ["pango", "ratio", "HarfBuzz", "ratio"])
        let rows = [
            ("first layout", first, 15, others["pango-first"], others["harfbuzz-shape"]),
            ("layout at another width", known, 1.8, others["pango-known"], nil),
        ].map { (name: String, time: Double, goal: Double, peer: Double?, limit: Double?) in
            let all = [time, goal, peer, peer.map { $0 / time }, limit, limit.map { $0 / time }]
            return Row(name: name, values: Array(all.prefix(columns.count)))
        }
        return Table(name: "words", unit: "ms for 10 000 words", columns: columns, rows: rows)
    }

    /// Returns the time of the shortest layout in milliseconds. Each layout differs from all previous layouts.
    private static func shortest<Values: Sequence>(_ values: Values, _ layOut: (Values.Element) -> Void) -> Double {
        values.map { value in best(of: 1) { layOut(value) } }.min().map { $0 / 1e6 } ?? .infinity
    }
}
