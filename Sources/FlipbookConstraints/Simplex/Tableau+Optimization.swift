extension Tableau {
    /// Moves nonbasic symbols until no move reduces the cost. It considers only symbols in the queue: every change of a reduced cost adds
    /// the symbol to the queue.
    ///
    /// It chooses the move with the best cost, after which a second step is rarely needed. At a degenerate vertex, where many symbols are
    /// at their breakpoints, steps of length zero could repeat in a cycle. After a number of such steps it uses Bland's rule: the smallest
    /// symbol enters and the smallest symbol leaves. This rule is slow, but it always terminates.
    mutating func optimize() {
        var (degenerateStepCount, stepCount, refreshCount) = (0, 0, 0)
        while let (j, direction) = degenerateStepCount < Self.degenerateStepLimit ? bestMove() : firstMove() {
            let oldValue = symbols[j].value
            let outcome = step(j, direction, stopsAtFirstBreakpoint: degenerateStepCount >= Self.degenerateStepLimit)
            // The cost is bounded below, so an unbounded step can only result from rounding errors. In this case, the symbol does not move.
            if outcome == .unbounded { dequeue(j) }
            if degenerateStepCount < Self.degenerateStepLimit {
                degenerateStepCount = symbols[j].value == oldValue ? degenerateStepCount + 1 : 0
            }
            if lostPrecisionBits > 16, refreshCount < Self.refreshLimit {
                refresh()
                refreshCount += 1
            }
            stepCount += 1
            // Coefficients of extreme magnitudes leave so little precision that the search does not end. In this case, the search stops.
            if stepCount > (refreshCount < Self.refreshLimit ? 100 : 1) * (symbols.count + 100) { break }
        }
    }

    /// The number of refreshes during one search after which the coefficients are known to have extreme sizes.
    private static let refreshLimit = 8

    /// The number of degenerate steps after which Bland's rule is used.
    private static let degenerateStepLimit = 64

    /// Returns the queued symbol and direction with the best cost, or nil if no move reduces the cost. Symbols that cannot reduce the cost
    /// are removed from the queue.
    private mutating func bestMove() -> (Int, Double)? {
        var best: (symbol: Int, direction: Double)?
        var bestSlope = Cost()
        var slope = Cost()
        var keptCount = 0
        for queueIndex in queue.indices {
            let j = Int(queue[queueIndex])
            guard let direction = improvingDirection(of: j, &slope) else {
                symbols[j].isQueued = false
                continue
            }
            queue[keptCount] = queue[queueIndex]
            keptCount += 1
            if let best {
                if bestSlope.isBetter(than: slope) { continue }
                // If the costs are equal, the smaller symbol is used, so that the result does not depend on the order of the queue.
                if !slope.isBetter(than: bestSlope), best.symbol < j { continue }
            }
            best = (j, direction)
            swap(&bestSlope, &slope)
        }
        queue.removeLast(queue.count - keptCount)
        return best.map { ($0.symbol, $0.direction) }
    }

    /// Returns the entering symbol by Bland's rule: the smallest symbol whose move reduces the cost. The direction of the move is returned
    /// too. Returns nil if no move reduces the cost.
    private mutating func firstMove() -> (Int, Double)? {
        var slope = Cost()
        queue.sort()
        for j in queue {
            if let direction = improvingDirection(of: Int(j), &slope) { return (Int(j), direction) }
        }
        for j in queue { symbols[Int(j)].isQueued = false }
        queue.removeAll(keepingCapacity: true)
        return nil
    }

    /// Returns the direction in which a move of nonbasic `j` reduces the cost, or nil. Stores the cost per unit of movement in `slope`.
    func improvingDirection(of j: Int, _ slope: inout Cost) -> Double? {
        let symbol = symbols[j]
        guard !symbol.isBasic, !symbol.isFixed else { return nil }
        for direction in [-1.0, 1.0] {
            if symbol.strength == .hard, direction != symbol.feasibleSide { continue }
            slope.removeAll()
            slope.add(reducedCosts[j], times: direction)
            if symbol.strength == .soft, direction > 0 ? symbol.relation.forbidsAbove : symbol.relation.forbidsBelow {
                slope.add(1, at: symbol.level)
            }
            if slope.sign < 0 || (slope.sign == 0 && staySign(of: j, direction) < 0) { return direction }
        }
        return nil
    }

    /// Removes a symbol from the queue.
    private mutating func dequeue(_ j: Int) {
        guard symbols[j].isQueued else { return }
        symbols[j].isQueued = false
        queue.removeAll { $0 == j }
    }
}
