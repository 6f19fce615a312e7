import CoreGraphics

/// A window on its way to another size, as when the phone is turned: who goes along animates with it.
final class SizeTransition: UIViewControllerTransitionCoordinator {
    private let window: UIWindow
    private let angle: CGFloat
    private let alongside = AlongsideBlocks()
    let transitionDuration: TimeInterval

    /// A quarter turn; upside down takes two.
    private static let quarter = 0.3

    init(_ window: UIWindow, turnedBy angle: CGFloat) {
        self.window = window
        self.angle = angle
        transitionDuration = Self.quarter * max(Double((abs(angle) / (.pi / 2)).rounded()), 1)
    }

    /// Tells the controllers, then turns the window and brings it to the screen's size in one animation.
    func run(to size: CGSize, from old: UITraitCollection) {
        let controllers = window.rootViewController.map(\.presentedChain) ?? []
        let new = window.screen.traitCollection
        for controller in controllers { controller.sizeTransition = self }
        for controller in controllers where new != old { controller.willTransition(to: new, with: self) }
        for controller in controllers { tell(controller, size) }
        UIView.performWithoutAnimation {
            window.center = CGPoint(x: size.width / 2, y: size.height / 2)
            window.transform = CGAffineTransform(rotationAngle: angle)
        }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: .curveEaseInOut,
            animations: { [self] in
                window.transform = .identity
                window.bounds.size = size
                window.setNeedsStatusBarUpdate()
                if new != old { for controller in controllers { controller.noteTraits(old) } }
                alongside.runPlainly(self)
                window.layoutIfNeeded()
            }, completion: { [self] _ in end(controllers) })
    }

    private func tell(_ controller: UIViewController, _ size: CGSize) {
        if let presentation = controller.presentation {
            presentation.viewWillTransition(to: size, with: self)
        } else {
            controller.viewWillTransition(to: size, with: self)
        }
    }

    private func end(_ controllers: [UIViewController]) {
        alongside.end(self)
        for controller in controllers where controller.sizeTransition === self { controller.sizeTransition = nil }
    }

    // MARK: - Coordinator

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { window }
    var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: -angle) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        alongside.add(animation, completion, self)
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        alongside.add(animation, completion, self)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}
    func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}
}

extension UIViewController {
    /// Tells the controller and those in it that their traits were others before.
    func noteTraits(_ previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        for child in children { child.noteTraits(previous) }
    }
}

extension UIApplication {
    /// The phone is turned. What the controller in front does not support changes nothing on screen. True if the screen has turned.
    package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown, orientation != interfaceOrientation else { return false }
        device.orientation = UIDeviceOrientation(of: orientation)
        let front = windows.last?.rootViewController?.presentedChain.last
        guard front?.supportedInterfaceOrientations.allows(orientation) ?? true, front?.shouldAutorotate ?? true else { return false }
        let angle = Self.shortWay(orientation.angle - interfaceOrientation.angle)
        let turnsOver = orientation.isLandscape != interfaceOrientation.isLandscape
        interfaceOrientation = orientation
        let (old, size) = (screen.traitCollection, screen.bounds.size)
        let new = turnsOver ? CGSize(width: size.height, height: size.width) : size
        screen.bounds = CGRect(origin: .zero, size: new)
        for window in windows { SizeTransition(window, turnedBy: angle).run(to: new, from: old) }
        return true
    }

    private static func shortWay(_ angle: CGFloat) -> CGFloat {
        angle > .pi ? angle - 2 * .pi : angle < -.pi ? angle + 2 * .pi : angle
    }
}

extension UIDeviceOrientation {
    fileprivate init(of orientation: UIInterfaceOrientation) {
        switch orientation {
        case .portrait, .unknown: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeRight: self = .landscapeLeft
        case .landscapeLeft: self = .landscapeRight
        }
    }
}
