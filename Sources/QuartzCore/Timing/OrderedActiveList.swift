import FlipbookMotion

/// The objects that a layer tree updates, in the order in which they were added.
///
/// Removing an object leaves a hole. A list of more than 32 elements is compacted when more than half of them are holes. Compacting at each
/// removal would be slow, because ten thousand objects may end in one frame.
struct OrderedActiveList {
    private var items: [(any FrameUpdatable)?] = []
    /// The index of each object in `items`.
    private var indices: [ObjectIdentifier: Int] = [:]
    /// A time before which no object is over.
    private var earliestEnd = Double.infinity

    var isEmpty: Bool { indices.isEmpty }
    /// All objects, in their order.
    var all: [any FrameUpdatable] { items.compactMap { $0 } }

    mutating func append(_ item: any FrameUpdatable) {
        remove(item)
        indices[ObjectIdentifier(item)] = items.count
        items.append(item)
        earliestEnd = min(earliestEnd, item.earliestEnd)
    }

    func contains(_ item: any FrameUpdatable) -> Bool { indices[ObjectIdentifier(item)] != nil }

    mutating func remove(_ item: any FrameUpdatable) {
        guard let index = indices.removeValue(forKey: ObjectIdentifier(item)) else { return }
        items[index] = nil
        if items.count > 32, indices.count < items.count / 2 { compact() }
    }

    /// Removes the holes.
    private mutating func compact() {
        items.removeAll { $0 == nil }
        for (index, item) in items.enumerated() { if let item { indices[ObjectIdentifier(item)] = index } }
    }

    /// Returns the objects that are over at a time. Memory is allocated only if at least one object is over.
    ///
    /// Before `earliestEnd`, no object is checked. This shortcut is correct only if all layers share the tree's time.
    mutating func finishedItems(at time: Double, sharesTreeTime: Bool) -> [any FrameUpdatable] {
        if sharesTreeTime, time < earliestEnd - MediaTiming.tolerance { return [] }
        var finished: [any FrameUpdatable] = []
        earliestEnd = .infinity
        for case let item? in items {
            if item.isOver(at: time) { finished.append(item) }
            earliestEnd = min(earliestEnd, item.earliestEnd)
        }
        return finished
    }

    /// Returns whether any object changes at a time.
    func hasChange(at time: Double) -> Bool {
        for case let item? in items {
            if let change = item.nextChange(after: time), change <= time { return true }
        }
        return false
    }

    /// Returns whether all objects that still change are endless.
    func isSettled(after time: Double) -> Bool {
        for case let item? in items where !item.isEndless && item.nextChange(after: time) != nil { return false }
        return true
    }

    /// Returns the time of the first change, or nil if no object will change.
    func nextChange(after time: Double) -> Double? {
        var next: Double?
        for case let item? in items {
            guard let change = item.nextChange(after: time), change < next ?? .infinity else { continue }
            // The search ends, because no change is earlier than the current time.
            if change <= time { return change }
            next = change
        }
        return next
    }
}
