import UIKit

/// What `UIViewPropertyAnimator` can do.
extension AnimationsViewController {
    var animatorCards: [AnimationCard] { [scrubbed, turnedRound] }

    /// A hand that goes forward, hesitates, and lets go.
    private var scrubbed: AnimationCard {
        AnimationCard("scrubbed, then let go") { card in
            let dot = card.addDot(Palette.blue)
            return {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
                    dot.center.x = card.farEnd
                    dot.backgroundColor = Palette.gold
                }
                animator.pauseAnimation()
                for step in 0...36 {
                    DispatchQueue.main.asyncAfter(deadline: .now() + Double(step) / 30) {
                        animator.fractionComplete = 0.3 - 0.3 * cos(CGFloat(step) / 6)
                    }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.25) {
                    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.6), durationFactor: 1)
                }
            }
        }
    }

    private var turnedRound: AnimationCard {
        AnimationCard("turned round in flight") { card in
            let dot = card.addDot(Palette.rose)
            return {
                let animator = UIViewPropertyAnimator(duration: 1.2, curve: .easeIn) { dot.center.x = card.farEnd }
                animator.startAnimation()
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { animator.isReversed = true }
            }
        }
    }
}
