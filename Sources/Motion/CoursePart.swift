extension Course {
    /// How far a part of the way is that begins later than the whole and arrives with it: 0 until `start`, then in a straight line to (x, y), and
    /// from there to (1, 1).
    ///
    /// The corner is where both were let go. A line that knows only when the part begins would not lead through it: the part may have been
    /// scrubbed to any place.
    struct Part: Hashable {
        var start = 0.0
        var x = 1.0
        var y = 1.0

        func fraction(at whole: Double) -> Double {
            if whole >= 1 { return 1 }
            if whole < start { return 0 }
            return whole < x ? y * (whole - start) / (x - start) : y + (1 - y) * (whole - x) / (1 - x)
        }
    }
}

extension Course.Part {
    /// Let go when both have come so far. What has not begun waits until `late`; on its way back what has begun is gone there, or at 0 if it
    /// began before its time.
    init(whole: Double, part: Double, late: Double) {
        if part <= 0 {
            start = max(late, whole)
        } else {
            (start, x, y) = (late < whole ? late : 0, whole, min(part, 1))
        }
    }
}
