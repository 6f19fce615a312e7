import Motion

/// Where a content may rest on one axis, and how its edges give when it is pulled beyond them.
nonisolated struct ScrollRange: Hashable {
    /// The offsets at which it may rest.
    let rest: ClosedRange<Double>
    /// What gives at the edges; nil for edges that are hard.
    private let band: RubberBand?

    /// The offset x ∈ [-before, max(-before, content + after - bounds)].
    init(content: CGFloat, bounds: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool) {
        let low = Double(-before)
        rest = low...max(low, Double(content + after - bounds))
        band = bounces ? RubberBand(extent: Double(bounds)) : nil
    }

    var bounces: Bool { band != nil }

    /// Whether there is more content than can be seen at once.
    var hasRoom: Bool { rest.upperBound > rest.lowerBound }

    func clamped(_ offset: Double) -> Double { min(max(offset, rest.lowerBound), rest.upperBound) }

    func contains(_ offset: Double) -> Bool { rest.contains(offset) }

    /// What is shown when a finger wants the content at `wish`.
    func shown(_ wish: Double) -> Double { band?.held(wish, in: rest) ?? clamped(wish) }

    /// The wish that shows an offset: from there a finger goes on when it takes hold.
    func wish(showing offset: Double) -> Double {
        guard let band, !contains(offset) else { return offset }
        let edge = clamped(offset)
        let pull = band.pull(showing: offset - edge)
        return edge + (pull.isFinite ? pull : offset - edge)
    }

    /// How fast the content follows where it is shown at `offset`, in parts of the finger's velocity.
    ///
    ///     shown = E·c·x / (c·x + E),   so   d shown / dx = c·E² / (c·x + E)² = c·(1 - shown/E)²
    func follow(at offset: Double) -> Double {
        guard !contains(offset) else { return 1 }
        guard let band, band.extent > 0 else { return 0 }
        let free = max(1 - abs(offset - clamped(offset)) / band.extent, 0)
        return band.coefficient * free * free
    }
}
