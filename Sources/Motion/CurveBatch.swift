import Foundation

/// Many numbers on their way by one curve, evaluated together: for each its beginning, duration, start and end.
///
/// Columns of four, one block after the other: a moment reads memory once, from front to back, and computes in vectors.
package struct CurveBatch: Sendable {
    struct Block: Sendable {
        var begin = SIMD4<Double>.zero
        /// 1/duration
        var rate = SIMD4<Double>.zero
        var from = SIMD4<Double>.zero
        var to = SIMD4<Double>.zero
    }

    package let table: CurveTable
    var blocks: [Block] = []
    package private(set) var count = 0

    package init(_ curve: UnitBezier) { table = CurveTable(curve) }

    package mutating func reserve(_ count: Int) { blocks.reserveCapacity((count + 3) / 4) }

    /// Without a duration it is at its end from the beginning on.
    package mutating func append(begin: Double, duration: Double, from: Double, to: Double) {
        if count % 4 == 0 { blocks.append(Block()) }
        count += 1
        replace(at: count - 1, begin: begin, duration: duration, from: from, to: to)
    }

    package mutating func replace(at index: Int, begin: Double, duration: Double, from: Double, to: Double) {
        precondition(index < count, "There is no animation \(index) among \(count).")
        let (block, lane) = (index / 4, index % 4)
        blocks[block].begin[lane] = duration > 0 ? begin : begin.nextDown
        blocks[block].rate[lane] = duration > 0 ? 1 / duration : 1e300
        blocks[block].from[lane] = from
        blocks[block].to[lane] = to
    }

    /// The last takes its place.
    package mutating func remove(at index: Int) {
        precondition(index < count, "There is no animation \(index) among \(count).")
        let (block, lane, last, lastLane) = (index / 4, index % 4, (count - 1) / 4, (count - 1) % 4)
        blocks[block].begin[lane] = blocks[last].begin[lastLane]
        blocks[block].rate[lane] = blocks[last].rate[lastLane]
        blocks[block].from[lane] = blocks[last].from[lastLane]
        blocks[block].to[lane] = blocks[last].to[lastLane]
        count -= 1
        if count % 4 == 0 { blocks.removeLast() }
    }

    /// All values at the time t, in the order of the rows. `out` has at least as many places.
    package func values(at t: Double, into out: inout MutableSpan<Double>) {
        precondition(out.count >= count, "\(count) animations need as many places, not \(out.count).")
        guard table.isExact else { return solve(at: t, into: &out) }
        out.withUnsafeMutableBufferPointer { out in
            table.pieces.withUnsafeBufferPointer { pieces in
                blocks.withUnsafeBufferPointer { blocks in
                    guard let pieces = pieces.baseAddress, let blocks = blocks.baseAddress, let out = out.baseAddress else { return }
                    let whole = count / 4
                    for index in 0..<whole { Pieces.store(Self.values(of: blocks + index, at: t, pieces), out + index * 4, 4) }
                    if count % 4 > 0 { Pieces.store(Self.values(of: blocks + whole, at: t, pieces), out + whole * 4, count % 4) }
                }
            }
        }
    }

    @inline(__always)
    private static func values(of block: UnsafePointer<Block>, at t: Double, _ pieces: UnsafePointer<SIMD4<Double>>) -> SIMD4<Double> {
        let x = (t - block.pointee.begin) * block.pointee.rate
        let p = SIMD4(lowHalf: CurveTable.values(at: x.lowHalf, pieces), highHalf: CurveTable.values(at: x.highHalf, pieces))
        // Unlike from + (to - from)·p, exact at both ends.
        return block.pointee.from * (1 - p) + block.pointee.to * p
    }

    private func solve(at t: Double, into out: inout MutableSpan<Double>) {
        for index in 0..<count {
            let (block, lane) = (blocks[index / 4], index % 4)
            out[index] = block.from[lane].mixed(with: block.to[lane], table.curve.value(at: (t - block.begin[lane]) * block.rate[lane]))
        }
    }
}
