import CoreGraphics

/// A part of a view that has no view of its own, for assistive technologies. It is one of the `accessibilityElements` of the view.
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

    /// Whether this is an element: true, unless it was set.
    open override var isAccessibilityElement: Bool {
        get { accessibilityValuesIfCreated?.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }
    /// The point at which a touch activates the element, in the coordinates of the screen. The default is the middle of the frame.
    open override var accessibilityActivationPoint: CGPoint {
        get { accessibilityValuesIfCreated?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibilityValues.activationPoint = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
