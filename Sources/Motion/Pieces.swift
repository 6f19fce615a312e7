/// What the tables have in common: cubics on pieces.
enum Pieces {
    /// The coefficients of 1, u, u², u³ through four values at u = 0, ¼, ¾, 1, by Newton's divided differences:
    ///
    ///     y0 + u·(a + (u - ¼)·(ab + (u - ¾)·abc)),  multiplied out.
    static func cubic<V: Vector>(_ y0: V, _ y1: V, _ y2: V, _ y3: V) -> (V, V, V, V) {
        let (a, b, c) = ((y1 - y0) * 4, (y2 - y1) * 2, (y3 - y2) * 4)
        let (ab, bc) = ((b - a) * (4.0 / 3), (c - b) * (4.0 / 3))
        let abc = bc - ab
        return (y0, a - ab * 0.25 + abc * 0.1875, ab - abc, abc)
    }

    /// Writes the first `count` of four lanes.
    @inline(__always)
    static func store(_ values: SIMD4<Double>, _ out: UnsafeMutablePointer<Double>, _ count: Int) {
        guard count == 4 else {
            for lane in 0..<count { out[lane] = values[lane] }
            return
        }
        UnsafeMutableRawPointer(out).storeBytes(of: values, as: SIMD4<Double>.self)
    }
}
