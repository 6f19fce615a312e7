import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ViewControllerRotationTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let root: LoggingViewController

    init() {
        stage.makeCurrent()
        root = LoggingViewController("R", log)
        stage.window.rootViewController = root
        log.lines = []
    }

    final class RotatingController: UIViewController {
        var calls: [String] = []
        var targetTransform = CGAffineTransform.identity
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var orientations = UIInterfaceOrientationMask.allButUpsideDown
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
        override func viewDidLoad() { view.addSubview(box) }
        override func viewDidLayoutSubviews() { box.center = CGPoint(x: view.bounds.width - 20, y: 50) }
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("to \(Int(size.width))×\(Int(size.height)) from \(Int(view.bounds.width))")
            targetTransform = coordinator.targetTransform
            coordinator.animate(
                alongsideTransition: { [self] _ in
                    calls.append("alongside \(Int(view.bounds.width))")
                    box.alpha = 0.5
                }, completion: { [self] _ in calls.append("completion") })
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            calls.append("traits \(previous?.verticalSizeClass == .regular) \(traitCollection.verticalSizeClass == .compact)")
        }
    }

    /// The view of the controller moves to the container of the presentation, and back to the window.
    @Test func constraintsFollowARotationAfterAFullScreenPresentation() {
        let (controller, box, presented) = (UIViewController(), UIView(), UIViewController())
        presented.modalPresentationStyle = .fullScreen
        stage.window.rootViewController = controller
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 21),
            box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -13),
            box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 70), box.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.advance(frames: 1)
        controller.present(presented, animated: true)
        stage.advance(by: 1)
        controller.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(box.frame == CGRect(x: 21, y: 70, width: 341, height: 40))
        stage.rotate(to: .landscapeRight)
        stage.advance(by: 1)
        #expect(box.frame == CGRect(x: 21, y: 70, width: 633, height: 40))
    }

    @Test func rotationSwapsTheSizeAndAnimatesTheLayout() {
        let controller = RotatingController()
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
        stage.rotate(to: .landscapeRight)
        #expect(stage.size == CGSize(width: 667, height: 375) && UIScreen.main.bounds.size == stage.size)
        #expect(UIDevice.current.orientation == .landscapeLeft && UIApplication.shared.interfaceOrientation == .landscapeRight)
        #expect(controller.calls == ["to 667×375 from 375", "traits true true", "alongside 667"])
        #expect(stage.window.bounds.size == stage.size && controller.view.frame == stage.window.bounds)
        #expect(controller.view.safeAreaInsets == .zero)
        #expect(stage.render().width == 667 && stage.render().height == 375)
        // At first everything is where it was before, in the rotated coordinates. Half-way it is rotated by half of the angle.
        #expect(abs(stage.trace(stage.window.layer, "transform.rotation.z") + .pi / 2) < 1e-6)
        #expect(abs(stage.trace(stage.window.layer, "bounds.size.width") - 375) < 1e-6)
        #expect(abs(stage.trace(controller.box.layer, "position.x") - 355) < 1e-6)
        stage.advance(by: 0.15)
        #expect(abs(stage.trace(stage.window.layer, "transform.rotation.z") + .pi / 4) < 1e-6)
        #expect(abs(stage.trace(controller.box.layer, "position.x") - (355 + 647) / 2) < 1e-6)
        #expect(controller.transitionCoordinator != nil && controller.calls.count == 3)
        stage.advance(by: 0.2)
        #expect(controller.calls.last == "completion" && controller.transitionCoordinator == nil)
        #expect(stage.trace(stage.window.layer, "transform.rotation.z") == 0)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667) && controller.view.safeAreaInsets.top == 20)
    }

    final class TraitsController: UIViewController {
        var calls: [String] = []
        override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
            calls.append("controller traits")
            super.willTransition(to: newCollection, with: coordinator)
        }
    }

    final class RotatingPresentationController: UIPresentationController {
        override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
            record("traits \(newCollection.verticalSizeClass == .compact)")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            record("to \(Int(size.width))×\(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        private func record(_ call: String) { (presentedViewController as? TraitsController)?.calls.append(call) }
    }

    @Test func presentationControllerIsNotifiedBeforeItsController() {
        let (presented, delegate) = (TraitsController(), StubTransitioningDelegate())
        delegate.makePresentationController = { RotatingPresentationController(presentedViewController: $0, presenting: $1) }
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: false)
        stage.advance(frames: 1)
        stage.rotate(to: .landscapeRight)
        #expect(presented.calls == ["traits true", "controller traits", "to 667×375"])
        stage.advance(by: 1)
        withExtendedLifetime(delegate) {}
    }

    /// A view that is rotated by the inverse of the target transform keeps its orientation on the screen during the transition.
    @Test(arguments: [(UIInterfaceOrientation.landscapeLeft, 1.0), (.landscapeRight, -1), (.portraitUpsideDown, 2)])
    func targetTransformIsTheRotationOfTheWindow(_ orientation: UIInterfaceOrientation, _ quarterTurns: Double) {
        let controller = RotatingController()
        controller.orientations = .all
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
        stage.rotate(to: orientation)
        let start = stage.trace(stage.window.layer, "transform.rotation.z")
        #expect(abs(abs(start) - abs(quarterTurns) * .pi / 2) < 1e-6 && (abs(quarterTurns) == 2 || start * quarterTurns > 0))
        let combined = CGAffineTransform(rotationAngle: CGFloat(start)).concatenating(controller.targetTransform)
        #expect(abs(Double(combined.a) - 1) < 1e-6 && abs(Double(combined.b)) < 1e-6)
        stage.advance(by: 1)
    }

    @Test func unsupportedOrientationRotatesOnlyTheDevice() {
        let controller = RotatingController()
        controller.orientations = .portrait
        stage.window.rootViewController = controller
        stage.rotate(to: .landscapeLeft)
        #expect(stage.size.width == 375 && controller.calls.isEmpty && UIDevice.current.orientation == .landscapeRight)
        controller.orientations = .all
        stage.rotate(to: .portraitUpsideDown)
        #expect(stage.size.width == 375 && controller.calls.first == "to 375×667 from 375")
        #expect(abs(abs(stage.trace(stage.window.layer, "transform.rotation.z")) - .pi) < 1e-6)
    }

    @Test func coveredControllerHasTheSizeOfTheRotatedScreenWhenItReappears() {
        let b = LoggingViewController("B", log)
        root.present(b, animated: false)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(b.view.frame.size == CGSize(width: 667, height: 375))
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375) && root.view.superview === stage.window)
    }
}
