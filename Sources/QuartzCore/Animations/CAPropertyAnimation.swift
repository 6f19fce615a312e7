import CoreGraphics
import FlipbookMotion
import Foundation

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
    nonisolated deinit {}

    /// The name of the property or of a component: `position`, `bounds.size.width`, `transform.rotation.z`.
    open var keyPath: String? {
        didSet { property = keyPath.flatMap { LayerProperty.animatable(named: $0) } }
    }
    /// Whether the value is added to the value that the layer shows without this animation.
    ///
    /// Transforms are concatenated: first the value of the animation, then the transform that the layer shows without this animation.
    open var isAdditive = false
    /// Whether each cycle starts at the end of the previous cycle.
    open var isCumulative = false
    /// The function that creates a transform from numbers, for animations of `transform`. If it is nil, the values are used directly.
    open var valueFunction: CAValueFunction?
    /// The property at `keyPath`, or nil if there is no such property.
    private(set) var property: LayerProperty?

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        property = path.flatMap { LayerProperty.animatable(named: $0) }
    }

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        guard let copy = copy as? CAPropertyAnimation else { return copy }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
        return copy
    }

    override func setsAbsoluteValue(for key: String) -> Bool { keyPath == key && !isAdditive }

    override func addsToValue(for key: String) -> Bool { keyPath == key && isAdditive }

    /// Returns the value, converted to the type of the property. If there is a value function, or if this conversion is not possible, the
    /// value keeps its own type. Nil if no layer property can have such a value.
    final func layerValue(from value: Any?) -> LayerValue? {
        value.flatMap { valueFunction == nil ? property?.layerValue(from: $0) ?? LayerValue($0) : LayerValue($0) }
    }

    override func compile(on layer: CALayer) {
        if let keyPath, property == nil || LayerProperty.isMissingFilterInput(keyPath, in: layer.modelValues) {
            LayerProperty.reportUnknownKeyPath(keyPath, on: "\(Swift.type(of: layer))")
        }
    }

    override var needsCycleCount: Bool { isCumulative && (repeatCount > 1 || repeatDuration > 0) }

    /// Applies the value function to a value, and stores the result in `values`.
    ///
    /// `shown` is the value without this animation. An additive animation adds its value to `shown`.
    final func store(_ value: LayerValue, over shown: LayerValue, into values: inout LayerValues) {
        guard let property else { return }
        let value = valueFunction.map { .transform($0.transform(value)) } ?? value
        property.set(&values, isAdditive ? shown.adding(value) ?? value : value)
    }

    /// The maximum number of cycles that are accumulated for a cumulative transform. It is limited, because each cycle is a multiplication
    /// of matrices.
    private static var maximumCycles: Int { 10_000 }

    /// Returns the value plus the change of `cycles` whole cycles. The change of one cycle is the difference between `from` and `to`.
    final func accumulate(_ value: LayerValue, from: LayerValue, to: LayerValue, cycles: Double) -> LayerValue {
        guard cycles > 0 else { return value }
        if case (.transform(let a), .transform(let b)) = (from, to) {
            guard let inverse = a.inverse, case .transform(var result) = value else { return value }
            let step = inverse.concatenating(b)
            if cycles > Double(Self.maximumCycles) { reportMaximumCycles() }
            for _ in 0..<Int(min(cycles, Double(Self.maximumCycles))) { result = result.concatenating(step) }
            return .transform(result)
        }
        guard let change = to.minus(from) else { return value }
        return change.interpolated(to: change.neutral, fraction: 1 - cycles).flatMap { value.plus($0) } ?? value
    }

    private func reportMaximumCycles() {
        Diagnostics.report(
            .warning, source: "\(Swift.type(of: self))",
            "The cumulative animation of \"\(keyPath ?? "")\" adds up \(Self.maximumCycles) cycles at most; the value does not change "
                + "further. Animate a number instead of the transform, such as \"transform.rotation.z\".", onlyOnce: true)
    }
}
