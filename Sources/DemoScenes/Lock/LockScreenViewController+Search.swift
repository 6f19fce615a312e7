import UIKit

/// The search: the screen is blurred while the text in the search bar is edited.
extension LockScreenViewController: UISearchBarDelegate {
    /// Animates the blur in or out.
    ///
    /// The timing curve is negative at first. The progress becomes positive only after 0.44 of the duration, and then increases fast.
    func toggleBlur(_ blurred: Bool) {
        UIViewPropertyAnimator(
            duration: 0.55, controlPoint1: CGPoint(x: 0.57, y: -0.4), controlPoint2: CGPoint(x: 0.96, y: 0.87),
            animations: blurAnimations(blurred)
        ).startAnimation()
    }

    /// Returns an animation block for the blur. The search and the presentation of the settings both use it.
    func blurAnimations(_ blurred: Bool) -> () -> Void {
        return { [blurView, tableView] in
            blurView.effect = blurred ? UIBlurEffect(style: .dark) : nil
            tableView.transform = blurred ? CGAffineTransform(scaleX: 0.75, y: 0.75) : .identity
            tableView.alpha = blurred ? 0.33 : 1
        }
    }

    /// Prevents a search while the peek menu is open, because both use the blur.
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
