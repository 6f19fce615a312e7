import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct ControllerTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = Witness.Log()
    let root: Witness

    init() {
        stage.makeCurrent()
        root = Witness("R", log)
        stage.window.rootViewController = root
        log.lines = []
    }

    // MARK: - Children

    @Test func aChildAddedLaterAppearsWithItsView() {
        let child = Witness("C", log)
        root.addChild(child)
        #expect(log.lines.isEmpty)
        root.view.addSubview(child.view)
        #expect(log.lines == ["C.willAppear still", "C.didAppear still"])
        child.didMove(toParent: root)
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.lines == ["C.willDisappear still", "C.didDisappear still"])
        #expect(root.children.isEmpty)
    }

    @Test func aChildFollowsItsParent() {
        let child = Witness("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        log.lines = []
        root.present(Witness("B", log), animated: true)
        stage.advance(by: 1)
        #expect(
            log.lines == ["R.willDisappear", "C.willDisappear", "B.willAppear", "B.didAppear", "R.didDisappear", "C.didDisappear"])
        log.lines = []
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(
            log.lines == ["B.willDisappear", "R.willAppear", "C.willAppear", "R.didAppear", "C.didAppear", "B.didDisappear"])
    }

    @Test func whoForwardsByHandDoesItAlone() {
        final class Keeper: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (keeper, child) = (Keeper(), Witness("C", log))
        stage.window.rootViewController = keeper
        log.lines = []
        keeper.addChild(child)
        keeper.view.addSubview(child.view)
        #expect(log.lines.isEmpty)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.lines == ["C.willAppear", "C.didAppear"])
    }

    @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .curveLinear]) func fromChildToChild(
        _ options: UIView.AnimationOptions
    ) {
        let (one, two) = (Witness("1", log), Witness("2", log))
        for child in [one, two] { root.addChild(child) }
        root.view.addSubview(one.view)
        log.lines = []
        var ended: Bool?
        root.transition(from: one, to: two, duration: 0.3, options: options, animations: { two.view.alpha = 0.5 }) { ended = $0 }
        #expect(log.lines == ["1.willDisappear", "2.willAppear"] && two.view.superview === root.view)
        stage.advance(by: 0.4)
        #expect(log.lines == ["1.willDisappear", "2.willAppear", "1.didDisappear", "2.didAppear"])
        #expect(ended == true && one.view.superview == nil && !one.view.isHidden && Double(two.view.alpha) == 0.5)
    }

    // MARK: - Safe area

    @Test func theSafeAreaGoesAsFarAsTheBar() {
        final class Watcher: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
        }
        let watcher = Watcher()
        stage.window.rootViewController = watcher
        #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 20) && watcher.view.safeAreaInsets == UIEdgeInsets(top: 20))
        #expect(watcher.changes == 1)
        let (near, far) = (
            UIView(frame: CGRect(x: 10, y: 13, width: 50, height: 50)), UIView(frame: CGRect(x: 0, y: 90, width: 5, height: 5))
        )
        watcher.view.addSubview(near)
        watcher.view.addSubview(far)
        let inner = UIView(frame: CGRect(x: 3, y: 2, width: 20, height: 20))
        near.addSubview(inner)
        stage.advance(frames: 1)
        #expect(near.safeAreaInsets == UIEdgeInsets(top: 7) && inner.safeAreaInsets == UIEdgeInsets(top: 5) && far.safeAreaInsets == .zero)
        watcher.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 11, right: 0)
        #expect(watcher.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 4, bottom: 11) && watcher.changes == 2)
        #expect(near.safeAreaInsets == UIEdgeInsets(top: 37))
    }

    @Test func theStatusBarCanGo() {
        final class Quiet: UIViewController {
            var hides = false
            override var prefersStatusBarHidden: Bool { hides }
        }
        let quiet = Quiet()
        stage.window.rootViewController = quiet
        quiet.view.backgroundColor = .white
        #expect(ink(in: stage.render()) > 50)
        quiet.hides = true
        quiet.setNeedsStatusBarAppearanceUpdate()
        #expect(quiet.view.safeAreaInsets == .zero && ink(in: stage.render()) == 0)
        stage.makeCurrent()
        let small = Stage(size: CGSize(width: 200, height: 300), scale: 1)
        small.window.rootViewController = UIViewController()
        #expect(small.window.safeAreaInsets == .zero)
        small.window.rootViewController?.view.backgroundColor = .white
        #expect(ink(in: small.render()) == 0)
    }

    /// How many pixels of the upper edge are not white.
    private func ink(in picture: borrowing Bitmap) -> Int {
        var count = 0
        for y in 0..<20 { for x in 0..<picture.width where picture[x, y].red < 200 { count += 1 } }
        return count
    }

    // MARK: - Rotation

    final class Turner: UIViewController {
        var calls: [String] = []
        var target = CGAffineTransform.identity
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override func viewDidLoad() { view.addSubview(box) }
        override func viewDidLayoutSubviews() { box.center = CGPoint(x: view.bounds.width - 20, y: 50) }
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("to \(Int(size.width))×\(Int(size.height)) from \(Int(view.bounds.width))")
            target = coordinator.targetTransform
            coordinator.animate(
                alongsideTransition: { [self] _ in
                    calls.append("along \(Int(view.bounds.width))")
                    box.alpha = 0.5
                }, completion: { [self] _ in calls.append("over") })
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            calls.append("traits \(previous?.verticalSizeClass == .regular) \(traitCollection.verticalSizeClass == .compact)")
        }
    }

    @Test func turningSwapsTheSizeAndAnimatesTheRest() {
        let turner = Turner()
        stage.window.rootViewController = turner
        stage.advance(frames: 1)
        stage.rotate(to: .landscapeRight)
        #expect(stage.size == CGSize(width: 667, height: 375) && UIScreen.main.bounds.size == stage.size)
        #expect(UIDevice.current.orientation == .landscapeLeft && UIApplication.shared.interfaceOrientation == .landscapeRight)
        #expect(turner.calls == ["to 667×375 from 375", "traits true true", "along 667"])
        #expect(stage.window.bounds.size == stage.size && turner.view.frame == stage.window.bounds)
        #expect(turner.view.safeAreaInsets == .zero)
        #expect(stage.render().width == 667 && stage.render().height == 375)
        // At first all is where it was, seen from the new side; half-way it is turned by half of the angle.
        #expect(abs(stage.trace(stage.window.layer, "transform.rotation.z") + .pi / 2) < 1e-6)
        #expect(abs(stage.trace(stage.window.layer, "bounds.size.width") - 375) < 1e-6)
        #expect(abs(stage.trace(turner.box.layer, "position.x") - 355) < 1e-6)
        stage.advance(by: 0.15)
        #expect(abs(stage.trace(stage.window.layer, "transform.rotation.z") + .pi / 4) < 1e-6)
        #expect(abs(stage.trace(turner.box.layer, "position.x") - (355 + 647) / 2) < 1e-6)
        #expect(turner.transitionCoordinator != nil && turner.calls.count == 3)
        stage.advance(by: 0.2)
        #expect(turner.calls.last == "over" && turner.transitionCoordinator == nil)
        #expect(stage.trace(stage.window.layer, "transform.rotation.z") == 0)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(turner.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667) && turner.view.safeAreaInsets.top == 20)
    }

    /// What is turned by its inverse meanwhile stays upright.
    @Test(arguments: [(UIInterfaceOrientation.landscapeLeft, 1.0), (.landscapeRight, -1), (.portraitUpsideDown, 2)])
    func theTargetTransformIsTheWayThatTheWindowTurns(_ orientation: UIInterfaceOrientation, _ quarters: Double) {
        let turner = Turner()
        turner.mask = .all
        stage.window.rootViewController = turner
        stage.advance(frames: 1)
        stage.rotate(to: orientation)
        let start = stage.trace(stage.window.layer, "transform.rotation.z")
        #expect(abs(abs(start) - abs(quarters) * .pi / 2) < 1e-6 && (abs(quarters) == 2 || start * quarters > 0))
        let whole = CGAffineTransform(rotationAngle: CGFloat(start)).concatenating(turner.target)
        #expect(abs(Double(whole.a) - 1) < 1e-6 && abs(Double(whole.b)) < 1e-6)
        stage.advance(by: 1)
    }

    @Test func whatIsNotSupportedOnlyTurnsThePhone() {
        let turner = Turner()
        turner.mask = .portrait
        stage.window.rootViewController = turner
        stage.rotate(to: .landscapeLeft)
        #expect(stage.size.width == 375 && turner.calls.isEmpty && UIDevice.current.orientation == .landscapeRight)
        turner.mask = .all
        stage.rotate(to: .portraitUpsideDown)
        #expect(stage.size.width == 375 && turner.calls.first == "to 375×667 from 375")
        #expect(abs(abs(stage.trace(stage.window.layer, "transform.rotation.z")) - .pi) < 1e-6)
    }

    @Test func whatIsCoveredIsAsLargeAsTheScreenWhenItComesBack() {
        let b = Witness("B", log)
        root.present(b, animated: false)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(b.view.frame.size == CGSize(width: 667, height: 375))
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375) && root.view.superview === stage.window)
    }

    // MARK: - Sheets

    @Test func aSheetLeavesWhatIsBelowToBeSeen() {
        let b = Witness("B", log, style: .pageSheet)
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
