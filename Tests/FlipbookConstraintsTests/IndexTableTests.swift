import FlipbookConstraints
import SeededRandomValues
import Testing

@Suite struct IndexTableTests {
    /// Inserts, replaces and removes keys, most of which share their slots with others, and compares all of them with a dictionary.
    @Test func tableIsEqualToADictionary() {
        for seed in 3..<43 {
            var random = SeededRandom(seed)
            var (table, expected): (IndexTable, [Int: Int32]) = (IndexTable(), [:])
            let stride = [1, 4, 1 << 33, -(1 << 61), 12_345_678_901][seed % 5]
            let keys = (7..<97).map { $0 &* stride }
            for step in 0..<600 {
                let key = keys[random.integer(0...(keys.count - 1))]
                if random.integer(0...99) < 55 {
                    table[key] = Int32(step)
                    expected[key] = Int32(step)
                } else {
                    table[key] = nil
                    expected[key] = nil
                }
                if step % 29 == 0 { #expect(keys.allSatisfy { table[$0] == expected[$0] }, "seed \(seed), step \(step)") }
            }
            #expect(!expected.isEmpty && keys.allSatisfy { table[$0] == expected[$0] }, "seed \(seed)")
        }
    }

    @Test func emptyTableHasNoKeys() {
        var table = IndexTable()
        table[5] = nil
        #expect(table[5] == nil && table[0] == nil)
        table[0] = 17
        #expect(table[0] == 17 && table[5] == nil)
    }
}
