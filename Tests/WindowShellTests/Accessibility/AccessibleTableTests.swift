import CoreGraphics
import Testing

@testable import WindowShell

/// The accessibility events for the differences between two tables of a window.
@Suite struct AccessibleTableTests {
    private func table(_ entries: AccessibleEntry..., isActive: Bool = true) -> AccessibleTable {
        var table = AccessibleTable.empty(title: "Window", frame: .zero, isActive: isActive)
        for entry in entries { table.add(entry) }
        return table
    }

    private func entry(_ id: Int, _ name: String = "", parent: Int = 1, _ change: (inout AccessibleEntry) -> Void = { _ in })
        -> AccessibleEntry
    {
        var entry = AccessibleEntry(id: id, parent: parent, role: .label, name: name)
        change(&entry)
        return entry
    }

    private func texts(_ events: [AccessibleEvent]) -> [String] { events.map { "\($0.id) \($0.member) \($0.detail) \($0.detail1)" } }

    @Test func sameTablesHaveNoEvents() {
        #expect(table(entry(3, "a")).events(since: table(entry(3, "a"))).isEmpty)
    }

    @Test func changedChildrenAreReported() {
        let old = table(entry(3), entry(4), entry(5))
        let new = table(entry(3), entry(6), entry(5), entry(7, parent: 5))
        #expect(texts(new.events(since: old)) == ["1 ChildrenChanged remove 1", "1 ChildrenChanged add 1", "5 ChildrenChanged add 0"])
        #expect(new.events(since: old)[1].value == AccessibilityServer.reference(6))
    }

    @Test func changedValuesAreReported() {
        let old = table(entry(3, "slow") { $0.number = AccessibleNumber(current: 1, minimum: 0, maximum: 5, step: 1) })
        let new = table(entry(3, "fast") { $0.number = AccessibleNumber(current: 4, minimum: 0, maximum: 5, step: 1) })
        let events = new.events(since: old)
        #expect(texts(events) == ["3 PropertyChange accessible-name 0", "3 PropertyChange accessible-value 0"])
        #expect(events.map(\.value) == [.string("fast"), .double(4)])
    }

    /// A screen reader reads an object as soon as it has the focus, so all other events are sent earlier.
    @Test func focusIsTheLastEvent() {
        let old = table(entry(3, "a") { $0.states = [.focused] }, entry(4, "b"))
        let new = table(entry(3, "a"), entry(4, "c") { $0.states = [.focused, .checked] }, entry(9, "new"))
        #expect(
            texts(new.events(since: old)) == [
                "1 ChildrenChanged add 2", "4 PropertyChange accessible-name 0", "4 StateChanged checked 1", "3 StateChanged focused 0",
                "4 StateChanged focused 1",
            ])
    }

    @Test func changedTextIsReportedByItsDifference() {
        func field(_ text: String, _ caret: Int) -> AccessibleTable {
            table(entry(3) { ($0.text, $0.selection, $0.states) = (text, caret..<caret, [.focused]) })
        }
        let events = field("the red box", 7).events(since: field("the blue box", 4))
        #expect(
            events == [
                AccessibleEvent(id: 3, member: "TextChanged", detail: "delete", detail1: 4, detail2: 4, value: .string("blue")),
                AccessibleEvent(id: 3, member: "TextChanged", detail: "insert", detail1: 4, detail2: 3, value: .string("red")),
                AccessibleEvent(id: 3, member: "TextCaretMoved", detail1: 7),
            ])
        let repeated = field("aaaa", 4).events(since: field("aa", 2))
        #expect(
            repeated[0] == AccessibleEvent(id: 3, member: "TextChanged", detail: "insert", detail1: 2, detail2: 2, value: .string("aa")))
    }
}
