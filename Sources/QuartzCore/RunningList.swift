import Motion

/// What runs, in the order in which it was added. Who leaves leaves a gap, and gaps are closed when they are more than what is left: ten
/// thousand may end in one frame.
struct RunningList {
    private var items: [(any Running)?] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// Nothing is over before.
    private var earliestEnd = Double.infinity

    var isEmpty: Bool { places.isEmpty }

    mutating func append(_ item: any Running) {
        remove(item)
        places[ObjectIdentifier(item)] = items.count
        items.append(item)
        earliestEnd = min(earliestEnd, item.earliestEnd)
    }

    func contains(_ item: any Running) -> Bool { places[ObjectIdentifier(item)] != nil }

    mutating func remove(_ item: any Running) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(item)) else { return }
        items[place] = nil
        if items.count > 32, places.count < items.count / 2 { close() }
    }

    private mutating func close() {
        items.removeAll { $0 == nil }
        for (place, item) in items.enumerated() { if let item { places[ObjectIdentifier(item)] = place } }
    }

    /// Memory is taken only when something ends, and while nothing can nobody is asked: that goes by the tree's time.
    mutating func over(at time: Double, onTreeTime: Bool) -> [any Running] {
        if onTreeTime, time < earliestEnd - Timeline.tolerance { return [] }
        var over: [any Running] = []
        earliestEnd = .infinity
        for case let item? in items {
            if item.isOver(at: time) { over.append(item) }
            earliestEnd = min(earliestEnd, item.earliestEnd)
        }
        return over
    }

    /// Whether anything moves now; the first that does is answer enough.
    func moves(at time: Double) -> Bool {
        for case let item? in items {
            if let change = item.nextChange(after: time), change <= time { return true }
        }
        return false
    }

    /// Whether nothing goes on but what goes on for ever.
    func isSettled(after time: Double) -> Bool {
        for case let item? in items where !item.isEndless && item.nextChange(after: time) != nil { return false }
        return true
    }

    func nextChange(after time: Double) -> Double? {
        var next: Double?
        for case let item? in items {
            guard let change = item.nextChange(after: time), change < next ?? .infinity else { continue }
            // Nothing is earlier than now.
            if change <= time { return change }
            next = change
        }
        return next
    }
}
