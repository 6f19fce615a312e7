package struct UnitBezier: Hashable, Sendable {
    var x1, y1, x2, y2: Double
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2) }
    package static let linear = UnitBezier(0, 0, 1, 1), easeIn = UnitBezier(0.42, 0, 1, 1), easeOut = UnitBezier(0, 0, 0.58, 1)
    package static let easeInOut = UnitBezier(0.42, 0, 0.58, 1), standard = UnitBezier(0.25, 0.1, 0.25, 1)
    package func value(at x: Double) -> Double {
        if x <= 0 { return 0 }; if x >= 1 { return 1 }
        if self == .linear { return x }
        var (lo, hi) = (0.0, 1.0)
        for _ in 0..<60 {
            let s = (lo + hi) / 2; if 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s < x { lo = s } else { hi = s }
        }
        let s = lo
        return 3 * (1 - s) * (1 - s) * s * y1 + 3 * (1 - s) * s * s * y2 + s * s * s
    }
}
