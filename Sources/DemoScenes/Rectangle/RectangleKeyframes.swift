import UIKit

/// Moves the square along the rectangle with one animation of four keyframes. Their start times and durations are fractions of the
/// whole duration.
///
/// The timing curve of a keyframe animation applies to the whole animation. With ease-in-out, this square would reach the first
/// corner later than the square with nested animations. With a linear curve, both squares reach every corner at the same time.
func animateByKeyframes(_ square: UIView) {
    UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: .linear
    ) {
        UIView.addKeyframe(
            withRelativeStartTime: 0,
            relativeDuration: 0.25
        ) { square.center.x += 200 }
        UIView.addKeyframe(
            withRelativeStartTime: 0.25,
            relativeDuration: 0.25
        ) { square.center.y += 100 }
        UIView.addKeyframe(
            withRelativeStartTime: 0.5,
            relativeDuration: 0.25
        ) { square.center.x -= 200 }
        UIView.addKeyframe(
            withRelativeStartTime: 0.75,
            relativeDuration: 0.25
        ) { square.center.y -= 100 }
    }
}

extension UIView.KeyframeAnimationOptions {
    /// Constant speed. `KeyframeAnimationOptions` has no options for curves, but uses the same bits for the curve as `AnimationOptions`.
    static let linear = Self(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}
