import UIKit

/// A gesture recognizer delegate whose properties determine its answers.
@MainActor final class StubGestureDelegate: UIGestureRecognizerDelegate {
    var shouldBegin = true
    var allowsSimultaneousRecognition = false
    var receivesTouches = true
    var requiredFailure: UIGestureRecognizer?
    var dependentRecognizer: UIGestureRecognizer?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool {
        allowsSimultaneousRecognition
    }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receivesTouches }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldRequireFailureOf b: UIGestureRecognizer) -> Bool { b === requiredFailure }
    func gestureRecognizer(_ a: UIGestureRecognizer, shouldBeRequiredToFailBy b: UIGestureRecognizer) -> Bool { b === dependentRecognizer }
}
