import UIKit

/// While something is searched for, the screen behind the search bar is blurred.
extension LockScreenViewController: UISearchBarDelegate {
    /// The curve takes a run-up: the blur only sets in after 0.44 of the time, and then quickly.
    func toggleBlur(_ blurred: Bool) {
        UIViewPropertyAnimator(
            duration: 0.55, controlPoint1: CGPoint(x: 0.57, y: -0.4), controlPoint2: CGPoint(x: 0.96, y: 0.87),
            animations: blurAnimations(blurred)
        ).startAnimation()
    }

    /// For whatever animator has a use for it.
    func blurAnimations(_ blurred: Bool) -> () -> Void {
        return { [blurView, tableView] in
            blurView.effect = blurred ? UIBlurEffect(style: .dark) : nil
            tableView.transform = blurred ? CGAffineTransform(scaleX: 0.75, y: 0.75) : .identity
            tableView.alpha = blurred ? 0.33 : 1
        }
    }

    /// A menu has the blur to itself.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { previewView == nil }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        tableView.isUserInteractionEnabled = false
        toggleBlur(true)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        tableView.isUserInteractionEnabled = true
        toggleBlur(false)
    }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        if searchText.isEmpty { searchBar.resignFirstResponder() }
    }
}
