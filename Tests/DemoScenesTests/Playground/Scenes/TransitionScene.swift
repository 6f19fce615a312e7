import UIKit

/// Replaces the content of a view with a transition.
@MainActor func showNext(_ next: UIView, in container: UIView) {
    UIView.transition(
        with: container, duration: 0.8, options: .transitionFlipFromLeft,
        animations: {
            for view in container.subviews { view.removeFromSuperview() }
            container.addSubview(next)
        })
}

/// A card whose content changes with a transition. Tap to play it again.
///
/// Add it to a package with scenes: Scene("transition") { TransitionScene() }
class TransitionScene: UIViewController {
    let card = UIView(frame: CGRect(x: 40, y: 120, width: 240, height: 320))
    var isSecond = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(card)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        play()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        play()
    }

    func play() {
        let next = UIView(frame: card.bounds)
        next.backgroundColor = isSecond ? .systemIndigo : .systemTeal
        next.layer.cornerRadius = 20
        isSecond.toggle()
        showNext(next, in: card)
    }
}
