// The names of methods, types and constants before Swift 4.2.

extension UIView {
    /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

/// The name of `UIView.AnimationOptions` before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AnimationCurve` before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.AnimationTransition` before Swift 4.2.
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The name of `UIView.SystemAnimation` before Swift 4.2.
public typealias UISystemAnimation = UIView.SystemAnimation
/// The name of `UIView.KeyframeAnimationOptions` before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The legacy name of `UIView.noIntrinsicMetric`.
nonisolated public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The legacy name of `UIView.layoutFittingCompressedSize`.
nonisolated public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The legacy name of `UIView.layoutFittingExpandedSize`.
nonisolated public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
