extension UIView {
    var defaultSemanticContentAttribute: UISemanticContentAttribute {
        get { layoutStateIfCreated?.semanticContent ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            layoutState.semanticContent = newValue
            layoutDirectionChanged()
        }
    }

    /// Returns the layout direction of views with a semantic content attribute in the application's interface.
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

    /// Updates the constraints of the view and its descendants, and the view's margins, after the layout direction of the view changed.
    private func layoutDirectionChanged() {
        forEachInTree { view in
            for constraint in view.layoutStateIfCreated?.constraints ?? [] { constraint.setNeedsSolverUpdate() }
        }
        marginsChanged()
        layoutDirectionDidChange()
    }

    /// Updates the constraints that this view owns, its margins and its content.
    func updateForLayoutDirection() {
        for constraint in layoutStateIfCreated?.constraints ?? [] { constraint.setNeedsSolverUpdate() }
        marginsChanged()
        layoutDirectionDidChange()
    }

    /// Whether the layout direction of the view is from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Converts a rectangle that was computed for a left-to-right layout to the layout direction of the view. In a right-to-left
    /// layout, the rectangle is mirrored.
    ///
    /// - Parameter area: The rectangle in which `rect` is mirrored, or nil for the bounds.
    func mirroredIfRightToLeft(_ rect: CGRect, in area: CGRect? = nil) -> CGRect {
        guard isRightToLeft else { return rect }
        let area = area ?? CGRect(origin: .zero, size: bounds.size)
        return CGRect(x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// The layout direction for the view's semantic content attribute, in an interface with the direction of the view's
    /// traits.
    var inheritedLayoutDirection: UIUserInterfaceLayoutDirection {
        guard TraitOverriding.isUsed || DeviceSettingsTable.isUsed else {
            return Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
        }
        let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
