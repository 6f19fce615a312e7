import CoreGraphics

/// A drag of the content: the offset at which it began, and the current translation of the finger.
nonisolated struct ScrollDrag {
    /// The offset that the finger requests at a translation of zero. The resistance beyond the edges is not applied to it yet.
    private var requestedStart: (x: Double, y: Double)
    /// The translation of the finger since the start of the drag.
    private var currentTranslation = CGPoint.zero
    /// The axes on which the content follows the finger.
    let axes: (x: Bool, y: Bool)
    /// The offset at the start of the drag. It determines which pages can be reached.
    let startOffset: CGPoint

    init(from offset: CGPoint, _ rangeX: ScrollRange, _ rangeY: ScrollRange, axes: (x: Bool, y: Bool)) {
        requestedStart = (rangeX.requestedOffset(for: Double(offset.x)), rangeY.requestedOffset(for: Double(offset.y)))
        self.axes = axes
        startOffset = offset
    }

    /// Stores the translation and returns the offset to display.
    mutating func update(_ translation: CGPoint, from offset: CGPoint, _ rangeX: ScrollRange, _ rangeY: ScrollRange) -> CGPoint {
        currentTranslation = translation
        return CGPoint(
            x: axes.x ? CGFloat(rangeX.displayedOffset(for: requestedStart.x - Double(currentTranslation.x))) : offset.x,
            y: axes.y ? CGFloat(rangeY.displayedOffset(for: requestedStart.y - Double(currentTranslation.y))) : offset.y)
    }

    /// Adapts the drag to an offset that other code has set. Further movements of the finger start from this offset.
    mutating func anchor(_ x: Double, _ y: Double, _ rangeX: ScrollRange, _ rangeY: ScrollRange) {
        requestedStart = (
            rangeX.requestedOffset(for: x) + Double(currentTranslation.x), rangeY.requestedOffset(for: y) + Double(currentTranslation.y)
        )
    }
}
