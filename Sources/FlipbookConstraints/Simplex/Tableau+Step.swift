/// The distance at which a symbol reaches the breakpoint of its cost, while an entering symbol moves.
struct Breakpoint: Sendable {
    let distance: Double
    /// The row of the symbol that reaches its breakpoint, or −1 for the entering symbol itself.
    let row: Int32
    /// The movement of the symbol per unit of distance.
    let rate: Double
    let symbol: Int32
}

extension Tableau {
    /// The outcome of a step.
    enum StepOutcome { case pivoted, reachedTarget, unbounded }

    /// Moves nonbasic `j` up or down (`direction` is 1 or −1) as long as the cost decreases.
    ///
    /// The cost along the move is convex. Its slope changes where basic symbols pass their breakpoints. The step visits the breakpoints in
    /// order and adds up the slope until it is no longer negative. It ends at this breakpoint: the symbol of the breakpoint becomes
    /// nonbasic, and j becomes basic. So one step can pass many weak constraints. The textbook method needs a pivot at each of them.
    ///
    /// - Parameters:
    ///   - distanceToTarget: The distance to j's own target, or nil if j is at its target. If nil, j moves away from its breakpoint.
    ///   - stopsAtFirstBreakpoint: Whether to do a step of the textbook method, with Bland's choice of the smallest symbol.
    mutating func step(_ j: Int, _ direction: Double, distanceToTarget: Double? = nil, stopsAtFirstBreakpoint: Bool = false) -> StepOutcome
    {
        symbols[j].side = distanceToTarget == nil ? direction : -direction
        collectBreakpoints(of: j, direction)
        if let distanceToTarget { breakpoints.append(Breakpoint(distance: distanceToTarget, row: -1, rate: 1, symbol: Int32(j))) }
        breakpoints.sort { ($0.distance, $0.symbol) < ($1.distance, $1.symbol) }
        guard let stopIndex = stopsAtFirstBreakpoint ? breakpoints.indices.first : indexOfMinimum(j, direction) else { return .unbounded }

        let stop = breakpoints[stopIndex]
        move(j, by: direction * stop.distance)
        for breakpoint in breakpoints[..<stopIndex] { switchSide(Int(breakpoint.row)) }
        guard stop.row >= 0 else {
            symbols[j].value = symbols[j].target
            return .reachedTarget
        }
        setValue(Int(stop.symbol), symbols[Int(stop.symbol)].target)
        pivot(Int(stop.row), entering: j)
        return .pivoted
    }

    /// Fills `breakpoints`, and `rates` in the order of the column. Breakpoints beyond the nearest hard constraint are left out.
    private mutating func collectBreakpoints(of j: Int, _ direction: Double) {
        rates.removeAll(keepingCapacity: true)
        breakpoints.removeAll(keepingCapacity: true)
        var farthest = Double.infinity
        for r in columns[j] {
            let rate = direction * rows[Int(r)][Int32(j)]
            rates.append(rate)
            let index = basicSymbols[Int(r)]
            let basicSymbol = symbols[Int(index)]
            guard basicSymbol.strength != .ignored else { continue }
            var distance = 0.0
            if !basicSymbol.isFixed {
                guard basicSymbol.side * rate < 0 else { continue }
                distance = max(0, (basicSymbol.target - basicSymbol.value) / rate)
            }
            guard distance <= farthest else { continue }
            if basicSymbol.strength == .hard { farthest = distance }
            breakpoints.append(Breakpoint(distance: distance, row: r, rate: rate, symbol: index))
        }
        if farthest < .infinity { breakpoints.removeAll { $0.distance > farthest } }
    }

    /// Returns the index of the breakpoint after which the cost no longer decreases, or nil if there is none.
    private func indexOfMinimum(_ j: Int, _ direction: Double) -> Int? {
        var slope = Cost()
        self.directionalSlope(of: j, direction, into: &slope)
        var passedStay: Breakpoint?
        for index in breakpoints.indices {
            let breakpoint = breakpoints[index]
            guard breakpoint.row >= 0 else { return index }
            let basicSymbol = symbols[Int(breakpoint.symbol)]
            switch basicSymbol.strength {
            case .hard: return index
            case .soft: slope.add(basicSymbol.slopeChange * abs(breakpoint.rate), at: basicSymbol.level)
            case .stay: if basicSymbol.order < passedStay.map({ symbols[Int($0.symbol)].order }) ?? .max { passedStay = breakpoint }
            case .ignored: break
            }
            if slope.sign > 0 { return index }
            if slope.sign == 0, staySign(of: j, direction, passed: passedStay) >= 0 { return index }
        }
        return nil
    }

    /// Returns the sign of the change of the stay cost when `j` moves: 1 away from zero, −1 towards zero, 0 if no variable moves.
    ///
    /// The sign is that of the moving variable with the smallest id. Of the variables that have already passed zero during this move,
    /// `passed` is the breakpoint of the variable with the smallest id, or nil if there is none.
    func staySign(of j: Int, _ direction: Double, passed: Breakpoint? = nil) -> Double {
        var (smallestOrder, decisiveRow) = (Int.max, -1)
        for r in columns[j] {
            let basicSymbol = symbols[Int(basicSymbols[Int(r)])]
            if basicSymbol.strength == .stay, basicSymbol.order < smallestOrder {
                (smallestOrder, decisiveRow) = (basicSymbol.order, Int(r))
            }
        }
        if symbols[j].strength == .stay, symbols[j].order < smallestOrder { return 1 }
        guard decisiveRow >= 0 else { return 0 }
        if let passed, Int(passed.row) == decisiveRow { return 1 }
        return symbols[Int(basicSymbols[decisiveRow])].side * direction * rows[decisiveRow][Int32(j)] > 0 ? 1 : -1
    }

    /// Computes the change of the cost per unit of movement of `j`, including its own cost. The `side` of j must be set for this
    /// direction.
    func directionalSlope(of j: Int, _ direction: Double, into result: inout Cost) {
        result.removeAll()
        result.add(reducedCosts[j], times: direction)
        if symbols[j].slope != 0 { result.add(direction * symbols[j].slope, at: symbols[j].level) }
    }

    /// Moves `j`, and with it the basic symbols at the `rates` that `collectBreakpoints` has stored.
    private mutating func move(_ j: Int, by distance: Double) {
        guard distance != 0 else { return }
        setValue(j, symbols[j].value + distance)
        for (r, rate) in zip(columns[j], rates) {
            let index = Int(basicSymbols[Int(r)])
            setValue(index, symbols[index].value + rate * abs(distance))
        }
    }

    /// Sets the value of a symbol and records that it has moved, if it is a variable.
    mutating func setValue(_ index: Int, _ value: Double) {
        symbols[index].value = value
        guard symbols[index].strength == .stay, !symbols[index].hasMoved else { return }
        symbols[index].hasMoved = true
        movedSymbols.append(Int32(index))
    }

    /// Changes the side of the basic symbol of row `r`, which has passed its breakpoint.
    private mutating func switchSide(_ r: Int) {
        let index = Int(basicSymbols[r])
        let oldSlope = symbols[index].slope
        symbols[index].side = -symbols[index].side
        if symbols[index].strength == .stay {
            for term in rows[r].terms where !symbols[Int(term.symbol)].isFixed { enqueue(Int(term.symbol)) }
        } else {
            addGradient(ofRow: r, symbols[index].slope - oldSlope, at: symbols[index].level)
        }
    }
}
