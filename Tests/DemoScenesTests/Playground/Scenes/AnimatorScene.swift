import UIKit

/// Moves a view with the calls of the playground.
@MainActor func animateWithCalls(_ view: UIView, by distance: CGFloat) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut)
    animator.addAnimations {
        view.center.x += distance
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    /// Performs a call after a time in seconds.
    func after(_ delay: TimeInterval, _ call: @escaping @MainActor (UIViewPropertyAnimator) -> Void) {
        Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak animator] _ in
            MainActor.assumeIsolated { if let animator { call(animator) } }
        }
    }
    after(0) { $0.startAnimation() }
    return animator
}

/// A tile that a property animator moves. Tap to play it again.
///
/// Add it to a package with scenes: Scene("animator") { AnimatorScene() }
class AnimatorScene: UIViewController {
    let tile = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    var animator: UIViewPropertyAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tile.backgroundColor = .systemBlue
        tile.layer.cornerRadius = 12
        view.addSubview(tile)
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
        if animator?.state == .active { animator?.stopAnimation(true) }
        if animator?.state == .stopped { animator?.finishAnimation(at: .current) }
        tile.transform = .identity
        tile.center = CGPoint(x: 60, y: view.bounds.midY)
        animator = animateWithCalls(tile, by: view.bounds.width - 120)
    }
}
