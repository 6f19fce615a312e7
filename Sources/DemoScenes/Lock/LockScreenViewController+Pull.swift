import UIKit

/// The pull: pulling the table down beyond its top edge presents the settings interactively.
extension LockScreenViewController: UITableViewDelegate {
    /// Returns the progress of the presentation: 0 for a pull of up to 30 points, 1 for a pull of 120 points or more.
    private func progress(of scrollView: UIScrollView) -> CGFloat { max(0, min(1, (-scrollView.contentOffset.y - 30) / 90)) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isDragging = true }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isDragging else { return }
        if isPresentingSettings {
            presentTransition.update(progress(of: scrollView))
        } else if scrollView.contentOffset.y < -30 {
            isPresentingSettings = presentSettings(interactively: true)
        }
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        if isPresentingSettings {
            if progress(of: scrollView) > 0.5 { presentTransition.finish() } else { presentTransition.cancel() }
        }
        isDragging = false
        isPresentingSettings = false
    }
}
