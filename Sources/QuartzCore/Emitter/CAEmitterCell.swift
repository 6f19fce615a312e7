import CoreGraphics
import Foundation

/// A kind of particle: how often a particle is born, how long it lives, and how it changes during its life.
///
/// A range is the width of the random variation around a value: a value v with the range r varies from v - r/2 to v + r/2.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    nonisolated deinit {}

    /// The name of the cell, for key paths such as `emitterCells.snow.birthRate`.
    open var name: String?
    /// Whether the cell emits particles.
    open var isEnabled = true
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle, in seconds.
    open var lifetime: Float = 0
    /// The range of the lifetime.
    open var lifetimeRange: Float = 0
    /// The angle between the direction of emission and the layer's plane, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the direction in the plane, in radians, clockwise on screen from the x axis.
    open var emissionLongitude: CGFloat = 0
    /// The angle of the cone around the direction, in radians.
    open var emissionRange: CGFloat = 0
    /// The initial speed, in points per second.
    open var velocity: CGFloat = 0
    /// The range of the initial speed.
    open var velocityRange: CGFloat = 0
    /// The acceleration along x, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along y, in points per second squared.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along z, in points per second squared.
    ///
    /// Differs from Apple: it has no effect, because particles stay in the layer's plane.
    open var zAcceleration: CGFloat = 0
    /// The scale of the image.
    open var scale: CGFloat = 1
    /// The range of the scale.
    open var scaleRange: CGFloat = 0
    /// The change of the scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The angular speed, in radians per second.
    open var spin: CGFloat = 0
    /// The range of the angular speed.
    open var spinRange: CGFloat = 0
    /// The color of the particles. White and nil keep the colors of the image.
    ///
    /// Differs from Apple: another color replaces the colors of the image, instead of multiplying them. The alpha of the image remains.
    open var color: CGColor? = .white
    /// The range of the color's red channel.
    open var redRange: Float = 0
    /// The range of the color's green channel.
    open var greenRange: Float = 0
    /// The range of the color's blue channel.
    open var blueRange: Float = 0
    /// The range of the color's alpha channel.
    open var alphaRange: Float = 0
    /// The change of the red channel per second.
    open var redSpeed: Float = 0
    /// The change of the green channel per second.
    open var greenSpeed: Float = 0
    /// The change of the blue channel per second.
    open var blueSpeed: Float = 0
    /// The change of the alpha channel per second.
    open var alphaSpeed: Float = 0
    /// The image of the particles, a `CGImage`.
    open var contents: Any?
    /// The part of the image that is shown, in unit coordinates.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The number of image pixels per point.
    open var contentsScale: CGFloat = 1
    /// The cells that each particle emits, or nil for none.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            guard emitterCells?.contains(where: { $0.isOrEmits(self) }) == true else { return }
            emitterCells = oldValue
            Diagnostics.report(
                .warning, source: "CAEmitterCell",
                "A cell cannot emit itself; the old cells are kept. Remove the cell from its emitterCells.")
        }
    }

    /// Whether this cell is `other`, or emits `other` directly or through other cells.
    private func isOrEmits(_ other: CAEmitterCell) -> Bool {
        self === other || emitterCells?.contains { $0.isOrEmits(other) } == true
    }
    /// Custom values.
    ///
    /// Differs from Apple: it has no effect.
    open var style: [AnyHashable: Any]?

    /// The delay before the cell begins to emit, in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The duration of the emission by one particle, in seconds, or 0 for the particle's whole lifetime. It has no effect on cells that the
    /// layer emits directly.
    open var duration: CFTimeInterval = 0
    /// The speed of the cell's time.
    ///
    /// Differs from Apple: it has no effect.
    open var speed: Float = 1
    /// The offset of the cell's time.
    ///
    /// Differs from Apple: it has no effect.
    open var timeOffset: CFTimeInterval = 0
    /// The number of cycles.
    ///
    /// Differs from Apple: it has no effect.
    open var repeatCount: Float = 0
    /// The duration of all cycles.
    ///
    /// Differs from Apple: it has no effect.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle is followed by the same motion backwards.
    ///
    /// Differs from Apple: it has no effect.
    open var autoreverses = false
    /// The fill mode.
    ///
    /// Differs from Apple: it has no effect.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Creates a cell with default values.
    public override init() { super.init() }

    /// Returns the copy that a layer stores. Later edits of the original have no effect. To change the copy, use a key path of the layer.
    func makeCopy() -> CAEmitterCell {
        let copy = makeObject(of: Swift.type(of: self))
        for (key, property) in Self.numericProperties {
            if !property.get(self).isFinite {
                Diagnostics.reportRefusedValue(of: key, source: "CAEmitterCell", "the default value is used")
            }
            property.copy(self, copy)
        }
        (copy.name, copy.isEnabled, copy.color, copy.contents) = (name, isEnabled, color, contents)
        copy.style = style
        copy.contentsRect = Diagnostics.finite(contentsRect, or: copy.contentsRect, "contentsRect", source: "CAEmitterCell")
        copy.contentsScale = Diagnostics.finite(contentsScale, or: 1, "contentsScale", source: "CAEmitterCell")
        copy.beginTime = Diagnostics.finite(beginTime, or: 0, "beginTime", source: "CAEmitterCell")
        (copy.duration, copy.speed, copy.timeOffset) = (duration.isNaN ? 0 : duration, speed, timeOffset)
        copy.emitterCells = emitterCells?.map { $0.makeCopy() }
        return copy
    }

    // MARK: - Key-value access

    /// A numeric property that can be read, written and copied by name.
    private struct NumericProperty {
        let get: (CAEmitterCell) -> Double
        let set: (CAEmitterCell, Double) -> Void
        let copy: (CAEmitterCell, CAEmitterCell) -> Void

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, Float>) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = Float($1) }
            copy = { if $0[keyPath: path].isFinite { $1[keyPath: path] = $0[keyPath: path] } }
        }

        init(_ path: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>) {
            get = { Double($0[keyPath: path]) }
            set = { $0[keyPath: path] = CGFloat($1) }
            copy = { if $0[keyPath: path].isFinite { $1[keyPath: path] = $0[keyPath: path] } }
        }
    }

    private static let numericProperties: [(key: String, number: NumericProperty)] = [
        ("birthRate", NumericProperty(\.birthRate)), ("lifetime", NumericProperty(\.lifetime)),
        ("lifetimeRange", NumericProperty(\.lifetimeRange)),
        ("emissionLatitude", NumericProperty(\.emissionLatitude)), ("emissionLongitude", NumericProperty(\.emissionLongitude)),
        ("emissionRange", NumericProperty(\.emissionRange)), ("velocity", NumericProperty(\.velocity)),
        ("velocityRange", NumericProperty(\.velocityRange)),
        ("xAcceleration", NumericProperty(\.xAcceleration)), ("yAcceleration", NumericProperty(\.yAcceleration)),
        ("zAcceleration", NumericProperty(\.zAcceleration)), ("scale", NumericProperty(\.scale)),
        ("scaleRange", NumericProperty(\.scaleRange)),
        ("scaleSpeed", NumericProperty(\.scaleSpeed)), ("spin", NumericProperty(\.spin)), ("spinRange", NumericProperty(\.spinRange)),
        ("redRange", NumericProperty(\.redRange)), ("greenRange", NumericProperty(\.greenRange)),
        ("blueRange", NumericProperty(\.blueRange)),
        ("alphaRange", NumericProperty(\.alphaRange)), ("redSpeed", NumericProperty(\.redSpeed)),
        ("greenSpeed", NumericProperty(\.greenSpeed)),
        ("blueSpeed", NumericProperty(\.blueSpeed)), ("alphaSpeed", NumericProperty(\.alphaSpeed)),
    ]

    /// Returns the value of the numeric property named `key`, or of `name`, `color`, `contents` or `enabled`. Returns nil for other keys.
    open func value(forKey key: String) -> Any? {
        if let entry = Self.numericProperties.first(where: { $0.key == key }) { return NSNumber(value: entry.number.get(self)) }
        switch key {
        case "name": return name
        case "color": return color
        case "contents": return contents
        case "enabled": return NSNumber(value: isEnabled)
        default: return nil
        }
    }

    /// Sets the numeric property named `key`, or `color`, `contents` or `enabled`. Other keys and values of the wrong type are ignored.
    open func setValue(_ value: Any?, forKey key: String) { updateValue(value, forKey: key) }

    /// Sets the property named `key`. Returns false for an unknown name or a value of the wrong type. A number that is not finite is
    /// reported and not set, but the result is true.
    @discardableResult
    func updateValue(_ value: Any?, forKey key: String) -> Bool {
        let layerValue = value.flatMap(LayerValue.init)
        if let entry = Self.numericProperties.first(where: { $0.key == key }) {
            guard case .number(let number)? = layerValue else { return false }
            guard Float(number).isFinite else {
                Diagnostics.reportRefusedValue(of: key, source: "CAEmitterCell")
                return true
            }
            entry.number.set(self, number)
            return true
        }
        switch (key, layerValue) {
        case ("color", .color(let value)?): color = value
        case ("contents", _): contents = value
        case ("enabled", .flag(let value)?): isEnabled = value
        default: return false
        }
        return true
    }
}
