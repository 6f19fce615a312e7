import UIKit

/// The cards for transitions between two states of a view.
extension AnimationsViewController {
    var transitionCards: [AnimationCard] {
        [
            transitionCard("flip", .transitionFlipFromLeft), transitionCard("page curl", .transitionCurlUp),
            transitionCard("cross dissolve", .transitionCrossDissolve), pushCard,
        ]
    }

    private func transitionCard(_ name: String, _ effect: UIView.AnimationOptions) -> AnimationCard {
        AnimationCard(name) { canvas in
            let letterView = canvas.addLetterView("A", Palette.blue)
            return {
                UIView.transition(
                    with: letterView, duration: 1.2, options: effect,
                    animations: {
                        letterView.text = "B"
                        letterView.backgroundColor = Palette.gold
                    })
            }
        }
    }

    private var pushCard: AnimationCard {
        AnimationCard("layer push") { canvas in
            let letterView = canvas.addLetterView("A", Palette.teal)
            letterView.clipsToBounds = true
            return {
                let pushTransition = CATransition()
                pushTransition.type = .push
                pushTransition.subtype = .fromRight
                pushTransition.duration = 1
                pushTransition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                letterView.layer.add(pushTransition, forKey: kCATransition)
                letterView.text = "B"
                letterView.backgroundColor = Palette.rose
            }
        }
    }
}

extension AnimationCanvas {
    /// Adds a small colored label with a letter.
    func addLetterView(_ letter: String, _ color: UIColor) -> UILabel {
        let letterView = UILabel(frame: CGRect(x: bounds.midX - 26, y: 2, width: 52, height: bounds.height - 4))
        letterView.text = letter
        letterView.textAlignment = .center
        letterView.textColor = .white
        letterView.font = .systemFont(ofSize: 17, weight: .semibold)
        letterView.backgroundColor = color
        letterView.layer.cornerRadius = 6
        addSubview(letterView)
        return letterView
    }
}
