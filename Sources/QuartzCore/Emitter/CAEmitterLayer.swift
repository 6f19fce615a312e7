import CoreGraphics
import FlipbookDisplayList
import Foundation

/// A layer that emits particles, such as snow, sparks or confetti.
///
/// The same seed creates the same particles on every machine. The particles at a time are computed directly, without computing earlier
/// times. If `beginTime` is 0, the emission began infinitely long ago.
///
/// Differs from Apple: a change of the layer's values or of its cells, apart from the birth rates, also changes the living particles. For
/// example, they move together with `emitterPosition`.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    nonisolated deinit {}

    /// The cells of the emitter. The layer uses copies of them.
    ///
    /// To change a cell later, use `setValue(_:forKeyPath: "emitterCells.<name>.<key>")`.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            changedValues = []
            copyCells()
        }
    }

    /// The center of the emitter shape, in the layer's coordinates.
    open var emitterPosition: CGPoint {
        get { modelValues.rareValues.emitter.position }
        set { write(.emitterPosition, newValue) }
    }

    /// The z coordinate of the center of the emitter shape.
    ///
    /// Differs from Apple: it has no effect.
    open var emitterZPosition: CGFloat {
        get { modelValues.rareValues.emitter.zPosition }
        set { write(.emitterZPosition, newValue) }
    }

    /// The size of the emitter shape. For a circle, the width is the radius.
    open var emitterSize: CGSize {
        get { modelValues.rareValues.emitter.size }
        set { write(.emitterSize, newValue) }
    }

    /// The depth of the emitter shape.
    ///
    /// Differs from Apple: it has no effect.
    open var emitterDepth: CGFloat {
        get { modelValues.rareValues.emitter.depth }
        set { write(.emitterDepth, newValue) }
    }

    /// The factor for the birth rates of the cells. The births follow the model value.
    ///
    /// Differs from Apple: an animation of the factor does not change the births.
    open var birthRate: Float {
        get { Float(modelValues.rareValues.emitter.birthRate) }
        set {
            write(.birthRate, Double(newValue))
            updateBirthRates()
        }
    }

    /// The factor for the lifetimes of the cells' particles.
    open var lifetime: Float {
        get { Float(modelValues.rareValues.emitter.lifetime) }
        set { write(.lifetime, Double(newValue)) }
    }

    /// The factor for the velocities of the cells.
    open var velocity: Float {
        get { Float(modelValues.rareValues.emitter.velocity) }
        set { write(.velocity, Double(newValue)) }
    }

    /// The factor for the scales of the cells.
    open var scale: Float {
        get { Float(modelValues.rareValues.emitter.scale) }
        set { write(.scale, Double(newValue)) }
    }

    /// The factor for the angular speeds of the cells.
    open var spin: Float {
        get { Float(modelValues.rareValues.emitter.spin) }
        set { write(.spin, Double(newValue)) }
    }

    /// The shape in which particles are created.
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { tree?.setNeedsDisplay() } }
    /// The part of the shape in which particles are created.
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { tree?.setNeedsDisplay() } }
    /// The order of the particles. All modes except `.oldestLast` use the order of the cells and, within a cell, the order of birth.
    /// `.oldestLast` reverses this order.
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { tree?.setNeedsDisplay() } }
    /// Whether particles keep their depth.
    ///
    /// Differs from Apple: it has no effect.
    open var preservesDepth = false
    /// The seed of the random numbers. The same seed creates the same particles.
    open var seed: UInt32 = 0 { didSet { tree?.setNeedsDisplay() } }

    /// The copies of the cells, each with the history of its births.
    var sources: [(cell: CAEmitterCell, births: EmissionHistory)] = []
    /// The values of the copies that key paths have set since the cells were set. They are set again in each new copy.
    private var changedValues: [(name: String, key: String, value: Any?)] = []
    private lazy var activity = EmitterActivity(self)

    override var classSpecificKind: ClassSpecificKind? { .emitter }

    override func copyClassSettings(from other: CALayer) {
        guard let other = other as? CAEmitterLayer else { return }
        (emitterShape, emitterMode, renderMode, seed) = (other.emitterShape, other.emitterMode, other.renderMode, other.seed)
        sources = other.sources
    }

    override func treeDidChange() {
        // The layer has not shown particles in this tree, so the history of births starts again.
        copyCells()
        tree?.startUpdating(activity)
    }

    override func treeWillChange() { tree?.stopUpdating(activity) }

    /// Copies the cells, and starts new histories of their births.
    private func copyCells() {
        let cells = (emitterCells ?? []).map { $0.makeCopy() }
        for change in changedValues {
            if let cell = cells.first(where: { $0.name == change.name }) { cell.updateValue(change.value, forKey: change.key) }
        }
        sources = cells.map { ($0, EmissionHistory(rate: totalBirthRate(of: $0), since: emissionStart)) }
        tree?.setNeedsDisplay()
    }

    /// The maximum number of births per second. At this rate, the number of a birth is exact for centuries.
    private static let maximumBirthRate = 1e6

    /// The layer's time at which the emission begins: without a `beginTime` infinitely long ago, otherwise 0.
    private var emissionStart: Double { beginTime == 0 ? -.infinity : 0 }
    /// Returns the number of births per second of a cell with the factor of the layer, at most `maximumBirthRate`.
    private func totalBirthRate(of cell: CAEmitterCell) -> Double {
        guard cell.isEnabled else { return 0 }
        let rate = Double(cell.birthRate) * modelValues.rareValues.emitter.birthRate
        if rate <= Self.maximumBirthRate { return rate }
        Diagnostics.reportRefusedValue(of: "birthRate", source: "CAEmitterLayer", "\(Self.maximumBirthRate) per second is used")
        return Self.maximumBirthRate
    }

    /// Records the current birth rates in the histories.
    private func updateBirthRates() {
        for index in sources.indices {
            let rate = totalBirthRate(of: sources[index].cell)
            if tree == nil {
                sources[index].births = EmissionHistory(rate: rate, since: emissionStart)
            } else {
                sources[index].births.changeRate(to: rate, at: now)
            }
        }
    }

    /// Starts the histories of births again, because `beginTime` can change the start of the emission. Histories with recorded rate changes
    /// are kept.
    override func timingDidChange() { if tree == nil || sources.allSatisfy({ $0.births.hasConstantRate }) { copyCells() } }

    // MARK: - emitterCells.<name>.<key>

    override func nestedValue(at path: [Substring]) -> Any? {
        guard path.count == 3, path[0] == "emitterCells" else { return super.nestedValue(at: path) }
        return sources.first { $0.cell.name == String(path[1]) }?.cell.value(forKey: String(path[2]))
    }

    override func setNestedValue(_ value: Any?, at path: [Substring]) -> Bool {
        guard path.count == 3, path[0] == "emitterCells" else { return super.setNestedValue(value, at: path) }
        let (name, key) = (String(path[1]), String(path[2]))
        guard let source = sources.first(where: { $0.cell.name == name }), source.cell.updateValue(value, forKey: key) else { return false }
        changedValues.removeAll { $0.name == name && $0.key == key }
        changedValues.append((name, key, value))
        updateBirthRates()
        tree?.setNeedsDisplay()
        return true
    }

    override var drawsContent: Bool { true }
    override var changesWithoutAnimation: Bool { true }

    override func draw(_ values: LayerValues, _ time: Double, _ addItem: (DisplayContent, CGAffineTransform, CGFloat) -> Void) {
        EmitterSnapshot(self, values.rareValues.emitter, time).draw(addItem)
    }
}
