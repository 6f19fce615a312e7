import CoreGraphics

/// The position of a preview in a container.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, NSCopying {
    nonisolated deinit {}

    /// The view in whose coordinates the position is given.
    public let container: UIView
    /// The middle of the preview, in the coordinates of the container.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Creates a position. The container must be in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        guard container.window != nil else {
            preconditionFailure("UIPreviewTarget requires that the container view is in a window, but it is not.")
        }
        (self.container, self.center, self.transform) = (container, center, transform)
    }

    /// Returns the object itself, which does not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
