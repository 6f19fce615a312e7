/// An event for the accessibility bus.
nonisolated struct AccessibleEvent: Equatable, Sendable {
    /// The object at which something has happened.
    var id: Int
    /// The kind of the event: a class, such as `Object`, and a member, such as `StateChanged`.
    var group = "Object"
    var member: String
    /// The detail of the event, such as the name of the state.
    var detail = ""
    var detail1 = 0
    var detail2 = 0
    var value = DBusValue.string("")
}

nonisolated extension AccessibleTable {
    /// Returns the events by which clients learn about the changes from an earlier table: removed and added objects first, then changed
    /// values, and the focus at the end, so that a screen reader finds the new values when it reads the focused object.
    func events(since old: AccessibleTable) -> [AccessibleEvent] {
        var (values, focus): ([AccessibleEvent], [AccessibleEvent]) = ([], [])
        var structure = old.entries.flatMap { removals(from: $0) }
        for entry in entries {
            guard let previous = old[entry.id] else {
                // The focus of a new object must be reported too.
                if entry.states.contains(.focused) { focus.append(Self.stateEvent(entry.id, .focused, true)) }
                continue
            }
            structure += additions(to: entry, since: previous)
            values += Self.valueEvents(entry, since: previous)
            for state in AccessibleState.allCases where entry.states.contains(state) != previous.states.contains(state) {
                let event = Self.stateEvent(entry.id, state, entry.states.contains(state))
                state == .focused ? focus.append(event) : values.append(event)
            }
        }
        return structure + values + focus
    }

    private static func stateEvent(_ id: Int, _ state: AccessibleState, _ isOn: Bool) -> AccessibleEvent {
        AccessibleEvent(id: id, member: "StateChanged", detail: state.name, detail1: isOn ? 1 : 0)
    }

    /// Returns the events for the children that an object had in the earlier table and no longer has.
    private func removals(from previous: AccessibleEntry) -> [AccessibleEvent] {
        guard let current = self[previous.id] else { return [] }
        let remaining = Set(current.children)
        return previous.children.enumerated().filter { !remaining.contains($0.element) }.map { index, child in
            AccessibleEvent(
                id: previous.id, member: "ChildrenChanged", detail: "remove", detail1: index, value: AccessibilityServer.reference(child))
        }
    }

    private func additions(to entry: AccessibleEntry, since previous: AccessibleEntry) -> [AccessibleEvent] {
        let known = Set(previous.children)
        return entry.children.enumerated().filter { !known.contains($0.element) }.map { index, child in
            AccessibleEvent(
                id: entry.id, member: "ChildrenChanged", detail: "add", detail1: index, value: AccessibilityServer.reference(child))
        }
    }

    private static func valueEvents(_ entry: AccessibleEntry, since previous: AccessibleEntry) -> [AccessibleEvent] {
        func property(_ name: String, _ value: DBusValue) -> AccessibleEvent {
            AccessibleEvent(id: entry.id, member: "PropertyChange", detail: name, value: value)
        }
        var events: [AccessibleEvent] = []
        if entry.name != previous.name { events.append(property("accessible-name", .string(entry.name))) }
        if entry.description != previous.description { events.append(property("accessible-description", .string(entry.description))) }
        if entry.role != previous.role { events.append(property("accessible-role", .uint32(entry.role.rawValue))) }
        if let number = entry.number, number != previous.number { events.append(property("accessible-value", .double(number.current))) }
        if let text = entry.text, let old = previous.text { events += textEvents(entry, text, old, previous.selection) }
        return events
    }

    /// Returns the events for a changed text: the characters between the common beginning and the common end.
    private static func textEvents(_ entry: AccessibleEntry, _ text: String, _ old: String, _ oldSelection: Range<Int>) -> [AccessibleEvent]
    {
        var events: [AccessibleEvent] = []
        if text != old {
            let (new, previous) = (Array(text.unicodeScalars), Array(old.unicodeScalars))
            let prefix = zip(new, previous).prefix { $0 == $1 }.count
            let limit = min(new.count, previous.count) - prefix
            let suffix = zip(new.reversed(), previous.reversed()).prefix { $0 == $1 }.count
            let end = min(suffix, limit)
            func event(_ kind: String, _ scalars: [Unicode.Scalar]) {
                let part = scalars[prefix..<(scalars.count - end)]
                guard !part.isEmpty else { return }
                events.append(
                    AccessibleEvent(
                        id: entry.id, member: "TextChanged", detail: kind, detail1: prefix, detail2: part.count,
                        value: .string(String(String.UnicodeScalarView(part)))))
            }
            event("delete", previous)
            event("insert", new)
        }
        if entry.selection != oldSelection, entry.states.contains(.focused) {
            events.append(AccessibleEvent(id: entry.id, member: "TextCaretMoved", detail1: entry.selection.upperBound))
        }
        return events
    }
}
