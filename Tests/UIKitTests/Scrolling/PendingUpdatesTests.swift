import Foundation
import Testing
@testable import UIKit

@MainActor @Suite struct PendingUpdatesTests {
    /// Pending updates with a log of the inserted rows that each call shows. Nil in the log is a call that shows nothing.
    struct Log {
        var pending = PendingUpdates()
        var shown: [[Int]?] = []

        mutating func insert(_ row: Int) { append(pending.record { $0.insertedRows[IndexPath(row: row, section: 0)] = .fade }) }
        mutating func end() { append(pending.end()) }
        private mutating func append(_ updates: BatchUpdates?) { shown.append(updates?.insertedRows.keys.map(\.row).sorted()) }
    }

    @Test func changeOutsideOfAGroupIsShownAtOnce() {
        var log = Log()
        log.insert(3)
        log.insert(5)
        #expect(log.shown == [[3], [5]] && !log.pending.isCollecting && !log.pending.isInGroup)
    }

    @Test func outermostGroupShowsAllChanges() {
        var log = Log()
        log.pending.begin()
        log.insert(3)
        log.pending.begin()
        log.insert(5)
        log.end()
        #expect(log.pending.isCollecting && log.pending.isInGroup)
        log.insert(7)
        log.end()
        #expect(log.shown == [nil, nil, nil, nil, [3, 5, 7]] && !log.pending.isCollecting && !log.pending.isInGroup)
    }

    /// A group without changes is shown too, because heights may have changed.
    @Test func emptyGroupIsShown() {
        var log = Log()
        log.pending.begin()
        log.end()
        #expect(log.shown == [[]])
    }

    @Test func completionsAreCalledInTheOrderOfTheEnds() {
        var pending = PendingUpdates()
        var log: [String] = []
        let none = pending.takeCompletion()
        pending.add { log.append("inner \($0)") }
        pending.add(nil)
        pending.add { log.append("outer \($0)") }
        let completion = pending.takeCompletion()
        let rest = pending.takeCompletion()
        #expect(log == [])
        for handler in [none, completion, rest] { handler?(false) }
        #expect(log == ["inner false", "outer false"])
    }

    @Test func discardedChangesAreNotShown() {
        var log = Log()
        log.pending.begin()
        log.insert(3)
        log.pending.discard()
        #expect(!log.pending.isCollecting && log.pending.isInGroup)
        log.insert(5)
        log.end()
        #expect(log.shown == [nil, [5], nil] && !log.pending.isInGroup)
    }
}
