import UIKit

/// The cards for `UIViewPropertyAnimator`.
extension AnimationsViewController {
    var animatorCards: [AnimationCard] { [scrubbedCard, reversedCard, lateBlockCard] }

    /// An animation that is scrubbed forward and back, and then continued with a spring.
    private var scrubbedCard: AnimationCard {
        AnimationCard("scrubbed, then let go") { canvas in
            let dot = canvas.addDotOnTrack(Palette.blue)
            return {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
                    dot.center.x = canvas.trackEnd
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

    private var reversedCard: AnimationCard {
        AnimationCard("turned round in flight") { canvas in
            let dot = canvas.addDotOnTrack(Palette.rose)
            return {
                let animator = UIViewPropertyAnimator(duration: 1.2, curve: .easeIn) { dot.center.x = canvas.trackEnd }
                animator.startAnimation()
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { animator.isReversed = true }
            }
        }
    }

    /// An animator with a second animation block that runs in the last 35 % of the duration.
    private var lateBlockCard: AnimationCard {
        AnimationCard("a late second block") { canvas in
            let dot = canvas.addDotOnTrack(Palette.teal)
            return {
                let animator = UIViewPropertyAnimator(duration: 1.5, curve: .easeInOut) { dot.center.x = canvas.trackEnd - 6 }
                animator.addAnimations(
                    {
                        dot.backgroundColor = Palette.gold
                        dot.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
                    }, delayFactor: 0.65)
                animator.startAnimation()
            }
        }
    }
}
