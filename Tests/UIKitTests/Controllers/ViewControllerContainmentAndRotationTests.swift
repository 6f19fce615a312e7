import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct ViewControllerContainmentAndRotationTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let root: LoggingViewController

    init() {
        stage.makeCurrent()
        root = LoggingViewController("R", log)
        stage.window.rootViewController = root
        log.lines = []
    }

    // MARK: - Children

    @Test func childAddedLaterAppearsWithItsView() {
        let child = LoggingViewController("C", log)
        root.addChild(child)
        #expect(log.lines.isEmpty)
        root.view.addSubview(child.view)
        #expect(log.lines == ["C.willAppear unanimated", "C.didAppear unanimated"])
        child.didMove(toParent: root)
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.lines == ["C.willDisappear unanimated", "C.didDisappear unanimated"])
        #expect(root.children.isEmpty)
    }

    @Test func childAppearanceFollowsItsParent() {
        let child = LoggingViewController("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        log.lines = []
        root.present(LoggingViewController("B", log), animated: true)
        stage.advance(by: 1)
        #expect(
            log.lines == ["R.willDisappear", "C.willDisappear", "B.willAppear", "B.didAppear", "R.didDisappear", "C.didDisappear"])
        log.lines = []
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(
            log.lines == ["B.willDisappear", "R.willAppear", "C.willAppear", "R.didAppear", "C.didAppear", "B.didDisappear"])
    }

    @Test func manualForwardingDisablesAutomaticAppearanceCalls() {
        final class ManualForwardingController: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, child) = (ManualForwardingController(), LoggingViewController("C", log))
        stage.window.rootViewController = parent
        log.lines = []
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(log.lines.isEmpty)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.lines == ["C.willAppear", "C.didAppear"])
    }

    @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .curveLinear]) func transitionBetweenChildrenSendsAppearanceCalls(
        _ options: UIView.AnimationOptions
    ) {
        let (one, two) = (LoggingViewController("1", log), LoggingViewController("2", log))
        for child in [one, two] { root.addChild(child) }
        root.view.addSubview(one.view)
        log.lines = []
        var finished: Bool?
        root.transition(from: one, to: two, duration: 0.3, options: options, animations: { two.view.alpha = 0.5 }) { finished = $0 }
        #expect(log.lines == ["1.willDisappear", "2.willAppear"] && two.view.superview === root.view)
        stage.advance(by: 0.4)
        #expect(log.lines == ["1.willDisappear", "2.willAppear", "1.didDisappear", "2.didAppear"])
        #expect(finished == true && one.view.superview == nil && !one.view.isHidden && Double(two.view.alpha) == 0.5)
    }

    // MARK: - Safe area

    @Test func safeAreaInsetsAreTheOverlapWithTheStatusBar() {
        final class SafeAreaController: UIViewController {
            var changeCount = 0
            override func viewSafeAreaInsetsDidChange() { changeCount += 1 }
        }
        let controller = SafeAreaController()
        stage.window.rootViewController = controller
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 20) && controller.view.safeAreaInsets == UIEdgeInsets(top: 20))
        #expect(controller.changeCount == 1)
        let (upperView, lowerView) = (
            UIView(frame: CGRect(x: 10, y: 13, width: 50, height: 50)), UIView(frame: CGRect(x: 0, y: 90, width: 5, height: 5))
        )
        controller.view.addSubview(upperView)
        controller.view.addSubview(lowerView)
        let inner = UIView(frame: CGRect(x: 3, y: 2, width: 20, height: 20))
        upperView.addSubview(inner)
        stage.advance(frames: 1)
        #expect(
            upperView.safeAreaInsets == UIEdgeInsets(top: 7) && inner.safeAreaInsets == UIEdgeInsets(top: 5)
                && lowerView.safeAreaInsets == .zero)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 11, right: 0)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 4, bottom: 11) && controller.changeCount == 2)
        #expect(upperView.safeAreaInsets == UIEdgeInsets(top: 37))
    }

    @Test func statusBarCanBeHidden() {
        final class StatusBarController: UIViewController {
            var hidesStatusBar = false
            override var prefersStatusBarHidden: Bool { hidesStatusBar }
        }
        let controller = StatusBarController()
        stage.window.rootViewController = controller
        controller.view.backgroundColor = .white
        #expect(darkPixelCount(in: stage.render()) > 50)
        controller.hidesStatusBar = true
        controller.setNeedsStatusBarAppearanceUpdate()
        #expect(controller.view.safeAreaInsets == .zero && darkPixelCount(in: stage.render()) == 0)
        stage.makeCurrent()
        let smallStage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
        smallStage.window.rootViewController = UIViewController()
        #expect(smallStage.window.safeAreaInsets == .zero)
        smallStage.window.rootViewController?.view.backgroundColor = .white
        #expect(darkPixelCount(in: smallStage.render()) == 0)
    }

    /// The number of dark pixels in the upper 20 rows.
    private func darkPixelCount(in image: borrowing Bitmap) -> Int {
        var count = 0
        for y in 0..<20 { for x in 0..<image.width where image[x, y].red < 200 { count += 1 } }
        return count
    }

    // MARK: - Rotation

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

    // MARK: - Sheets

    @Test func pageSheetLeavesThePresenterPartlyVisible() {
        let b = LoggingViewController("B", log, style: .pageSheet)
        root.present(b, animated: true)
        stage.advance(by: 1)
        #expect(b.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
        #expect(abs(Double(root.view.frame.minY) - 20) < 1e-9 && abs(Double(root.view.frame.width) - 343) < 1e-9)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667) && stage.window.subviews == [root.view])
    }
}
