import Foundation

/// Many numbers on springs of one damping ratio, evaluated together: for each its beginning, ω0, start, velocity and target.
package struct SpringBatch: Sendable {
    /// Two animations.
    struct Block: Sendable {
        var begin = SIMD2<Double>.zero
        /// Pieces of the table a second: ω0/step.
        var rate = SIMD2<Double>.zero
        /// What remains to the target at the beginning.
        var distance = SIMD2<Double>.zero
        /// Its velocity/ω0.
        var velocity = SIMD2<Double>.zero
        var target = SIMD2<Double>.zero
    }

    package let table: SpringTable
    var blocks: [Block] = []
    package private(set) var count = 0
    /// How many have a velocity at the beginning; without any the work is half.
    private var moving = 0
    /// Before this time none is beyond the table. It is not looked for again when one is removed: to be early costs only time.
    private var firstLate = Double.infinity

    package init(dampingRatio: Double) { table = SpringTable(dampingRatio: dampingRatio) }

    package mutating func reserve(_ count: Int) { blocks.reserveCapacity((count + 1) / 2) }

    /// `velocity` in units of the value a second.
    package mutating func append(begin: Double, frequency: Double, from: Double, to: Double, velocity: Double = 0) {
        if count % 2 == 0 { blocks.append(Block()) }
        count += 1
        replace(at: count - 1, begin: begin, frequency: frequency, from: from, to: to, velocity: velocity)
    }

    package mutating func replace(at index: Int, begin: Double, frequency: Double, from: Double, to: Double, velocity: Double = 0) {
        precondition(index < count, "There is no animation \(index) among \(count).")
        let (block, lane) = (index / 2, index % 2)
        moving += (velocity == 0 ? 0 : 1) - (blocks[block].velocity[lane] == 0 ? 0 : 1)
        blocks[block].begin[lane] = begin
        blocks[block].rate[lane] = frequency / SpringTable.step
        blocks[block].distance[lane] = from - to
        blocks[block].velocity[lane] = velocity / frequency
        blocks[block].target[lane] = to
        firstLate = min(firstLate, begin + table.last * SpringTable.step / frequency)
    }

    /// The last takes its place.
    package mutating func remove(at index: Int) {
        precondition(index < count, "There is no animation \(index) among \(count).")
        let (block, lane, last, lastLane) = (index / 2, index % 2, (count - 1) / 2, (count - 1) % 2)
        moving -= blocks[block].velocity[lane] == 0 ? 0 : 1
        blocks[block].begin[lane] = blocks[last].begin[lastLane]
        blocks[block].rate[lane] = blocks[last].rate[lastLane]
        blocks[block].distance[lane] = blocks[last].distance[lastLane]
        blocks[block].velocity[lane] = blocks[last].velocity[lastLane]
        blocks[block].target[lane] = blocks[last].target[lastLane]
        // An empty place is at rest: so it is counted when it is taken again.
        blocks[last].velocity[lastLane] = 0
        count -= 1
        if count % 2 == 0 { blocks.removeLast() }
    }

    /// All values at the time t, in the order of the rows. `out` has at least as many places.
    package func values(at t: Double, into out: inout MutableSpan<Double>) {
        precondition(out.count >= count, "\(count) animations need as many places, not \(out.count).")
        out.withUnsafeMutableBufferPointer { out in
            blocks.withUnsafeBufferPointer { blocks in
                guard let blocks = blocks.baseAddress, let out = out.baseAddress else { return }
                if moving == 0 {
                    table.resting.withUnsafeBufferPointer { pieces in
                        each(blocks, at: t, out) { Self.resting($0, $1, pieces.baseAddress.unsafelyUnwrapped) }
                    }
                } else {
                    table.pieces.withUnsafeBufferPointer { pieces in
                        each(blocks, at: t, out) { Self.remaining($0, $1, pieces.baseAddress.unsafelyUnwrapped) }
                    }
                }
                if t >= firstLate { solveLate(at: t, out) }
            }
        }
    }

    /// Writes target + what remains. What is beyond the last piece is held there.
    @inline(__always)
    private func each(
        _ blocks: UnsafePointer<Block>, at t: Double, _ out: UnsafeMutablePointer<Double>,
        _ remaining: (UnsafePointer<Block>, SIMD2<Double>) -> SIMD2<Double>
    ) {
        let last = SIMD2<Double>(repeating: table.last)
        for index in 0..<(count / 2) {
            let values = value(blocks + index, t, last, remaining)
            UnsafeMutableRawPointer(out + index * 2).storeBytes(of: values, as: SIMD2<Double>.self)
        }
        if count % 2 == 1 { out[count - 1] = value(blocks + count / 2, t, last, remaining).x }
    }

    @inline(__always)
    private func value(
        _ block: UnsafePointer<Block>, _ t: Double, _ last: SIMD2<Double>,
        _ remaining: (UnsafePointer<Block>, SIMD2<Double>) -> SIMD2<Double>
    ) -> SIMD2<Double> {
        let place = (t - block.pointee.begin) * block.pointee.rate
        let early = last.replacing(with: place, where: place .< last)
        return block.pointee.target + remaining(block, SIMD2<Double>.zero.replacing(with: early, where: early .> 0))
    }

    /// x·A + v·B for two, as in `SpringTable.factors`.
    @inline(__always)
    private static func remaining(
        _ block: UnsafePointer<Block>, _ place: SIMD2<Double>, _ pieces: UnsafePointer<SIMD2<Double>>
    ) -> SIMD2<Double> {
        let shifted = place + Series.rounder
        let d = place - (shifted - Series.rounder)
        let (p, q) = (SpringTable.piece(shifted.x, pieces), SpringTable.piece(shifted.y, pieces))
        let square = d * d
        let a = (SIMD2(p[0].x, q[0].x) + SIMD2(p[1].x, q[1].x) * d) + (SIMD2(p[2].x, q[2].x) + SIMD2(p[3].x, q[3].x) * d) * square
        let b = (SIMD2(p[0].y, q[0].y) + SIMD2(p[1].y, q[1].y) * d) + (SIMD2(p[2].y, q[2].y) + SIMD2(p[3].y, q[3].y) * d) * square
        return block.pointee.distance * a + block.pointee.velocity * b
    }

    /// x·A for two.
    @inline(__always)
    private static func resting(
        _ block: UnsafePointer<Block>, _ place: SIMD2<Double>, _ pieces: UnsafePointer<SIMD4<Double>>
    ) -> SIMD2<Double> {
        let shifted = place + Series.rounder
        let d = place - (shifted - Series.rounder)
        let (p, q) = (pieces[SpringTable.index(shifted.x)], pieces[SpringTable.index(shifted.y)])
        let a = (SIMD2(p.x, q.x) + SIMD2(p.y, q.y) * d) + (SIMD2(p.z, q.z) + SIMD2(p.w, q.w) * d) * (d * d)
        return block.pointee.distance * a
    }

    private func solveLate(at t: Double, _ out: UnsafeMutablePointer<Double>) {
        for index in 0..<count {
            let (block, lane) = (blocks[index / 2], index % 2)
            let place = (t - block.begin[lane]) * block.rate[lane]
            guard place > table.last - 1 else { continue }
            let (x, v) = (block.distance[lane], block.velocity[lane])
            out[index] = block.target[lane] + table.unit.displacement(at: place * SpringTable.step, from: x, velocity: v)
        }
    }
}
