import UIKit

/// Moves a layer through the keys of the playground.
@MainActor func animateKeyframes(_ layer: CALayer, in size: CGSize) {
    let animation = CAKeyframeAnimation(keyPath: "position")
    let points = [
        CGPoint(x: 0.08 * size.width, y: 0.78 * size.height),
        CGPoint(x: 0.3 * size.width, y: 0.2 * size.height),
        CGPoint(x: 0.52 * size.width, y: 0.74 * size.height),
        CGPoint(x: 0.74 * size.width, y: 0.3 * size.height),
        CGPoint(x: 0.92 * size.width, y: 0.6 * size.height),
    ]
    animation.values = points.map { NSValue(cgPoint: $0) }
    animation.keyTimes = [0, 0.25, 0.5, 0.7, 1]
    animation.calculationMode = .cubic
    animation.duration = 2
    layer.position = points[points.count - 1]
    layer.add(animation, forKey: "keyframes")
}

/// A dot that moves through keyframes. Tap to play it again.
///
/// Add it to a package with scenes: Scene("keyframes") { KeyframesScene() }
class KeyframesScene: UIViewController {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dot.backgroundColor = .systemOrange
        dot.layer.cornerRadius = 22
        view.addSubview(dot)
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
        animateKeyframes(dot.layer, in: view.bounds.size)
    }
}
