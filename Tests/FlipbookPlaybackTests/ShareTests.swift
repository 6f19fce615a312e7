import FlipbookPlayback
import Testing

/// The parts of a task, and the results of all parts.
@Suite struct ShareTests {
    @Test func textsAreRead() {
        #expect(Share("0/1") == Share(part: 0, count: 1) && Share("6/7") == Share(part: 6, count: 7))
        for text in ["", "/", "1", "2/2", "-1/2", "0/0", "0/1/2", "a/2", "0/10001", "0/", "/2", "0 / 2"] {
            #expect(Share(text) == nil, "\(text)")
        }
        #expect("\(Share(part: 3, count: 5))" == "3/5")
    }

    @Test(arguments: [1, 2, 3, 5, 13]) func partsGiveAllItemsInTheirOrder(_ count: Int) throws {
        let items = Array(7..<18)
        let parts = (0..<count).map { Share(part: $0, count: count).items(of: items) }
        #expect(parts[count - 1].first == (count <= 11 ? 6 + count : nil))
        #expect(ShareOrder.interleaved(parts) == items)
        let results = parts.indices.reversed().map { (share: Share(part: $0, count: count), path: "\($0)", value: parts[$0]) }
        #expect(try ShareOrder.sorted(results, advice: "") == parts)
    }

    private func error(_ shares: [String]) -> String {
        let results = shares.map { (share: Share($0) ?? Share(part: 0, count: 1), path: "file \($0)", value: 0) }
        do { return "\(try ShareOrder.sorted(results, advice: "run it with --share"))" } catch { return "\(error)" }
    }

    @Test func missingAndDuplicatePartsAreReported() {
        #expect(error(["2/3", "0/3"]) == "part 1/3 is missing; run it with --share 1/3")
        #expect(error(["3/4"]) == "part 0/4 and 2 more are missing; run it with --share 0/4")
        #expect(error(["1/2", "0/2", "1/2"]) == "file 1/2 and file 1/2 are both part 1/2")
        #expect(error(["0/2", "1/3"]) == "file 1/3 is one of 3 parts, but file 0/2 is one of 2")
    }
}
