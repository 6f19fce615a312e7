import UIKit

/// The interruption: a touch pauses a presentation of the settings that was started by the button. Dragging up cancels the
/// presentation, and dragging down finishes it.
///
/// The touch hits the view of the settings, which does not handle it. So the touch reaches this controller through the responder chain.
extension LockScreenViewController {
    private static let decisionDistance: CGFloat = 40

    func interruptSettings(at y: CGFloat) {
        guard !presentTransition.wantsInteractiveStart, presentTransition.animator != nil else { return }
        touchesStartPointY = y
        presentTransition.interruptTransition()
    }

    func dragSettings(to y: CGFloat) {
        guard let start = touchesStartPointY else { return }
        if y < start - Self.decisionDistance {
            touchesStartPointY = nil
            presentTransition.cancel()
        } else if y > start + Self.decisionDistance {
            touchesStartPointY = nil
            presentTransition.finish()
        }
    }

    /// Ends the drag. If it was too short for a decision, the presentation finishes.
    func endSettingsDrag() {
        guard touchesStartPointY != nil else { return }
        touchesStartPointY = nil
        presentTransition.finish()
    }
}
