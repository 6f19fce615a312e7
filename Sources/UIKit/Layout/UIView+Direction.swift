extension UIView {
    var defaultSemanticContentAttribute: UISemanticContentAttribute {
        get { layoutStateIfCreated?.semanticContent ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            layoutState.semanticContent = newValue
            layoutDirectionChanged()
        }
    }

    /// Returns the layout direction of views with a semantic content attribute.
    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the layout direction of views with a semantic content attribute in an interface with a given direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Updates the constraints and margins that depend on the layout direction.
    private func layoutDirectionChanged() {
        forEachInTree { view in
            for constraint in view.layoutStateIfCreated?.constraints ?? [] { constraint.setNeedsSolverUpdate() }
        }
        marginsChanged()
    }
}

extension UIApplication {
    /// The layout direction of the app's language.
    ///
    /// Differs from Apple: it is always left to right, because English is the only language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
