import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
    nonisolated deinit {}

    /// The values, in order. They are ignored if `path` is set.
    open var values: [Any]? { didSet { exactValues = nil } }
    /// The path along which a property of type point moves. Each line or curve of the path is one segment.
    open var path: CGPath?
    /// The time of each value, ascending in 0…1, or nil for evenly spaced times. In the discrete mode, there can be one more time, which is
    /// the end of the last value.
    open var keyTimes: [NSNumber]?
    /// The timing curves, one for each segment between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tension of the cubic modes at each value: above 0 the curve is tighter, below 0 it is rounder.
    open var tensionValues: [NSNumber]?
    /// The continuity of the cubic modes at each value: above 0 the curve has an outward corner, below 0 an inward corner.
    open var continuityValues: [NSNumber]?
    /// The bias of the cubic modes at each value. Above 0, the tangent is nearer to the direction from the previous value. Below 0, the
    /// tangent is nearer to the direction to the next value.
    open var biasValues: [NSNumber]?
    /// The rotation of the layer along the path, or nil for none.
    open var rotationMode: CAAnimationRotationMode?

    /// The values that the framework has set, or nil if a client has set the values. They are more exact than `values`.
    private var exactValues: [LayerValue]?

    /// The compiled values or path. `rotation` is the angle that is added to the direction of travel, or nil for no rotation.
    private enum Interpolation {
        case track(ValueTrack)
        case motionPath(MotionPath, rotation: CGFloat?)
        case none
    }
    private var interpolation = Interpolation.none
    /// The first and the last value of a cumulative animation, which continues each cycle from the end of the previous cycle. Nil for other
    /// animations.
    private var firstAndLastValues: (LayerValue, LayerValue)?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        guard let copy = copy as? CAKeyframeAnimation else { return copy }
        copy.values = values
        copy.exactValues = exactValues
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
        copy.rotationMode = rotationMode
        return copy
    }

    /// Sets the values of an animation that the framework creates.
    package func setValues(_ newValues: [LayerValue]) {
        values = newValues.map { $0.animationValue(forKey: keyPath ?? "") ?? NSNull() }
        exactValues = newValues
    }

    override var nonFinitePropertyName: String? {
        if let name = super.nonFinitePropertyName { return name }
        if values?.contains(where: { layerValue(from: $0)?.isFinite == false }) == true { return "values" }
        if path?.path.isFinite == false { return "path" }
        for (name, numbers) in [
            ("keyTimes", keyTimes), ("tensionValues", tensionValues), ("continuityValues", continuityValues), ("biasValues", biasValues),
        ] where numbers?.contains(where: { !$0.doubleValue.isFinite }) == true { return name }
        return nil
    }

    override func compile(on layer: CALayer) {
        super.compile(on: layer)
        var parameters = ValueTrack.Parameters()
        parameters.mode = calculationMode.mode
        parameters.keyTimes = keyTimes?.map(\.doubleValue)
        parameters.curves = timingFunctions?.map(\.curve) ?? []
        if let path {
            let rotation: CGFloat? = rotationMode.map { $0 == .rotateAutoReverse ? .pi : 0 }
            interpolation = MotionPath(path.path, parameters).map { .motionPath($0, rotation: rotation) } ?? .none
        } else {
            let values = exactValues ?? (values ?? []).compactMap { layerValue(from: $0) }
            parameters.tangentParameters = tangentParameters(values.count)
            interpolation = ValueTrack(values, parameters).map { .track($0) } ?? .none
        }
        if needsCycleCount { firstAndLastValues = value(at: 0).flatMap { first in value(at: 1).map { (first, $0) } } }
    }

    /// Returns the parameters of the cubic modes for each value, or an empty array if none are set.
    private func tangentParameters(_ count: Int) -> [(tension: Double, continuity: Double, bias: Double)] {
        guard tensionValues != nil || continuityValues != nil || biasValues != nil else { return [] }
        func number(_ list: [NSNumber]?, _ index: Int) -> Double {
            list.map { index < $0.count ? $0[index].doubleValue : 0 } ?? 0
        }
        return (0..<count).map { (number(tensionValues, $0), number(continuityValues, $0), number(biasValues, $0)) }
    }

    /// Returns the value at a fraction of the cycle, or nil if the animation has no path with segments and no values that can be
    /// interpolated.
    private func value(at fraction: Double) -> LayerValue? {
        switch interpolation {
        case .track(let track): track.value(at: fraction)
        case .motionPath(let motionPath, _): .point(motionPath.position(at: fraction).point)
        case .none: nil
        }
    }

    override func apply(phase: Double, cycles: Double, to values: inout LayerValues) {
        guard let property else { return }
        let fraction = timingFunction.map { $0.curve.value(at: phase / cycleDuration) } ?? phase / cycleDuration
        guard var value = value(at: fraction) else { return }
        if cycles > 0, let firstAndLastValues {
            value = accumulate(value, from: firstAndLastValues.0, to: firstAndLastValues.1, cycles: cycles)
        }
        store(value, over: isAdditive ? property.getInPlace(&values) : value, into: &values)
        if case .motionPath(let motionPath, let addedRotation?) = interpolation {
            // The layer's transform is applied first, then the rotation along the path.
            let rotation = CATransform3DMakeRotation(motionPath.position(at: fraction).angle + addedRotation, 0, 0, 1)
            values.transform = values.transform.concatenating(rotation)
        }
    }
}
