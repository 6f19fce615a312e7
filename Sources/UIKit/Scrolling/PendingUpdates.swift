/// The changes that a client has reported to a table or collection view and that are not shown yet.
///
/// Changes are collected in groups, which may be nested. They are shown at the end of the outermost group. A change outside of a group is
/// shown at once.
nonisolated struct PendingUpdates {
    /// The number of open groups.
    private var depth = 0
    /// The changes of the outermost group. The value is nil outside of a group, and after the changes were discarded.
    private var updates: BatchUpdates?
    /// The completion handlers of the groups that have ended, but whose changes are not shown yet.
    private var completions: [(Bool) -> Void] = []

    /// Whether changes are being collected.
    var isCollecting: Bool { updates != nil }
    /// Whether a group is open.
    var isInGroup: Bool { depth > 0 }

    /// Opens a group.
    mutating func begin() {
        if depth == 0 { updates = BatchUpdates() }
        depth += 1
    }

    /// Closes a group. Returns the changes to show. Returns nil if the group is nested, or if its changes were discarded.
    mutating func end() -> BatchUpdates? {
        guard depth > 0 else { return nil }
        depth -= 1
        return depth == 0 ? updates.take() : nil
    }

    /// Stores the completion handler of a group that has been closed.
    mutating func add(_ completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    /// Returns a closure that calls the stored completion handlers, or nil if there are none. Nested groups are first.
    mutating func takeCompletion() -> ((Bool) -> Void)? {
        let taken = completions
        completions = []
        return taken.isEmpty ? nil : { isFinished in for completion in taken { completion(isFinished) } }
    }

    /// Records a change. Returns the changes to show at once, or nil if they are collected.
    mutating func record(_ change: (inout BatchUpdates) -> Void) -> BatchUpdates? {
        // Moving the changes out of the property avoids a copy of the changes.
        guard var collected = updates.take() else {
            var single = BatchUpdates()
            change(&single)
            return single
        }
        change(&collected)
        updates = collected
        return nil
    }

    /// Discards the collected changes, because the data is loaded again. Later changes are shown at once, even inside a group.
    mutating func discard() { updates = nil }
}
