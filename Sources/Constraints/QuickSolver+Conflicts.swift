/// Required constraints that exclude each other are with the simplex: it says which.
extension QuickSolver {
    package mutating func takeConflicts() -> [Conflict] {
        defer { untoldConflicts.removeAll() }
        return untoldConflicts
    }

    package func isBroken(_ id: ConstraintID) -> Bool {
        slot(id).flatMap { coreEntries[Int32($0)] }.map { core.isBroken($0.id) } ?? false
    }

    package var brokenConstraints: [ConstraintID] { core.brokenConstraints.compactMap { coreSlots[$0] }.map(id).sorted() }

    /// What is broken now and was not when this was last looked at.
    mutating func noteConflicts() {
        _ = core.takeConflicts()
        let broken = core.brokenConstraints
        guard !broken.isEmpty || !toldBroken.isEmpty else { return }
        var now: [ConstraintID] = []
        for name in broken {
            guard let slot = coreSlots[name], let conflict = core.conflict(of: name) else { continue }
            let own = id(slot)
            now.append(own)
            guard !toldBroken.contains(own) else { continue }
            let culprits = conflict.constraints.compactMap { coreSlots[$0] }.map(id).sorted()
            untoldConflicts.append(Conflict(constraints: culprits, broken: own))
        }
        toldBroken = now
    }

    /// While something is broken, all that is connected with it stays with the simplex, whole; what has come to it too.
    mutating func settlePlain() {
        let plain = slots.indices.filter { slots[$0].isLive && slots[$0].isPlain }
        guard !plain.isEmpty else { return }
        let isBroken = !core.brokenConstraints.isEmpty
        for slot in plain { slots[slot].isPlain = false }
        if isBroken { for slot in plain where !slots[slot].isPlain { markPlain(from: slot) } }
    }

    /// Marks all that is connected with a constraint.
    mutating func markPlain(from slot: Int) {
        for member in connected(with: [Int32(slot)]) { slots[Int(member)].isPlain = true }
    }

    /// The constraints that are connected with some, these included, in the order in which they were found.
    func connected(with first: [Int32]) -> [Int32] {
        var (result, next) = (first, 0)
        var (isMember, isSeen) = (Array(repeating: false, count: slots.count), Array(repeating: false, count: places.count))
        for slot in first { isMember[Int(slot)] = true }
        while next < result.count {
            for part in web[slot: Int(result[next])] where !isSeen[Int(part.place)] {
                isSeen[Int(part.place)] = true
                web.forEachSlot(of: part.place) { other in
                    guard !isMember[Int(other)] else { return }
                    isMember[Int(other)] = true
                    result.append(other)
                }
            }
            next += 1
        }
        return result
    }
}
