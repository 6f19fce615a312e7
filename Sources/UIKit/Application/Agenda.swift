/// What is to be called at which time of the clock: timers, delayed calls, and what waits for the next turn.
final class Agenda {
    private struct Entry {
        var time: Double
        /// Entries for the same time are called in the order in which they came.
        var number: Int
        /// It will be there again, for ever.
        var repeats: Bool
        var call: () -> Void
    }

    private var entries: [Entry] = []
    private var count = 0

    /// The number is what to take it away by.
    @discardableResult
    func add(at time: Double, repeats: Bool = false, _ call: @escaping () -> Void) -> Int {
        count += 1
        let entry = Entry(time: time, number: count, repeats: repeats, call: call)
        let place = entries.firstIndex { ($0.time, $0.number) > (entry.time, entry.number) } ?? entries.count
        entries.insert(entry, at: place)
        return count
    }

    func remove(_ number: Int) { entries.removeAll { $0.number == number } }

    /// Calls all that is due. What is added meanwhile waits for the next turn, so that two who call each other do not hold up the frame.
    func run(until time: Double) {
        let due = entries.prefix { $0.time <= time + 1e-9 }
        entries.removeFirst(due.count)
        for entry in due { entry.call() }
    }

    var next: Double? { entries.first?.time }
    /// Whether all was called that is to be called once.
    var isSettled: Bool { entries.allSatisfy(\.repeats) }
}
