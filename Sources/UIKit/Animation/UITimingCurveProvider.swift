import FlipbookMotion

/// A source of timing for an animator: a cubic curve, a spring, or both.
nonisolated public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    /// The type of the timing curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, or nil.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the duration of an animator for which `requested` seconds were requested.
    nonisolated func duration(requested: Double) -> Double { springTimingParameters?.duration(requested: requested) ?? requested }

    /// Returns the timing for positions along y if `isVertical` is true, otherwise the timing for all other
    /// values.
    nonisolated func timing(duration: Double, isVertical: Bool = false) -> AnimationProgress.Timing {
        guard let spring = springTimingParameters else { return .curve((cubicTimingParameters ?? UICubicTimingParameters()).curve) }
        let velocity = isVertical ? spring.initialVelocity.dy : spring.initialVelocity.dx
        return .spring(spring.spring(duration: duration), seconds: duration, velocity: Double(velocity))
    }

    /// Whether positions need a separate timing along y, because the initial velocities along x and y differ.
    nonisolated var hasSeparateVerticalTiming: Bool {
        springTimingParameters.map { $0.initialVelocity.dx != $0.initialVelocity.dy } ?? false
    }
}
