import UIKit

/// The same way as one animation with four keyframes; start and duration are parts of the whole.
///
/// The curve of a keyframe animation paces the whole of it, and ease-in-out would reach the first corner late. An even one meets the
/// completions at every corner. Options of the two kinds share their curve bits, which the type does not say.
func walkByKeyframes(_ card: WalkCard) {
    let (square, marker) = (card.square, card.marker)
    let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: even,
        animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { square.center.x += 200 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { square.center.y += 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { square.center.x -= 200 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { square.center.y -= 100 }
        })

    // The mark at the code does not glide: in the discrete mode a value is there from its start on.
    marker.alpha = 1
    UIView.animateKeyframes(
        withDuration: 2, delay: 0, options: [even, .calculationModeDiscrete],
        animations: {
            for leg in 1...3 {
                UIView.addKeyframe(withRelativeStartTime: 0.25 * Double(leg), relativeDuration: 0.25) {
                    marker.center.y += WalkCard.lineHeight
                }
            }
        },
        completion: { finished in
            guard finished else { return }
            marker.alpha = 0
        })
}
