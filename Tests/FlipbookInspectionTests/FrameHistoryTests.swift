import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import Foundation
import Testing

@Suite struct FrameHistoryTests {
    /// Returns the list of a frame: 40 items, of which some move.
    private func list(at frame: Int, moving: Int = 3) -> DisplayList {
        var list = DisplayList()
        for index in 0..<40 {
            let x = index < moving ? Double(frame * 7 + index) : Double(index)
            list.items.append(
                DisplayItem(
                    source: index, content: .fill(RoundedRect(CGRect(x: 1, y: 2, width: 13, height: 17)), .black),
                    transform: CGAffineTransform(translationX: x, y: 5)))
        }
        return list
    }

    @Test func eachFrameIsReturnedAsItWasStored() throws {
        var history = FrameHistory()
        for frame in 0..<200 { history.store(list(at: frame, moving: frame % 3 == 1 ? 30 : 2), at: frame) }
        for frame in [0, 1, 63, 64, 65, 130, 199] {
            let entry = try #require(history.list(at: frame))
            #expect(entry.isExact)
            #expect(entry.list == list(at: frame, moving: frame % 3 == 1 ? 30 : 2))
        }
    }

    @Test func unchangedFramesNeedNoMemory() {
        var history = FrameHistory()
        history.store(list(at: 5), at: 0)
        let byteCount = history.byteCount
        for frame in 1..<60 { history.store(list(at: 5), at: frame) }
        #expect(history.byteCount == byteCount)
    }

    @Test func memoryStaysBelowTheLimit() throws {
        let limit = 400_000
        var history = FrameHistory(limit: limit)
        var largest = 0
        for frame in 0..<6_000 {
            history.focus = frame
            history.store(list(at: frame), at: frame)
            largest = max(largest, history.byteCount)
        }
        #expect(largest <= limit)
        // The frames near the end are exact; a far one is represented by an earlier frame.
        #expect(history.list(at: 5_999)?.isExact == true)
        let far = try #require(history.list(at: 700))
        #expect(!far.isExact)
    }

    @Test func evictedFramesAreStoredAgainNearTheFocus() throws {
        var history = FrameHistory(limit: 400_000)
        for frame in 0..<6_000 {
            history.focus = frame
            history.store(list(at: frame), at: frame)
        }
        history.focus = 700
        for frame in 0...760 { history.store(list(at: frame), at: frame) }
        let entry = try #require(history.list(at: 700))
        #expect(entry.isExact)
        #expect(entry.list == list(at: 700))
    }

    @Test func framesAfterATruncationAreReplaced() {
        var history = FrameHistory()
        for frame in 0..<150 { history.store(list(at: frame), at: frame) }
        history.truncate(after: 70)
        #expect(history.count == 71)
        for frame in 71..<90 { history.store(list(at: frame + 1_000), at: frame) }
        #expect(history.list(at: 70)?.list == list(at: 70))
        #expect(history.list(at: 80)?.list == list(at: 1_080))
    }
}
