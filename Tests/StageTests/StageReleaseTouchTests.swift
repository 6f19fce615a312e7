import Stage
import Testing
import UIKit

/// The release of a stage while a finger is on its screen.
@MainActor @Suite struct StageReleaseTouchTests {
    /// A view that stores its touch, as a view for drawing does.
    private final class TouchedView: UIView {
        private(set) var touch: UITouch?

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
    }

    private final class TouchedController: UIViewController {
        override func loadView() { view = TouchedView() }
    }

    /// Begins a touch on a new stage and releases the stage. Returns the classes of its controller, view and window that still exist.
    private func touchAndRelease(_ prepare: (TouchedController) -> Void) -> [String] {
        weak var controller: TouchedController?
        weak var view: TouchedView?
        weak var window: UIWindow?
        do {
            let stage = Stage(size: CGSize(width: 90, height: 70), scale: 1, framesPerSecond: 60)
            let shown = TouchedController()
            stage.window.rootViewController = shown
            prepare(shown)
            stage.advance(frames: 2)
            stage.touchDown(at: CGPoint(x: 31, y: 22))
            stage.advance(frames: 40)
            (controller, view, window) = (shown, shown.view as? TouchedView, stage.window)
            #expect(view?.touch?.window === stage.window && view?.touch?.view === view)
        }
        // The application of the last stage stays in memory until another stage is used.
        withExtendedLifetime(Stage(size: CGSize(width: 30, height: 20), scale: 1, framesPerSecond: 60)) {}
        return [controller as AnyObject?, view, window].compactMap { $0.map { "\(type(of: $0))" } }
    }

    @Test func viewThatStoresItsTouchIsReleased() { #expect(touchAndRelease { _ in }.isEmpty) }

    @Test func recognizersOfATouchAreReleased() {
        weak var recognizer: UIGestureRecognizer?
        let rest = touchAndRelease { controller in
            let press = UILongPressGestureRecognizer()
            press.cancelsTouchesInView = false
            controller.view.addGestureRecognizer(press)
            recognizer = press
        }
        #expect(rest.isEmpty && recognizer == nil)
    }
}
