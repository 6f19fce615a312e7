import CoreGraphics

/// A controller with a bar. The views of its children can extend behind the bar. The bar then covers a part of the views.
protocol BarContainer: UIViewController {
    /// Lays out the views of the children again, because a child or a bar has changed whether the views extend behind the bar.
    func extendedLayoutDidChange()
}

extension UIViewController {
    /// Returns whether the view extends behind a bar at an edge.
    func extends(behind edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}
