import FlipbookMotion

/// The range of the content offset on one axis, and the resistance beyond its edges.
nonisolated struct ScrollRange: Hashable {
    /// The offsets at which the content can rest.
    let restingOffsets: ClosedRange<Double>
    /// The resistance beyond the edges, or nil if the content cannot be dragged beyond them.
    private let rubberBand: RubberBand?

    /// Creates the range [-before, max(-before, content + after - bounds)].
    ///
    /// - Parameters:
    ///   - content: The length of the content.
    ///   - bounds: The length of the visible area.
    ///   - before: The inset before the content.
    ///   - after: The inset after the content.
    ///   - bounces: Whether the content can be dragged beyond the edges.
    init(content: CGFloat, bounds: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool) {
        let low = Double(-before)
        restingOffsets = low...max(low, Double(content + after - bounds))
        rubberBand = bounces ? RubberBand(extent: Double(bounds)) : nil
    }

    /// Whether the content can be dragged beyond its edges.
    var bounces: Bool { rubberBand != nil }

    /// Whether the content is longer than the visible area.
    var isScrollable: Bool { restingOffsets.upperBound > restingOffsets.lowerBound }

    /// Returns the nearest offset in the range.
    func clamped(_ offset: Double) -> Double { min(max(offset, restingOffsets.lowerBound), restingOffsets.upperBound) }

    /// Whether the content can rest at an offset.
    func contains(_ offset: Double) -> Bool { restingOffsets.contains(offset) }

    /// Returns the offset that is displayed when a finger requests an offset. Beyond an edge, the content moves less than the finger.
    func displayedOffset(for requested: Double) -> Double { rubberBand?.softlyClamped(requested, in: restingOffsets) ?? clamped(requested) }

    /// Returns the requested offset for a displayed offset: the inverse of `displayedOffset(for:)`.
    ///
    /// It is used when a finger touches content that is beyond an edge.
    func requestedOffset(for offset: Double) -> Double {
        guard let rubberBand, !contains(offset) else { return offset }
        let edge = clamped(offset)
        let pull = rubberBand.pull(forDisplayedDistance: offset - edge)
        return edge + (pull.isFinite ? pull : offset - edge)
    }

    /// Returns the ratio of the content's velocity to the finger's velocity at a displayed offset.
    ///
    /// Let x be the requested and s the displayed distance beyond the edge, E the extent, and c the coefficient of the rubber band.
    ///
    ///     s = E·c·x / (c·x + E),   so   ds/dx = c·E² / (c·x + E)² = c·(1 - s/E)²
    func velocityRatio(at offset: Double) -> Double {
        guard !contains(offset) else { return 1 }
        guard let rubberBand, rubberBand.extent > 0 else { return 0 }
        let remaining = max(1 - abs(offset - clamped(offset)) / rubberBand.extent, 0)
        return rubberBand.coefficient * remaining * remaining
    }
}
