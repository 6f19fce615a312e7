/// Where on the way of an entering symbol another one reaches its kink.
struct Kink: Sendable {
    let distance: Double
    /// The row of the symbol that reaches it; −1 for the entering symbol itself.
    let row: Int32
    let rate: Double
    let symbol: Int32
}

extension Tableau {
    /// How a step ended.
    enum End { case pivoted, arrived, unbounded }

    /// Moves nonbasic `j` up or down (`direction` ±1) as long as that costs less and less.
    ///
    /// The cost along the way is convex and bends where basic symbols pass their kinks. The kinks are walked in order,
    /// and the slope is added up, until it is no longer negative: there the walk ends, the symbol at whose kink it ended becomes
    /// nonbasic, and j basic. So one step passes many weak constraints on the way to a strong one, where the textbook's pivots
    /// at each of them. `textbook` asks for that nonetheless: stop at the first kink (with Bland's choice of the smaller symbol).
    ///
    /// `arrival` is how far j's own target is, if that has been moved away; otherwise j is at its kink and goes away from it.
    mutating func step(_ j: Int, _ direction: Double, arrival: Double? = nil, textbook: Bool = false) -> End {
        symbols[j].side = arrival == nil ? direction : -direction
        collectKinks(of: j, direction)
        if let arrival { kinks.append(Kink(distance: arrival, row: -1, rate: 1, symbol: Int32(j))) }
        kinks.sort { ($0.distance, $0.symbol) < ($1.distance, $1.symbol) }
        guard let end = textbook ? kinks.indices.first : walk(j, direction) else { return .unbounded }

        let stop = kinks[end]
        move(j, by: direction * stop.distance)
        for kink in kinks[..<end] { turn(Int(kink.row)) }
        guard stop.row >= 0 else {
            symbols[j].value = symbols[j].target
            return .arrived
        }
        setValue(Int(stop.symbol), symbols[Int(stop.symbol)].target)
        pivot(Int(stop.row), entering: j)
        return .pivoted
    }

    /// Fills `kinks`, and `rates` in the order of the column. None is farther than the nearest that cannot be passed.
    private mutating func collectKinks(of j: Int, _ direction: Double) {
        rates.removeAll(keepingCapacity: true)
        kinks.removeAll(keepingCapacity: true)
        var farthest = Double.infinity
        for r in columns[j] {
            let rate = direction * rows[Int(r)][Int32(j)]
            rates.append(rate)
            let index = rowSymbols[Int(r)]
            let basic = symbols[Int(index)]
            guard basic.strength != .ignored else { continue }
            var distance = 0.0
            if !basic.isPinned {
                guard basic.side * rate < 0 else { continue }
                distance = max(0, (basic.target - basic.value) / rate)
            }
            guard distance <= farthest else { continue }
            if basic.strength == .hard { farthest = distance }
            kinks.append(Kink(distance: distance, row: r, rate: rate, symbol: index))
        }
        if farthest < .infinity { kinks.removeAll { $0.distance > farthest } }
    }

    /// The index of the kink at which the cost ceases to fall.
    private func walk(_ j: Int, _ direction: Double) -> Int? {
        var gain = Cost()
        self.gain(of: j, direction, into: &gain)
        var lead: Kink?
        for index in kinks.indices {
            let kink = kinks[index]
            guard kink.row >= 0 else { return index }
            let basic = symbols[Int(kink.symbol)]
            switch basic.strength {
            case .hard: return index
            case .soft: gain.add(basic.bend * abs(kink.rate), at: basic.level)
            case .stay: if basic.order < lead.map({ symbols[Int($0.symbol)].order }) ?? .max { lead = kink }
            case .ignored: break
            }
            if gain.sign > 0 { return index }
            if gain.sign == 0, stay(of: j, direction, passed: lead) >= 0 { return index }
        }
        return nil
    }

    /// The sign of what a move of `j` means to the variables' stays: that of the variable with the smallest id among those it
    /// moves. 1 if it moves away from nought, −1 if towards it. `passed` is the first variable that has come past nought meanwhile.
    func stay(of j: Int, _ direction: Double, passed: Kink? = nil) -> Double {
        var (least, lead) = (Int.max, -1)
        for r in columns[j] {
            let basic = symbols[Int(rowSymbols[Int(r)])]
            if basic.strength == .stay, basic.order < least { (least, lead) = (basic.order, Int(r)) }
        }
        if symbols[j].strength == .stay, symbols[j].order < least { return 1 }
        guard lead >= 0 else { return 0 }
        if let passed, Int(passed.row) == lead { return 1 }
        return symbols[Int(rowSymbols[lead])].side * direction * rows[lead][Int32(j)] > 0 ? 1 : -1
    }

    /// What moving `j` costs per unit on the levels, its own cost included; its `side` must say whether it goes or comes.
    func gain(of j: Int, _ direction: Double, into gain: inout Cost) {
        gain.removeAll()
        gain.add(costs[j], times: direction)
        if symbols[j].slope != 0 { gain.add(direction * symbols[j].slope, at: symbols[j].level) }
    }

    /// Moves `j`, and what depends on it, at the `rates` just collected.
    private mutating func move(_ j: Int, by distance: Double) {
        guard distance != 0 else { return }
        setValue(j, symbols[j].value + distance)
        for (r, rate) in zip(columns[j], rates) {
            let index = Int(rowSymbols[Int(r)])
            setValue(index, symbols[index].value + rate * abs(distance))
        }
    }

    mutating func setValue(_ index: Int, _ value: Double) {
        symbols[index].value = value
        guard symbols[index].strength == .stay, !symbols[index].isMoved else { return }
        symbols[index].isMoved = true
        moved.append(Int32(index))
    }

    /// The basic symbol of row `r` has passed its kink.
    private mutating func turn(_ r: Int) {
        let index = Int(rowSymbols[r])
        let before = symbols[index].slope
        symbols[index].side = -symbols[index].side
        if symbols[index].strength == .stay {
            for term in rows[r].terms where !symbols[Int(term.symbol)].isPinned { enqueue(Int(term.symbol)) }
        } else {
            addGradient(ofRow: r, symbols[index].slope - before, at: symbols[index].level)
        }
    }
}
