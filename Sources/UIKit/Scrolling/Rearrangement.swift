/// A list before and after a change, of which it is known which of the old ones went and which of the new ones came. The others stay, in
/// their order.
nonisolated struct Rearrangement {
    /// Numbers in the old list, ascending.
    let gone: [Int]
    /// Numbers in the new list, ascending.
    let come: [Int]

    init(gone: [Int] = [], come: [Int] = []) {
        self.gone = gone.sorted()
        self.come = come.sorted()
    }

    /// Where one of the old list is now; nil for one that went.
    func after(_ old: Int) -> Int? { Self.pass(old, from: gone, to: come) }

    /// Where one of the new list was; nil for one that came.
    func before(_ new: Int) -> Int? { Self.pass(new, from: come, to: gone) }

    /// Those that stay are counted on one side, and the same one is looked for on the other.
    private static func pass(_ number: Int, from own: [Int], to other: [Int]) -> Int? {
        let less = firstIndex(own.count) { own[$0] >= number }
        if less < own.count, own[less] == number { return nil }
        let rank = number - less
        // other[i] - i are those that stay before other[i]: all up to our rank push us on by one.
        return rank + firstIndex(other.count) { other[$0] - $0 > rank }
    }

    /// The first of `count` numbers for which a condition holds that holds for all after it.
    static func firstIndex(_ count: Int, _ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
