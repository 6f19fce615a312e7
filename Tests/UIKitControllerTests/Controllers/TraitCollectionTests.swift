import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TraitCollectionTests {
    /// A second stage with another display scale. Tests make it current while they use `stage`.
    let otherStage: Stage
    let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 320, height: 568), scale: 3, framesPerSecond: 48)
        otherStage = Stage(size: CGSize(width: 812, height: 375), scale: 1, framesPerSecond: 60)
    }

    /// The called methods, each with the display scale of the current traits. The two stages have different display scales.
    final class ScaleLog { var lines: [String] = [] }

    final class RecordingView: UIView {
        var log: ScaleLog?
        private func record(_ event: String) { log?.lines.append("\(event) \(Int(UITraitCollection.current.displayScale))") }
        override func layoutSubviews() {
            record("layout")
            UITraitCollection.current = UITraitCollection(displayScale: 7)
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            record("traits \(previous?.verticalSizeClass == .regular)")
        }
    }

    final class RecordingController: UIViewController {
        let log = ScaleLog()
        private func record(_ event: String) { log.lines.append("\(event) \(Int(UITraitCollection.current.displayScale))") }
        override func viewDidLoad() { record("loaded") }
        override func viewWillAppear(_ animated: Bool) { record("will appear") }
        override func viewIsAppearing(_ animated: Bool) { record("is appearing \(Int(view.bounds.width))") }
        override func viewDidAppear(_ animated: Bool) { record("did appear") }
        override func viewWillLayoutSubviews() { record("will layout") }
        override func viewDidLayoutSubviews() { record("did layout") }
        override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { record("did disappear") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { record("traits") }
    }

    @Test func screenHasTheFrameRateOfItsStage() {
        #expect(stage.window.screen.maximumFramesPerSecond == 48)
        #expect(UIScreen.main.maximumFramesPerSecond == 48)
        otherStage.makeCurrent()
        #expect(UIScreen.main.maximumFramesPerSecond == 60)
    }

    @Test func currentTraitsAreThoseOfTheMainScreenOutsideOfViews() {
        otherStage.makeCurrent()
        #expect(UITraitCollection.current == UIScreen.main.traitCollection && UITraitCollection.current.displayScale == 1)
        stage.makeCurrent()
        #expect(UITraitCollection.current.displayScale == 3)
        var inner: CGFloat = 0
        UITraitCollection(displayScale: 5).performAsCurrent {
            inner = UITraitCollection.current.displayScale
            UITraitCollection.current = UITraitCollection(displayScale: 6)
        }
        #expect(inner == 5 && UITraitCollection.current.displayScale == 3)
    }

    @Test func currentTraitsAreThoseOfTheViewThatLaysOut() {
        // The first traits of a view are those of the current stage.
        stage.makeCurrent()
        let (view, sibling, log) = (RecordingView(frame: frame(10, 20, 30, 40)), RecordingView(frame: frame(50, 20, 30, 40)), ScaleLog())
        for part in [view, sibling] {
            part.log = log
            stage.window.addSubview(part)
        }
        let window = stage.window
        otherStage.makeCurrent()
        window.layoutIfNeeded()
        #expect(log.lines == ["layout 3", "layout 3"], "the value that the first view sets is gone")
        #expect(UITraitCollection.current.displayScale == 1)
    }

    @Test func currentTraitsAreThoseOfTheControllerInItsLifeCycle() {
        let (window, controller) = (stage.window, RecordingController())
        _ = controller.view
        otherStage.makeCurrent()
        controller.log.lines = []
        window.rootViewController = controller
        window.rootViewController = nil
        #expect(
            controller.log.lines == [
                "will appear 1", "is appearing 320 3", "will layout 3", "did layout 3", "did appear 3", "will disappear 3",
                "did disappear 3",
            ])
    }

    @Test func viewsAreNotifiedOfNewTraitsAfterTheirControllers() {
        let (controller, view) = (RecordingController(), RecordingView(frame: frame(10, 20, 30, 40)))
        stage.window.rootViewController = controller
        view.log = controller.log
        controller.view.addSubview(view)
        stage.advance(frames: 1)
        controller.log.lines = []
        stage.rotate(to: .landscapeLeft)
        #expect(controller.log.lines.filter { $0.hasPrefix("traits") } == ["traits 3", "traits true 3"])
        controller.log.lines = []
        stage.advance(by: 1)
        stage.rotate(to: .landscapeRight)
        #expect(!controller.log.lines.contains { $0.hasPrefix("traits") }, "a half turn changes no traits")
    }

    /// Before the transition begins, the view is in the window with its final size, and `viewIsAppearing` is called.
    @Test func controllerIsAppearingBeforeItsTransition() {
        final class AppearingController: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will \(animated)") }
            override func viewIsAppearing(_ animated: Bool) {
                calls.append("is \(animated) \(view.window != nil) \(Int(view.bounds.width))×\(Int(view.bounds.height))")
            }
            override func viewDidAppear(_ animated: Bool) { calls.append("did \(animated)") }
        }
        let (first, second) = (AppearingController(), AppearingController())
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        #expect(first.calls == ["will false", "is false true 320×568", "did false"])
        navigation.pushViewController(second, animated: true)
        stage.advance(frames: 1)
        #expect(second.calls == ["will true", "is true true 320×568"])
        stage.advance(by: 1)
        #expect(second.calls.last == "did true" && second.calls.count == 3)
        first.calls = []
        navigation.popViewController(animated: true)
        stage.advance(frames: 1)
        #expect(first.calls == ["will true", "is true true 320×568"])
        stage.advance(by: 1)
        #expect(first.calls.count == 3)
    }

    /// Before its view is in a superview, a controller already has the traits of its parent. Its views must follow at this time, because
    /// nothing changes when the view is added later.
    @Test func viewsOfAChildFollowTheStyleOfItsParent() {
        let (parent, child, square) = (UIViewController(), UIViewController(), UIView(frame: frame(10, 20, 30, 40)))
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        stage.makeCurrent()
        stage.window.rootViewController = parent
        stage.window.overrideUserInterfaceStyle = .dark
        square.backgroundColor = color
        child.view.addSubview(square)
        #expect(square.layer.backgroundColor == UIColor.blue.cgColor)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(square.layer.backgroundColor == UIColor.red.cgColor)
        child.view.removeFromSuperview()
        child.removeFromParent()
        stage.window.overrideUserInterfaceStyle = .light
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(square.layer.backgroundColor == UIColor.blue.cgColor)
    }

    /// A child has the traits of its parent even if its view was never shown. After it gets another parent, no color of the first remains.
    @Test func viewsOfAChildWithoutSuperviewFollowTheNextParent() {
        let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
        stage.makeCurrent()
        first.overrideUserInterfaceStyle = .dark
        child.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        first.addChild(child)
        #expect(child.view.layer.backgroundColor == UIColor.red.cgColor)
        child.removeFromParent()
        second.addChild(child)
        #expect(child.view.layer.backgroundColor == UIColor.blue.cgColor)
    }
}
