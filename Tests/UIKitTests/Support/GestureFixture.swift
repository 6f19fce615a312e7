import Stage
import UIKit

/// A view in another view, on a stage. Both log their touch events.
@MainActor struct GestureFixture {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let log = TouchEventLog()
    let parent: TouchLoggingView
    let child: TouchLoggingView
    /// A point in `child`. In the coordinates of `child` it is (40, 50).
    let touchPoint = CGPoint(x: 70, y: 90)

    init() {
        parent = TouchLoggingView(log, frame: CGRect(x: 20, y: 30, width: 250, height: 340))
        child = TouchLoggingView(log, frame: CGRect(x: 10, y: 10, width: 200, height: 120))
        stage.window.addSubview(parent)
        parent.addSubview(child)
    }

    /// Adds a recognizer to a view. Its actions are logged with the given name and the state of the recognizer.
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, on view: UIView) -> Recognizer {
        let eventLog = log
        recognizer.name = name
        recognizer.addAction { eventLog.append("\($0.name ?? "") \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}
