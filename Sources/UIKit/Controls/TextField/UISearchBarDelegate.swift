import Foundation

/// An object that controls and observes a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Returns whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called after editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns whether a range of the text may be replaced.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called when the Return key, which has the title "search", is pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the Cancel button is tapped, or when Escape is pressed while the button is visible.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when the button for the results list is tapped.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Called after the user has selected another scope button.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Called when the bookmark button is tapped.
    ///
    /// Differs from Apple: it is never called, because there is no bookmark button.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}
