/// Who speaks of whom: constraints (slots) of variables (places), and with which coefficients.
///
/// Plain numbers in one array. A plan looks at all of them several times; thousands of small arrays would be slow to look at.
struct Web: Sendable {
    /// One variable's part in one constraint. Those of a constraint lie side by side; those of a variable are chained, in the order in
    /// which they came.
    struct Part: Sendable {
        let coefficient: Double
        let place: Int32
        let slot: Int32
        fileprivate var next: Int32 = -1
        fileprivate var previous: Int32 = -1
    }

    private struct Span: Sendable {
        var start: Int32 = 0
        var count: Int32 = 0
    }

    private struct Chain: Sendable {
        var first: Int32 = -1
        var last: Int32 = -1
        var count: Int32 = 0
    }

    private var parts: [Part] = []
    private var spans: [Span] = []
    private var chains: [Chain] = []
    /// By length: where spans begin that nobody has any more.
    private var gaps: [[Int32]] = []

    // MARK: - Reading

    /// The parts of a constraint.
    subscript(slot slot: Int) -> ArraySlice<Part> {
        let span = spans[slot]
        return parts[Int(span.start)..<Int(span.start + span.count)]
    }

    /// The same where it is asked a thousand times a solution: nothing is counted in or out.
    @inline(__always) func forEachPart(of slot: Int, _ body: (Part) -> Void) {
        let span = spans[slot]
        for index in Int(span.start)..<Int(span.start + span.count) { body(parts[index]) }
    }

    func count(slot: Int) -> Int32 { spans[slot].count }
    func count(place: Int) -> Int32 { chains[place].count }

    /// The constraints that speak of a variable, in the order in which they came.
    @inline(__always) func forEachSlot(of place: Int32, _ body: (Int32) -> Void) {
        var next = chains[Int(place)].first
        while next >= 0 {
            let part = parts[Int(next)]
            body(part.slot)
            next = part.next
        }
    }

    func firstSlot(of place: Int32, where isWanted: (Int32) -> Bool) -> Int32? {
        var next = chains[Int(place)].first
        while next >= 0 {
            let part = parts[Int(next)]
            if isWanted(part.slot) { return part.slot }
            next = part.next
        }
        return nil
    }

    // MARK: - Changing

    mutating func makeRoom(place: Int32) {
        if Int(place) == chains.count { chains.append(Chain()) }
    }

    mutating func add(slot: Int32, _ terms: [(place: Int32, coefficient: Double)]) {
        if Int(slot) == spans.count { spans.append(Span()) }
        let count = terms.count
        if count < gaps.count, let start = gaps[count].popLast() {
            spans[Int(slot)] = Span(start: start, count: Int32(count))
        } else {
            spans[Int(slot)] = Span(start: Int32(parts.count), count: Int32(count))
            for term in terms { parts.append(Part(coefficient: term.coefficient, place: term.place, slot: slot)) }
        }
        for (index, term) in terms.enumerated() { chain(Int(spans[Int(slot)].start) + index, term, slot) }
    }

    private mutating func chain(_ index: Int, _ term: (place: Int32, coefficient: Double), _ slot: Int32) {
        let last = chains[Int(term.place)].last
        parts[index] = Part(coefficient: term.coefficient, place: term.place, slot: slot, previous: last)
        if last >= 0 { parts[Int(last)].next = Int32(index) } else { chains[Int(term.place)].first = Int32(index) }
        chains[Int(term.place)].last = Int32(index)
        chains[Int(term.place)].count += 1
    }

    mutating func remove(slot: Int) {
        let span = spans[slot]
        for index in Int(span.start)..<Int(span.start + span.count) {
            let part = parts[index]
            let place = Int(part.place)
            if part.previous >= 0 { parts[Int(part.previous)].next = part.next } else { chains[place].first = part.next }
            if part.next >= 0 { parts[Int(part.next)].previous = part.previous } else { chains[place].last = part.previous }
            chains[place].count -= 1
        }
        while gaps.count <= Int(span.count) { gaps.append([]) }
        if span.count > 0 { gaps[Int(span.count)].append(span.start) }
        spans[slot] = Span()
    }
}
