import QuartzCore

/// An invisible rectangle in a view that constraints can refer to.
@preconcurrency @MainActor open class UILayoutGuide: Hashable {
    nonisolated deinit {}

    /// A name that identifies the guide in logs.
    public var identifier = ""
    let box: LayoutBox

    /// Creates a guide without an owning view.
    public init() {
        box = LayoutBox(view: nil)
        box.setGuide(self)
    }

    /// The view that owns the guide. The rectangle of the guide is in the coordinates of this view.
    public var owningView: UIView? {
        get { box.view }
        set {
            guard newValue !== box.view else { return }
            box.view?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// The rectangle in the current solution, in the coordinates of the owning view.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        owningView.layoutEngine?.flush()
        guard let engine = box.engine, box.isConstrained else { return unconstrainedFrame }
        return box.rect(in: engine.solver)
    }

    /// The rectangle that applies if no constraint refers to the guide.
    var unconstrainedFrame: CGRect { .zero }

    /// Whether the rectangle depends directly on the safe area of the owning view.
    var followsSafeArea: Bool { false }

    /// Updates the constraints that the guide creates for itself. They are active while other constraints refer to the guide.
    func refreshImplicitConstraints() {}

    /// The anchor of the leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .leading) }
    /// The anchor of the trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .trailing) }
    /// The anchor of the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .left) }
    /// The anchor of the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .right) }
    /// The anchor of the horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .centerX) }
    /// The anchor of the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .top) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .bottom) }
    /// The anchor of the vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .centerY) }
    /// The anchor of the width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(box, .width) }
    /// The anchor of the height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(box, .height) }

    /// Whether both are the same object.
    nonisolated public static func == (a: UILayoutGuide, b: UILayoutGuide) -> Bool { a === b }
    /// Hashes the identity of the object.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIView {
    /// The layout guides that this view owns.
    public var layoutGuides: [UILayoutGuide] { layoutStateIfCreated?.guides ?? [] }

    /// Adds a layout guide to this view, and removes it from its previous owner.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.box.view !== self else { return }
        layoutGuide.box.view?.removeLayoutGuide(layoutGuide)
        layoutGuide.box.setView(self)
        layoutState.guides.append(layoutGuide)
    }

    /// Removes a layout guide, and deactivates all constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.box.view === self else { return }
        for constraint in layoutGuide.box.constraints { constraint.isActive = false }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.box.setView(nil)
    }

    /// The anchor of the leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState.box, .leading) }
    /// The anchor of the trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState.box, .trailing) }
    /// The anchor of the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState.box, .left) }
    /// The anchor of the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState.box, .right) }
    /// The anchor of the horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutState.box, .centerX) }
    /// The anchor of the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState.box, .top) }
    /// The anchor of the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState.box, .bottom) }
    /// The anchor of the vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState.box, .centerY) }
    /// The anchor of the baseline of the first line of text, or of the top edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState.box, .firstBaseline) }
    /// The anchor of the baseline of the last line of text, or of the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutState.box, .lastBaseline) }
    /// The anchor of the width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutState.box, .width) }
    /// The anchor of the height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutState.box, .height) }
}
