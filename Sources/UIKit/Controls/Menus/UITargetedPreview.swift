import CoreGraphics

/// A view that is lifted, with its shape and its position.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, NSCopying {
    nonisolated deinit {}

    /// The view that is shown.
    public let view: UIView
    /// The shape and the background.
    open var parameters: UIPreviewParameters { storedParameters }
    /// The position from which the preview comes, or to which it returns.
    public let target: UIPreviewTarget
    private let storedParameters: UIPreviewParameters

    /// Creates a preview of a view at a position.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, storedParameters, self.target) = (view, parameters, target)
    }

    /// Creates a preview of a view at the view's own position. The view must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let superview = view.superview, view.window != nil else {
            preconditionFailure("UITargetedPreview requires that the view is in a window, but it is not. Pass a UIPreviewTarget.")
        }
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
    }

    /// Creates a preview of a view at the view's own position, with its bounds as shape.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// Returns the same preview at another position.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns the object itself, which does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
