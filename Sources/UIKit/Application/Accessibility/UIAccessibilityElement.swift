import CoreGraphics

/// An element inside a view that is not a view itself, for assistive technologies.
///
/// Differs from Apple: the values are stored and have no effect, because assistive technologies are not supported.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    nonisolated deinit {}

    /// The view that contains the element.
    open weak var accessibilityContainer: AnyObject?
    /// The name of the element.
    open var accessibilityLabel: String?
    /// The name of the element for tests.
    open var accessibilityIdentifier: String?
    /// The frame in the coordinates of the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero

    /// Creates an element of a container. The container is not retained.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// The frame in the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get { (accessibilityContainer as? UIView)?.convert(accessibilityFrameInContainerSpace, to: UIScreen.main) ?? storedFrame }
        set {
            storedFrame = newValue
            if let view = accessibilityContainer as? UIView {
                accessibilityFrameInContainerSpace = view.convert(newValue, from: UIScreen.main)
            }
        }
    }
    private var storedFrame = CGRect.zero

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
