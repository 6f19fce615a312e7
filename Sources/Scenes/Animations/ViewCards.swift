import UIKit

/// What `UIView` itself can do.
extension AnimationsViewController {
    var viewCards: [AnimationCard] { [curves, spring, keyframes, turningBack, thereAndBack, sizeTurnColor] }

    private var curves: AnimationCard {
        AnimationCard("four curves") { card in
            let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
            let dots = [Palette.blue, Palette.teal, Palette.plum, Palette.gold].map { card.addDot($0, size: 8) }
            for (index, dot) in dots.enumerated() { dot.center.y = card.ground.bounds.height * (CGFloat(index) + 0.5) / 4 }
            return {
                for (dot, curve) in zip(dots, curves) {
                    UIView.animate(withDuration: 1.4, delay: 0, options: curve, animations: { dot.center.x = card.farEnd + 8 })
                }
            }
        }
    }

    private var spring: AnimationCard {
        AnimationCard("spring") { card in
            let dot = card.addDot(Palette.rose)
            return {
                UIView.animate(
                    withDuration: 1.4, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
                    animations: { dot.center.x = card.ground.bounds.width * 0.68 })
            }
        }
    }

    private var keyframes: AnimationCard {
        AnimationCard("keyframes") { card in
            let dot = card.addDot(Palette.teal)
            return {
                UIView.animateKeyframes(
                    withDuration: 1.8, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { dot.center.x = card.farEnd }
                        UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.3) {
                            dot.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
                            dot.center.x = card.ground.bounds.midX
                            dot.transform = .identity
                        }
                    })
            }
        }
    }

    /// Two animations of one position add up, so that the turn is round.
    private var turningBack: AnimationCard {
        AnimationCard("turning back in flight") { card in
            let dot = card.addDot(Palette.plum)
            return {
                UIView.animate(withDuration: 1.2) { dot.center.x = card.farEnd }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
                    UIView.animate(withDuration: 1.2) { dot.center.x = 12 }
                }
            }
        }
    }

    private var thereAndBack: AnimationCard {
        AnimationCard("there and back, twice") { card in
            let dot = card.addDot(Palette.gold)
            return {
                UIView.animate(
                    withDuration: 0.6,
                    animations: {
                        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { dot.center.x = card.farEnd }
                    }, completion: { _ in dot.center.x = 12 })
            }
        }
    }

    private var sizeTurnColor: AnimationCard {
        AnimationCard("size, turn and colour") { card in
            let square = card.addDot(Palette.blue, size: 22, at: 0.5)
            square.layer.cornerRadius = 2
            return {
                UIView.animate(withDuration: 1.2) {
                    square.bounds.size = CGSize(width: 46, height: 14)
                    square.transform = CGAffineTransform(rotationAngle: -.pi / 5)
                    square.backgroundColor = Palette.rose
                    square.layer.cornerRadius = 8
                }
            }
        }
    }
}
