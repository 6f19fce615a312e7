import UIKit

/// A touch can interrupt a presentation of the settings that was started by the button: dragging up cancels it, dragging down
/// finishes it.
///
/// The touch hits the view of the settings, which does not handle it. It reaches this controller along the responder chain.
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

    /// Ends the drag. Without a decision the presentation finishes.
    func endSettingsDrag() {
        guard touchesStartPointY != nil else { return }
        touchesStartPointY = nil
        presentTransition.finish()
    }
}
