import UIKit

/// The cards for transitions between two states of a view.
extension AnimationsViewController {
    var transitionCards: [AnimationCard] { [flipCard, curlCard, dissolveCard, pushCard] }

    private var flipCard: AnimationCard {
        AnimationCard("flip") { canvas in
            let letterView = canvas.addLetterView("A", Palette.blue)
            return {
                UIView.transition(
                    with: letterView, duration: 1.2, options: .transitionFlipFromLeft,
                    animations: {
                        letterView.text = "B"
                        letterView.backgroundColor = Palette.gold
                    })
            }
        }
    }

    private var curlCard: AnimationCard {
        AnimationCard("page curl") { canvas in
            let letterView = canvas.addLetterView("A", Palette.blue)
            return {
                UIView.transition(
                    with: letterView, duration: 1.2, options: .transitionCurlUp,
                    animations: {
                        letterView.text = "B"
                        letterView.backgroundColor = Palette.gold
                    })
            }
        }
    }

    private var dissolveCard: AnimationCard {
        AnimationCard("cross dissolve") { canvas in
            let letterView = canvas.addLetterView("A", Palette.blue)
            return {
                UIView.transition(
                    with: letterView, duration: 1.2, options: .transitionCrossDissolve,
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
        let height = min(bounds.height - 4, 60)
        let letterView = UILabel(frame: CGRect(x: bounds.midX - 26, y: bounds.midY - height / 2, width: 52, height: height))
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
