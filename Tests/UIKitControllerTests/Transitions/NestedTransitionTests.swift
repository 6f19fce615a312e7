import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// An animator that presents a controller before it makes its own animation block.
@MainActor private final class PresentingAnimator: UIViewControllerAnimatedTransitioning {
    private let present: () -> Void

    init(present: @escaping () -> Void) { self.present = present }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        present()
        to.center.x -= 200
        UIView.animate(
            withDuration: 0.4, animations: { to.center.x += 200 },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// Transitions that begin inside the animator of another transition.
@MainActor @Suite struct NestedTransitionTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let navigationDelegate = NavigationControllerTests.RecordingDelegate()
    let transitioningDelegate = StubTransitioningDelegate()
    let interactionController = UIPercentDrivenInteractiveTransition()
    let (a, b, modal): (LoggingViewController, LoggingViewController, LoggingViewController)
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        (a, b) = (LoggingViewController("A", log), LoggingViewController("B", log))
        modal = LoggingViewController("M", log, style: .overFullScreen)
        modal.transitioningDelegate = transitioningDelegate
        navigation = UINavigationController(rootViewController: a)
        stage.window.rootViewController = navigation
        navigation.delegate = navigationDelegate
        navigationDelegate.interactionController = interactionController
        navigationDelegate.animator = PresentingAnimator { [navigation, modal] in navigation.present(modal, animated: true) }
        stage.advance(frames: 1)
    }

    private func position(of controller: UIViewController) -> Double { stage.trace(controller.view.layer, "position.x") }

    /// Begins an interactive push whose animator presents the modal controller, with the built-in animator or with animation blocks.
    private func beginPush(presentingWithBlocks: Bool) {
        transitioningDelegate.animator = presentingWithBlocks ? SlideAnimator(log) : nil
        navigation.pushViewController(b, animated: true)
        interactionController.update(0.3)
        stage.advance(by: 1)
    }

    @Test(arguments: [true, false]) func outerTransitionStaysInteractiveAfterANestedPresentation(_ presentsWithBlocks: Bool) {
        beginPush(presentingWithBlocks: presentsWithBlocks)
        #expect(abs(position(of: b) - (187.5 - 200 * 0.7)) < 1e-3, "linear progress, although the block comes after the presentation")
        #expect(position(of: modal) == 187.5 && modal.transitionCoordinator == nil, "the presentation does not wait for the push")
        #expect(b.transitionCoordinator?.isInteractive == true)
        interactionController.finish()
        stage.advance(by: 1)
        #expect(position(of: b) == 187.5 && b.transitionCoordinator == nil && navigation.viewControllers == [a, b])
    }

    @Test(arguments: [true, false]) func outerTransitionCanBeCancelledAfterANestedPresentation(_ presentsWithBlocks: Bool) {
        beginPush(presentingWithBlocks: presentsWithBlocks)
        interactionController.cancel()
        // 30 % of 0.4 s, and the frame in which the completion is called.
        stage.advance(by: 0.14)
        #expect(b.transitionCoordinator == nil && navigation.viewControllers == [a])
        #expect(Double(b.view.center.x) == -12.5, "the value from before the block is restored")
        #expect(navigation.presentedViewController === modal && position(of: modal) == 187.5)
    }
}
