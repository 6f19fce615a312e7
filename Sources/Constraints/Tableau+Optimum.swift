extension Tableau {
    /// Moves nonbasic symbols until no move is worth it. Only those in the queue can be: whatever changes a symbol's cost puts
    /// it there.
    ///
    /// Among several the best bargain is taken, which rarely leaves a second step to do. At a vertex where many symbols are at
    /// their kinks at once, steps of no length might go round in a circle; after a row of them Bland's rule takes over: the smallest
    /// symbol enters, the smallest leaves. It is slow, and it is proved to end.
    mutating func optimise() {
        var (idle, steps) = (0, 0)
        while let (j, direction) = idle < Self.patience ? bestMove() : firstMove() {
            let before = symbols[j].value
            let end = step(j, direction, textbook: idle >= Self.patience)
            // Not reached, every cost being bounded below; were rounding to bring it about, standing still is right.
            if end == .unbounded { dequeue(j) }
            if idle < Self.patience { idle = symbols[j].value == before ? idle + 1 : 0 }
            if wear > 16 { refresh() }
            steps += 1
            if steps > 100 * (symbols.count + 100) { break }
        }
    }

    private static let patience = 64

    /// The best bargain among the queued, all that are none leaving the queue.
    private mutating func bestMove() -> (Int, Double)? {
        var best: (symbol: Int, direction: Double)?
        var bestGain = Cost()
        var gain = Cost()
        var kept = 0
        for position in queue.indices {
            let j = Int(queue[position])
            guard let direction = descent(of: j, &gain) else {
                symbols[j].isQueued = false
                continue
            }
            queue[kept] = queue[position]
            kept += 1
            if let best {
                if bestGain.isBetter(than: gain) { continue }
                // Equal bargains: the smaller symbol, whatever the order of the queue.
                if !gain.isBetter(than: bestGain), best.symbol < j { continue }
            }
            best = (j, direction)
            swap(&bestGain, &gain)
        }
        queue.removeLast(queue.count - kept)
        return best.map { ($0.symbol, $0.direction) }
    }

    /// Bland's choice: the smallest symbol that can move with profit.
    private mutating func firstMove() -> (Int, Double)? {
        var gain = Cost()
        queue.sort()
        for j in queue {
            if let direction = descent(of: Int(j), &gain) { return (Int(j), direction) }
        }
        for j in queue { symbols[Int(j)].isQueued = false }
        queue.removeAll(keepingCapacity: true)
        return nil
    }

    /// The direction in which nonbasic `j` can be moved with profit, if there is one, and the gain.
    func descent(of j: Int, _ gain: inout Cost) -> Double? {
        let symbol = symbols[j]
        guard !symbol.isBasic, !symbol.isPinned else { return nil }
        for direction in [-1.0, 1.0] {
            if symbol.strength == .hard, direction != symbol.feasibleSide { continue }
            gain.removeAll()
            gain.add(costs[j], times: direction)
            if symbol.strength == .soft, direction > 0 ? symbol.relation.forbidsAbove : symbol.relation.forbidsBelow {
                gain.add(1, at: symbol.level)
            }
            if gain.sign < 0 || (gain.sign == 0 && stay(of: j, direction) < 0) { return direction }
        }
        return nil
    }

    private mutating func dequeue(_ j: Int) {
        guard symbols[j].isQueued else { return }
        symbols[j].isQueued = false
        queue.removeAll { $0 == j }
    }
}
