extension UIView {
    /// The name of the view in diagnostics: its class, its address and its accessibility identifier.
    var diagnosticDescription: String { "<\(address(of: self))\(accessibilityIdentifier.map { " '\($0)'" } ?? "")>" }

    /// The first view of the tree that is marked for layout or for an update of its constraints, or nil.
    var firstViewNeedingLayout: UIView? {
        if needsLayout || needsConstraintUpdate { return self }
        return subviews.lazy.compactMap(\.firstViewNeedingLayout).first
    }
}
