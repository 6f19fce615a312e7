import CoreGraphics
import Display
import Foundation

nonisolated public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

nonisolated public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

nonisolated public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// What an emitter shows and an animation can change.
nonisolated package struct EmitterValues: Equatable, Sendable {
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var size = CGSize.zero
    package var depth: CGFloat = 0
    package var birthRate: Double = 1
    package var lifetime: Double = 1
    package var velocity: Double = 1
    package var scale: Double = 1
    package var spin: Double = 1

    package init() {}
}

nonisolated extension RareValues {
    package var emitter: EmitterValues {
        get { if case .emitter(let values) = special { values } else { EmitterValues() } }
        set { special = .emitter(newValue) }
    }
}

/// Snow, sparks, confetti: many small pictures, each on its way from its birth.
///
/// The same seed makes the same particles on every machine, and any moment is computed without those before it. It has been emitting since
/// long before it is first seen, unless `beginTime` says since when.
open class CAEmitterLayer: CALayer {
    /// Copies are kept: change a cell that already emits by `setValue(_:forKeyPath: "emitterCells.<name>.<key>")`.
    public var emitterCells: [CAEmitterCell]? { didSet { adopt() } }

    /// The middle of the shape that particles come from, in the layer's own points.
    public var emitterPosition: CGPoint {
        get { modelValues.rare.emitter.position }
        set { write("emitterPosition", \.rare.emitter.position, newValue) }
    }

    /// How near that is.
    public var emitterZPosition: CGFloat {
        get { modelValues.rare.emitter.zPosition }
        set { write("emitterZPosition", \.rare.emitter.zPosition, newValue) }
    }

    /// Of a circle, the width is the radius.
    public var emitterSize: CGSize {
        get { modelValues.rare.emitter.size }
        set { write("emitterSize", \.rare.emitter.size, newValue) }
    }

    /// How far a solid shape reaches towards the eye and away from it.
    public var emitterDepth: CGFloat {
        get { modelValues.rare.emitter.depth }
        set { write("emitterDepth", \.rare.emitter.depth, newValue) }
    }

    /// Times that of each cell; so are the next four.
    public var birthRate: Float {
        get { Float(modelValues.rare.emitter.birthRate) }
        set {
            write("birthRate", \.rare.emitter.birthRate, Double(newValue))
            recordRates()
        }
    }

    /// This and the next three are multiplied into those of the cells.
    public var lifetime: Float {
        get { Float(modelValues.rare.emitter.lifetime) }
        set { write("lifetime", \.rare.emitter.lifetime, Double(newValue)) }
    }

    public var velocity: Float {
        get { Float(modelValues.rare.emitter.velocity) }
        set { write("velocity", \.rare.emitter.velocity, Double(newValue)) }
    }

    public var scale: Float {
        get { Float(modelValues.rare.emitter.scale) }
        set { write("scale", \.rare.emitter.scale, Double(newValue)) }
    }

    public var spin: Float {
        get { Float(modelValues.rare.emitter.spin) }
        set { write("spin", \.rare.emitter.spin, Double(newValue)) }
    }

    /// From where in the size particles come.
    public var emitterShape = CAEmitterLayerEmitterShape.point { didSet { tree?.setNeedsDisplay() } }
    /// Whether they come from the points, the outline, the surface or the inside of the shape.
    public var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { tree?.setNeedsDisplay() } }
    /// Particles are not added up here: `.additive` paints them over each other.
    public var renderMode = CAEmitterLayerRenderMode.unordered { didSet { tree?.setNeedsDisplay() } }
    public var preservesDepth = false
    /// The same seed, the same particles.
    public var seed: UInt32 = 0 { didSet { tree?.setNeedsDisplay() } }

    /// The kept cells, each with the record of its births.
    var sources: [(cell: CAEmitterCell, births: BirthRecord)] = []
    private lazy var pulse = EmitterPulse(self)

    override var kind: SpecialKind? { .emitter }

    override func takeOver(_ other: CALayer) {
        guard let other = other as? CAEmitterLayer else { return }
        (emitterShape, emitterMode, renderMode, seed) = (other.emitterShape, other.emitterMode, other.renderMode, other.seed)
        sources = other.sources
    }

    override func treeDidChange() {
        // Who was never seen has changed nothing yet.
        adopt()
        tree?.carryOn(pulse)
    }

    override func treeWillChange() { tree?.forget(pulse) }

    private func adopt() {
        sources = (emitterCells ?? []).map { ($0.copy(), BirthRecord(rate: rate(of: $0), since: start)) }
        tree?.setNeedsDisplay()
    }

    private var start: Double { beginTime == 0 ? -.infinity : 0 }
    private func rate(of cell: CAEmitterCell) -> Double { cell.isEnabled ? Double(cell.birthRate) * modelValues.rare.emitter.birthRate : 0 }

    private func recordRates() {
        for index in sources.indices {
            let rate = rate(of: sources[index].cell)
            if tree == nil {
                sources[index].births = BirthRecord(rate: rate, since: start)
            } else {
                sources[index].births.change(to: rate, at: now)
            }
        }
    }

    override func retimed() { if tree == nil || sources.allSatisfy({ $0.births.isFresh }) { adopt() } }

    // MARK: - emitterCells.<name>.<key>

    override func partValue(_ path: [Substring]) -> Any? {
        guard path.count == 3, path[0] == "emitterCells" else { return nil }
        return sources.first { $0.cell.name == String(path[1]) }?.cell.value(forKey: String(path[2]))
    }

    override func setPartValue(_ value: Any?, _ path: [Substring]) -> Bool {
        guard path.count == 3, path[0] == "emitterCells" else { return false }
        guard let source = sources.first(where: { $0.cell.name == String(path[1]) }) else { return false }
        guard source.cell.set(value, String(path[2])) else { return false }
        recordRates()
        tree?.setNeedsDisplay()
        return true
    }

    override var drawsItself: Bool { true }
    override var changesByItself: Bool { true }

    override func draw(_ values: LayerValues, _ time: Double, _ put: (Content, CGAffineTransform, CGFloat) -> Void) {
        EmitterPicture(self, values.rare.emitter, time).draw(put)
    }
}

/// Keeps the tree going while something is emitted or still on its way.
final class EmitterPulse: Running {
    private weak var layer: CAEmitterLayer?

    init(_ layer: CAEmitterLayer) { self.layer = layer }

    func isOver(at time: Double) -> Bool { false }
    var isEndless: Bool { true }
    func nextChange(after time: Double) -> Double? { layer?.isBusy == true ? time : nil }
    func end() {}
}
