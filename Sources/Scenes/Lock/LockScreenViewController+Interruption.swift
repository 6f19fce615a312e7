import UIKit

/// Settings that come by themselves can be caught with a finger: dragged up they go back, dragged down they come.
///
/// The finger lands on the settings, which take no interest, and reaches this controller on the way up the responder chain.
extension LockScreenViewController {
    private static let reach: CGFloat = 40

    func catchSettings(at y: CGFloat) {
        guard !presentTransition.wantsInteractiveStart, presentTransition.animator != nil else { return }
        touchesStartPointY = y
        presentTransition.interruptTransition()
    }

    func dragSettings(to y: CGFloat) {
        guard let start = touchesStartPointY else { return }
        if y < start - Self.reach {
            touchesStartPointY = nil
            presentTransition.cancel()
        } else if y > start + Self.reach {
            touchesStartPointY = nil
            presentTransition.finish()
        }
    }

    /// Whoever lets go without having decided has only looked.
    func releaseSettings() {
        guard touchesStartPointY != nil else { return }
        touchesStartPointY = nil
        presentTransition.finish()
    }
}
