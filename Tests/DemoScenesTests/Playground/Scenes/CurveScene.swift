import UIKit

/// Moves a view to the right with a cubic timing curve.
@MainActor func animateWithCurve(_ view: UIView, by distance: CGFloat) {
    let curve = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.66, y: 0),
        controlPoint2: CGPoint(x: 0.34, y: 1))
    let animator = UIViewPropertyAnimator(
        duration: 1, timingParameters: curve)
    animator.addAnimations { view.center.x += distance }
    animator.startAnimation()
}

/// A dot that moves with a cubic timing curve. Tap to play it again.
///
/// Add it to a package with scenes: Scene("curve") { CurveScene() }
class CurveScene: UIViewController {
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
        animateWithCurve(dot, by: view.bounds.width - 120)
    }
}
