import UIKit

/// Moves a view to the right with a spring.
///
/// damping ratio 0.50, response 0.50 s; duration 0.50 s, bounce 0.50
@MainActor func animateWithSpring(_ view: UIView, by distance: CGFloat) {
    let spring = UISpringTimingParameters(
        mass: 1, stiffness: 157.914, damping: 12.566,
        initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { view.center.x += distance }
    animator.startAnimation()
}

/// A dot that moves with a spring. Tap to play it again.
///
/// Add it to a package with scenes: Scene("spring") { SpringScene() }
class SpringScene: UIViewController {
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
        dot.layer.removeAllAnimations()
        dot.center = CGPoint(x: 60, y: view.bounds.midY)
        animateWithSpring(dot, by: view.bounds.width * 0.45)
    }
}
