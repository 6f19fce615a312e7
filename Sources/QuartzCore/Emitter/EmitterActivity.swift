/// Requests updates of the tree while the layer emits particles or has living particles.
final class EmitterActivity: FrameUpdatable {
    private weak var layer: CAEmitterLayer?

    init(_ layer: CAEmitterLayer) { self.layer = layer }

    func isOver(at time: Double) -> Bool { false }
    var isEndless: Bool { true }
    func nextChange(after time: Double) -> Double? { layer?.isActive == true ? time : nil }
    func end() {}
}
