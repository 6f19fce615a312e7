import FlipbookMotion

/// Updates a tiled layer while new tiles fade in, and notifies the layer when all tiles are completely visible.
final class TileFade: FrameUpdatable {
    private weak var layer: CATiledLayer?
    /// The layer's time at which the last tile is completely visible.
    var endTime = -Double.infinity

    init(_ layer: CATiledLayer) { self.layer = layer }

    func isOver(at time: Double) -> Bool {
        guard let layer else { return true }
        return layer.localTime(at: time) >= endTime - MediaTiming.tolerance
    }
    func nextChange(after time: Double) -> Double? { layer.map(\.effectiveSpeed) == 0 ? nil : time }
    func end() { layer?.fadeDidEnd() }
}
