import UIKit

/// Moves the square along the rectangle with one animation of four keyframes. Their start times and durations are fractions of the
/// whole duration.
///
/// The timing curve of a keyframe animation applies to the whole animation. With ease-in-out, this square would reach the first
/// corner later than the square with nested animations. With a linear curve, both squares reach every corner at the same time.
///
/// `KeyframeAnimationOptions` has no options for curves, but uses the same bits for the curve as `AnimationOptions`.
func animateByKeyframes(_ card: RectanglePathCard) {
    let (square, marker) = (card.square, card.marker)
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: linear,
        animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { square.center.x += 200 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { square.center.y += 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { square.center.x -= 200 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { square.center.y -= 100 }
        })

    // In discrete mode, a value is shown from the start of its keyframe on, so the marker jumps from line to line.
    marker.alpha = 1
    UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: [linear, .calculationModeDiscrete],
        animations: {
            for segment in 1...3 {
                UIView.addKeyframe(withRelativeStartTime: 0.25 * Double(segment), relativeDuration: 0.25) {
                    marker.center.y += RectanglePathCard.lineHeight
                }
            }
        },
        completion: { finished in
            guard finished else { return }
            marker.alpha = 0
        })
}
