/// An object that is notified when a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Called before the animation with which the search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after the animation with which the search begins.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the animation with which the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after the animation with which the search ends.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called after `willPresentSearchController(_:)`.
    ///
    /// Differs from Apple: it cannot replace the animation.
    func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
}
