import CoreGraphics
import Foundation
import Motion

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
    /// Which, by the names of the layer's properties and their parts: `position`, `bounds.size.width`, `transform.rotation.z`.
    public var keyPath: String? {
        didSet { property = keyPath.flatMap { LayerProperty.named($0) } }
    }
    /// Whether the value is added to what the layer shows without it; transforms are concatenated.
    public var isAdditive = false
    /// Whether each cycle starts where the last one ended.
    public var isCumulative = false
    /// Makes a transform of numbers, for animations of `transform`.
    public var valueFunction: CAValueFunction?
    /// The row of the table that `keyPath` names.
    private(set) var property: LayerProperty?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        property = path.flatMap { LayerProperty.named($0) }
    }

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CAPropertyAnimation else { return copy }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
        return copy
    }

    override func holds(_ key: String) -> Bool { keyPath == key && !isAdditive }

    /// A value as somebody wrote it, of the kind that goes in.
    final func read(_ value: Any?) -> LayerValue? {
        value.flatMap { valueFunction == nil ? property?.value(of: $0) ?? LayerValue($0) : LayerValue($0) }
    }

    override func compile(on layer: CALayer) {
        if let keyPath, property == nil { LayerProperty.complain(keyPath, about: "\(Swift.type(of: layer))") }
    }

    override var countsCycles: Bool { isCumulative && (repeatCount > 1 || repeatDuration > 0) }

    /// Puts the value of this moment into what is shown: as it is, on top, or made a transform first. `shown` is what was there before.
    final func put(_ value: LayerValue, over shown: LayerValue, into values: inout LayerValues) {
        guard let property else { return }
        let value = valueFunction.map { .transform($0.transform(value)) } ?? value
        property.set(&values, isAdditive ? shown.adding(value) ?? value : value)
    }

    /// What `cycles` whole cycles from one value to another have brought.
    final func carry(_ value: LayerValue, from: LayerValue, to: LayerValue, cycles: Double) -> LayerValue {
        guard cycles > 0 else { return value }
        if case (.transform(let a), .transform(let b)) = (from, to) {
            guard let back = a.inverse, case .transform(var result) = value else { return value }
            let step = back.concatenating(b)
            for _ in 0..<min(Int(cycles), 10_000) { result = result.concatenating(step) }
            return .transform(result)
        }
        guard let way = to.minus(from) else { return value }
        return way.mixed(with: way.neutral, 1 - cycles).flatMap { value.plus($0) } ?? value
    }
}
