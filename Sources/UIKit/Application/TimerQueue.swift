/// The calls that are scheduled for a time: timers, delayed calls, and calls for the next frame.
final class TimerQueue {
    private struct Entry {
        var time: Double
        /// Identifies the entry. Entries for the same time are called in the order of their identifiers.
        var id: Int
        /// Whether the entry belongs to a repeating timer, which adds the next entry after each call.
        var repeats: Bool
        /// The timer to which the entry belongs, or nil.
        var timer: AnyObject?
        /// The activity of the call, or nil if it is a call of the library.
        var activity: Activity?
        /// Returns false if the call was cancelled.
        var isValid: () -> Bool
        var action: () -> Void
    }

    private var entries: [Entry] = []
    private var lastID = 0
    /// The latest time of a call, which is after 30,000 years. A call for a later time is made at this time.
    private static let latestTime = 1e12

    /// Schedules a call.
    ///
    /// - Returns: The identifier for `remove(_:)`.
    @discardableResult
    func add(
        at time: Double, repeats: Bool = false, timer: AnyObject? = nil, activity: Activity? = nil,
        isValid: @escaping () -> Bool = { true },
        _ action: @escaping () -> Void
    ) -> Int {
        // A time that is not a number cannot be ordered, so its call is made on the next frame.
        let time = time.isNaN ? -.infinity : min(time, Self.latestTime)
        lastID += 1
        let entry = Entry(time: time, id: lastID, repeats: repeats, timer: timer, activity: activity, isValid: isValid, action: action)
        // The identifier is the largest one, so the entry follows all entries for the same time. Most new entries belong to the end.
        let index = entries.lastIndex { $0.time <= entry.time }.map { $0 + 1 } ?? 0
        entries.insert(entry, at: index)
        return lastID
    }

    /// Removes an entry that is not due yet. If an entry is already being called in the current frame, this has no effect.
    func remove(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Returns whether a call of a timer is scheduled.
    func contains(_ timer: AnyObject) -> Bool { entries.contains { $0.timer === timer } }

    /// Removes all entries.
    func removeAll() { entries = [] }

    /// Calls all entries that are due. Entries that these calls add wait for the next frame, so that calls that schedule each other do not
    /// run endlessly.
    func callEntries(until time: Double) {
        // The tolerance covers rounding errors, for example of a `DispatchTime`, which consists of whole nanoseconds.
        let due = entries.prefix { $0.time <= time + 1e-9 }
        entries.removeFirst(due.count)
        for entry in due where entry.isValid() {
            if let activity = entry.activity { Activity.perform(activity, entry.action) } else { entry.action() }
        }
    }

    /// The time of the next call that was not cancelled, or nil if there is none.
    var nextTime: Double? { entries.first { $0.isValid() }?.time }
    /// Whether no entries are left except those of repeating timers and cancelled calls.
    var hasOnlyRepeatingEntries: Bool { entries.allSatisfy { $0.repeats || !$0.isValid() } }
}
