/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Called when the search begins or ends, and when the text or the scope has changed.
    func updateSearchResults(for searchController: UISearchController)
}
