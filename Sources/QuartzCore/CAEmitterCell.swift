import CoreGraphics
import Foundation

/// A kind of particle: how often one is born, how long it lives, and what becomes of it meanwhile.
///
/// A range is the width of what is possible around the value: half of it to either side.
open class CAEmitterCell: CAMediaTiming {
    /// For key paths such as `emitterCells.snow.birthRate`.
    public var name: String?
    /// Whether it emits anything.
    public var isEnabled = true
    /// Particles a second.
    public var birthRate: Float = 0
    /// Seconds.
    public var lifetime: Float = 0
    /// Each range is that of the whole: half of it to either side.
    public var lifetimeRange: Float = 0
    /// The angle out of the plane.
    public var emissionLatitude: CGFloat = 0
    /// The angle in the plane, from the x axis clockwise on screen.
    public var emissionLongitude: CGFloat = 0
    /// The cone about the direction, in radians.
    public var emissionRange: CGFloat = 0
    /// Points a second.
    public var velocity: CGFloat = 0
    public var velocityRange: CGFloat = 0
    /// In points a second, each second.
    public var xAcceleration: CGFloat = 0
    public var yAcceleration: CGFloat = 0
    public var zAcceleration: CGFloat = 0
    /// Of the picture, and how it changes a second.
    public var scale: CGFloat = 1
    public var scaleRange: CGFloat = 0
    public var scaleSpeed: CGFloat = 0
    /// Radians a second.
    public var spin: CGFloat = 0
    public var spinRange: CGFloat = 0
    /// Multiplied into the picture; the speeds of its channels are a second.
    public var color: CGColor? = .white
    public var redRange: Float = 0
    public var greenRange: Float = 0
    public var blueRange: Float = 0
    public var alphaRange: Float = 0
    public var redSpeed: Float = 0
    public var greenSpeed: Float = 0
    public var blueSpeed: Float = 0
    public var alphaSpeed: Float = 0
    /// A `CGImage`.
    public var contents: Any?
    public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    public var contentsScale: CGFloat = 1
    /// What each particle emits itself.
    public var emitterCells: [CAEmitterCell]?
    public var style: [AnyHashable: Any]?

    public var beginTime: CFTimeInterval = 0
    /// How long it emits; 0 for ever.
    public var duration: CFTimeInterval = 0
    public var speed: Float = 1
    public var timeOffset: CFTimeInterval = 0
    public var repeatCount: Float = 0
    public var repeatDuration: CFTimeInterval = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed

    public required init() {}

    /// What layers keep: later edits of a cell do nothing, but for those by key path.
    func copy() -> CAEmitterCell {
        let copy = type(of: self).init()
        for (_, path) in Self.numbers { path.copy(self, copy) }
        (copy.name, copy.isEnabled, copy.color, copy.contents) = (name, isEnabled, color, contents)
        (copy.contentsRect, copy.contentsScale, copy.style) = (contentsRect, contentsScale, style)
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        copy.emitterCells = emitterCells?.map { $0.copy() }
        return copy
    }

    // MARK: - By name

    private struct Number {
        let get: (CAEmitterCell) -> Double
        let set: (CAEmitterCell, Double) -> Void
        let copy: (CAEmitterCell, CAEmitterCell) -> Void

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = Float($1) }
            copy = { $1[keyPath: path] = $0[keyPath: path] }
        }

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = CGFloat($1) }
            copy = { $1[keyPath: path] = $0[keyPath: path] }
        }
    }

    private static let numbers: [(key: String, number: Number)] = [
        ("birthRate", Number(\.birthRate)), ("lifetime", Number(\.lifetime)), ("lifetimeRange", Number(\.lifetimeRange)),
        ("emissionLatitude", Number(\.emissionLatitude)), ("emissionLongitude", Number(\.emissionLongitude)),
        ("emissionRange", Number(\.emissionRange)), ("velocity", Number(\.velocity)), ("velocityRange", Number(\.velocityRange)),
        ("xAcceleration", Number(\.xAcceleration)), ("yAcceleration", Number(\.yAcceleration)),
        ("zAcceleration", Number(\.zAcceleration)), ("scale", Number(\.scale)), ("scaleRange", Number(\.scaleRange)),
        ("scaleSpeed", Number(\.scaleSpeed)), ("spin", Number(\.spin)), ("spinRange", Number(\.spinRange)),
        ("redRange", Number(\.redRange)), ("greenRange", Number(\.greenRange)), ("blueRange", Number(\.blueRange)),
        ("alphaRange", Number(\.alphaRange)), ("redSpeed", Number(\.redSpeed)), ("greenSpeed", Number(\.greenSpeed)),
        ("blueSpeed", Number(\.blueSpeed)), ("alphaSpeed", Number(\.alphaSpeed)),
    ]

    public func value(forKey key: String) -> Any? {
        if let row = Self.numbers.first(where: { $0.key == key }) { return NSNumber(value: row.number.get(self)) }
        switch key {
        case "name": return name
        case "color": return color
        case "contents": return contents
        case "enabled": return NSNumber(value: isEnabled)
        default: return nil
        }
    }

    public func setValue(_ value: Any?, forKey key: String) { set(value, key) }

    /// False for a name that there is not, or a value of another kind.
    @discardableResult
    func set(_ value: Any?, _ key: String) -> Bool {
        let read = value.flatMap(LayerValue.init)
        if let row = Self.numbers.first(where: { $0.key == key }) {
            guard case .number(let number)? = read else { return false }
            row.number.set(self, number)
            return true
        }
        switch (key, read) {
        case ("color", .color(let value)?): color = value
        case ("contents", _): contents = value
        case ("enabled", .flag(let value)?): isEnabled = value
        default: return false
        }
        return true
    }
}
