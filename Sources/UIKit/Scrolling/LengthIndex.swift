/// A list of consecutive lengths with fast conversion between indices and positions.
///
/// Finding the start of an element, finding the element at a position, and changing a length each take O(log n) time.
///
/// The structure is a Fenwick tree: `sums[i]` is the sum of the 2^k lengths that end with index i, where 2^k is the lowest set bit of i+1.
///
/// In an array of offsets, queries would be as fast. But when the height of one row changes, up to a hundred thousand offsets would have to
/// be updated.
nonisolated struct LengthIndex {
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

    /// The number of elements.
    var count: Int { lengths.count }
    /// The sum of all lengths.
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

    /// Returns the start of the element at `index`: the sum of the lengths before it.
    func offset(of index: Int) -> Double {
        var (sum, remaining) = (0.0, index)
        while remaining > 0 {
            sum += sums[remaining - 1]
            remaining &= remaining - 1
        }
        return sum
    }

    /// Returns the index of the last element that starts at or before a position, or 0 if the position is negative. Elements of length 0
    /// are skipped, except at the end of the list.
    func index(at position: Double) -> Int {
        guard count > 0 else { return 0 }
        var (index, sum) = (0, 0.0)
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            if index + step <= count, sum + sums[index + step - 1] <= position {
                index += step
                sum += sums[index - 1]
            }
            step >>= 1
        }
        return min(index, count - 1)
    }
}
