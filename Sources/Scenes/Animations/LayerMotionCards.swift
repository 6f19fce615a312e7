import UIKit

/// How layers move, without views and with their own time.
extension AnimationsViewController {
    var layerMotionCards: [AnimationCard] { [implicit, spring, group, paused] }

    /// A layer that is no view's moves by itself, a quarter of a second for each write.
    private var implicit: AnimationCard {
        AnimationCard("a layer by itself") { card in
            let tile = CALayer()
            tile.frame = CGRect(x: 0, y: card.ground.bounds.midY - 12, width: 24, height: 24)
            tile.cornerRadius = 4
            tile.backgroundColor = Palette.blue.cgColor
            card.ground.layer.addSublayer(tile)
            let steps: [@MainActor @Sendable () -> Void] = [
                { tile.position.x = card.ground.bounds.midX }, { tile.cornerRadius = 12 },
                { tile.backgroundColor = Palette.rose.cgColor }, { tile.position.x = card.farEnd },
            ]
            return {
                for (index, step) in steps.enumerated() {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4 * Double(index), execute: step)
                }
            }
        }
    }

    private var spring: AnimationCard {
        AnimationCard("spring of a layer") { card in
            let dot = card.addDot(Palette.rose, size: 26, at: 0.5)
            return {
                let spring = CASpringAnimation(keyPath: "transform.scale")
                spring.fromValue = 1.6
                spring.toValue = 1
                spring.stiffness = 260
                spring.damping = 7
                spring.duration = spring.settlingDuration
                dot.layer.add(spring, forKey: "pulse")
            }
        }
    }

    /// Three at once: it goes over, turns round and comes out of nothing.
    private var group: AnimationCard {
        AnimationCard("a group") { card in
            let tile = card.addDot(Palette.gold, size: 22, at: 1)
            tile.layer.cornerRadius = 4
            return {
                let (way, turn, fade) = (
                    CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "transform.rotation"),
                    CABasicAnimation(keyPath: "opacity")
                )
                way.fromValue = 11
                turn.fromValue = -2 * CGFloat.pi
                turn.toValue = 0
                fade.fromValue = 0
                fade.duration = 0.5
                let group = CAAnimationGroup()
                group.animations = [way, turn, fade]
                group.duration = 1.4
                group.timingFunction = CAMediaTimingFunction(name: .easeOut)
                tile.layer.add(group, forKey: "arrive")
            }
        }
    }

    /// The layer's time stands still for a while.
    private var paused: AnimationCard {
        AnimationCard("paused on its way") { card in
            let dot = card.addTraveller(Palette.plum)
            return {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { dot.center.x = card.farEnd })
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                    let time = dot.layer.convertTime(CACurrentMediaTime(), from: nil)
                    dot.layer.speed = 0
                    dot.layer.timeOffset = time
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    let time = dot.layer.timeOffset
                    dot.layer.speed = 1
                    dot.layer.timeOffset = 0
                    dot.layer.beginTime = 0
                    dot.layer.beginTime = dot.layer.convertTime(CACurrentMediaTime(), from: nil) - time
                }
            }
        }
    }
}
