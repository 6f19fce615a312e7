import CoreGraphics

/// A change of a window's size, for example when the phone is rotated. It is the coordinator for the alongside
/// animations.
final class SizeTransition: UIViewControllerTransitionCoordinator {
    private let window: UIWindow
    private let angle: CGFloat
    private let alongsideAnimations = AlongsideAnimations()
    let transitionDuration: TimeInterval

    /// The duration of a quarter turn in seconds. A half turn takes twice as long.
    private static let quarterTurnDuration = 0.3

    init(_ window: UIWindow, rotatedBy angle: CGFloat) {
        self.window = window
        self.angle = angle
        transitionDuration = Self.duration(of: angle)
    }

    /// Returns the duration of a rotation by an angle.
    static func duration(of angle: CGFloat) -> TimeInterval { quarterTurnDuration * max(Double((abs(angle) / (.pi / 2)).rounded()), 1) }

    /// Notifies the controllers, then rotates the window and resizes it to the screen's size in one animation.
    func run(to size: CGSize, from oldTraits: UITraitCollection) {
        let controllers = window.rootViewController.map(\.presentedChain) ?? []
        let newTraits = window.screen.traitCollection
        for controller in controllers { controller.sizeTransition = self }
        UITraitCollection.withCurrent(oldTraits) {
            for controller in controllers where newTraits != oldTraits { notify(controller, newTraits) }
            for controller in controllers { notify(controller, size) }
        }
        UIView.withoutAnimationBlock {
            window.center = CGPoint(x: size.width / 2, y: size.height / 2)
            window.transform = CGAffineTransform(rotationAngle: angle)
        }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: .curveEaseInOut,
            animations: { [self] in
                window.transform = .identity
                window.bounds.size = size
                window.setNeedsStatusBarUpdate()
                window.screen.application?.keyboard.onScreenKeyboard.windowDidResize(window)
                if newTraits != oldTraits { notifyTraitChange(of: controllers, from: oldTraits) }
                alongsideAnimations.runDirectly(self)
                window.layoutIfNeeded()
            }, completion: { [self] _ in end(controllers) })
    }

    /// Calls `willTransition(to:with:)` on the controller's presentation controller, or on the controller if it is not presented.
    private func notify(_ controller: UIViewController, _ traits: UITraitCollection) {
        if let presentation = controller.presentation {
            presentation.willTransition(to: traits, with: self)
        } else {
            controller.willTransition(to: traits, with: self)
        }
    }

    /// Calls `viewWillTransition(to:with:)` on the controller's presentation controller, or on the controller if it is not
    /// presented.
    private func notify(_ controller: UIViewController, _ size: CGSize) {
        if let presentation = controller.presentation {
            presentation.viewWillTransition(to: size, with: self)
        } else {
            controller.viewWillTransition(to: size, with: self)
        }
    }

    /// Notifies the controllers and their descendants of new traits, and then the window and the views in it.
    private func notifyTraitChange(of controllers: [UIViewController], from previous: UITraitCollection) {
        var environments: [any TraitStateOwner] = controllers.flatMap(\.controllersInTree)
        window.forEachInTree { environments.append($0) }
        TraitChange.notify(environments.map { ($0, $0.inheritedTraits(previous)) })
    }

    /// Ends the transition for all controllers.
    private func end(_ controllers: [UIViewController]) {
        alongsideAnimations.runCompletions(self)
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
        alongsideAnimations.add(animation, completion, self)
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        alongsideAnimations.add(animation, completion, self)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}
    func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void) {}
}

extension UIViewController {
    /// The controller and its descendants.
    var controllersInTree: [UIViewController] { [self] + children.flatMap(\.controllersInTree) }
}
