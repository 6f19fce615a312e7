/// The cached glyphs of the lines of a text. A line has one place in a table, which is computed from its range; another line with the same
/// place replaces it. All lines are removed when they have too many characters.
struct LineRunCache: ~Copyable {
    /// The places of the table, or an empty array if no line was stored. Their number is a power of two.
    private var entries: [Entry?] = []
    /// The number of characters of all lines, including `charactersPerLine` for each line.
    private var cost = 0
    private let maximumCost: Int

    private struct Entry {
        var range: Range<Int>
        var run: GlyphRun
    }

    /// Creates an empty cache for the lines of a text.
    init(characterCount: Int) { maximumCost = Self.maximumCost(characterCount) }

    /// The number of characters that need the same memory as a line without characters.
    private static let charactersPerLine = 8

    /// Returns the largest cost of all lines of a text. It is sufficient for the lines at two usual widths.
    private static func maximumCost(_ characterCount: Int) -> Int { 3 * characterCount + 64 }

    /// Returns the number of places for a cost: one for each line of 24 characters, rounded down to a power of two.
    private static func placeCount(_ maximumCost: Int) -> Int { 1 << (Int.bitWidth - 1 - (maximumCost / 32).leadingZeroBitCount) }

    /// The glyphs of a line, or nil if they are not stored. Setting nil has no effect.
    subscript(range: Range<Int>) -> GlyphRun? {
        get {
            guard !entries.isEmpty, let entry = entries[place(of: range)], entry.range == range else { return nil }
            return entry.run
        }
        set {
            let newCost = range.count + Self.charactersPerLine
            guard let newValue, newCost <= maximumCost else { return }
            if entries.isEmpty { entries = Array(repeating: nil, count: Self.placeCount(maximumCost)) }
            let place = place(of: range)
            if let old = entries[place] { cost -= old.range.count + Self.charactersPerLine }
            if cost + newCost > maximumCost {
                for index in entries.indices { entries[index] = nil }
                cost = 0
            }
            cost += newCost
            entries[place] = Entry(range: range, run: newValue)
        }
    }

    /// Returns the place of a line. The factors are odd numbers whose bits are irregular, so that lines have different places.
    private func place(of range: Range<Int>) -> Int {
        let hash = UInt64(range.lowerBound) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(range.upperBound) &* 0xC2B2_AE3D_27D4_EB4F
        return Int(hash >> 40) & (entries.count - 1)
    }

    /// The size of the glyphs and of the table in bytes.
    var byteCount: Int {
        entries.reduce(entries.count * MemoryLayout<Entry?>.stride) { $0 + ($1?.run.byteCount ?? 0) }
    }

    /// Returns the largest size in bytes for a text.
    static func maximumByteCount(characterCount: Int) -> Int {
        let cost = maximumCost(characterCount)
        return GlyphRun.byteCount(glyphCount: cost, characterCount: cost) + placeCount(cost) * MemoryLayout<Entry?>.stride
    }
}
