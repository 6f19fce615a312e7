import UIKit

/// Transitions from one picture of a view to another.
extension AnimationsViewController {
    var transitionCards: [AnimationCard] {
        [
            transition("flip", .transitionFlipFromLeft), transition("page curl", .transitionCurlUp),
            transition("cross dissolve", .transitionCrossDissolve), push,
        ]
    }

    private func transition(_ name: String, _ effect: UIView.AnimationOptions) -> AnimationCard {
        AnimationCard(name) { card in
            let face = card.addFace("A", Palette.blue)
            return {
                UIView.transition(
                    with: face, duration: 1.2, options: effect,
                    animations: {
                        face.text = "B"
                        face.backgroundColor = Palette.gold
                    })
            }
        }
    }

    private var push: AnimationCard {
        AnimationCard("layer push") { card in
            let face = card.addFace("A", Palette.teal)
            face.clipsToBounds = true
            return {
                let push = CATransition()
                push.type = .push
                push.subtype = .fromRight
                push.duration = 1
                push.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                face.layer.add(push, forKey: kCATransition)
                face.text = "B"
                face.backgroundColor = Palette.rose
            }
        }
    }
}

extension AnimationCard {
    /// A small page with a letter.
    func addFace(_ letter: String, _ color: UIColor) -> UILabel {
        let face = UILabel(frame: CGRect(x: ground.bounds.midX - 26, y: 2, width: 52, height: ground.bounds.height - 4))
        face.text = letter
        face.textAlignment = .center
        face.textColor = .white
        face.font = .systemFont(ofSize: 17, weight: .semibold)
        face.backgroundColor = color
        face.layer.cornerRadius = 6
        ground.addSubview(face)
        return face
    }
}
