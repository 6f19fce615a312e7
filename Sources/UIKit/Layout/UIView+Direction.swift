import QuartzCore

nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What a view's content is, which decides whether it is mirrored where people write from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { autoLayoutIfAny?.semantics ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            autoLayout.semantics = newValue
            directionChanged()
        }
    }

    /// Where lines begin in this view.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Leading and trailing are others now for what is arranged in this view.
    private func directionChanged() {
        forEachInTree { view in
            for constraint in view.autoLayoutIfAny?.constraints ?? [] { constraint.note() }
        }
        marginsChanged()
    }
}

extension UIApplication {
    /// Where lines begin in the person's language. English is all there is here.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
