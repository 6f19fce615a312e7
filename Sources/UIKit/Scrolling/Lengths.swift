/// Things that stand one after the other, each of its own length: where each begins and which is at a place, both in the logarithm of their
/// number, and so is changing one.
///
/// A Fenwick tree: `sums[i]` is the sum of the 2^k lengths that end with number i, where 2^k is the lowest bit of i + 1. An array of offsets
/// would answer as fast, but one row that turns out to be higher would move a hundred thousand numbers.
nonisolated struct Lengths {
    private var lengths: [Double]
    private var sums: [Double]

    init(_ lengths: [Double] = []) {
        self.lengths = lengths
        sums = lengths
        for index in sums.indices {
            let parent = index | (index + 1)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    var count: Int { lengths.count }
    var total: Double { offset(of: lengths.count) }

    subscript(index: Int) -> Double {
        get { lengths[index] }
        set {
            let difference = newValue - lengths[index]
            guard difference != 0 else { return }
            lengths[index] = newValue
            var next = index
            while next < sums.count {
                sums[next] += difference
                next |= next + 1
            }
        }
    }

    /// Where number `index` begins: the sum of those before it.
    func offset(of index: Int) -> Double {
        var (sum, rest) = (0.0, index)
        while rest > 0 {
            sum += sums[rest - 1]
            rest &= rest - 1
        }
        return sum
    }

    /// The last one that begins at a place or before it; those without length at their end are passed over.
    func index(at place: Double) -> Int {
        guard count > 0 else { return 0 }
        var (index, sum) = (0, 0.0)
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            if index + step <= count, sum + sums[index + step - 1] <= place {
                index += step
                sum += sums[index - 1]
            }
            step >>= 1
        }
        return min(index, count - 1)
    }
}
