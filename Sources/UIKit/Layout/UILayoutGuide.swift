import QuartzCore

/// An invisible rectangle in a view that constraints can refer to.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    nonisolated deinit {}

    /// A name that identifies the guide in logs.
    open var identifier = ""
    let box: LayoutBox

    /// Creates a guide without an owning view.
    public override init() {
        box = LayoutBox(view: nil)
        super.init()
        box.setGuide(self)
    }

    /// The view that owns the guide. The rectangle of the guide is in the coordinates of this view.
    open var owningView: UIView? {
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
        guard box.engine != nil, box.isConstrained else { return unconstrainedFrame }
        return box.rect
    }

    /// The rectangle that applies if no constraint refers to the guide.
    var unconstrainedFrame: CGRect { .zero }

    /// Whether the rectangle depends directly on the safe area of the owning view.
    var followsSafeArea: Bool { false }

    /// Updates the constraints that the guide creates for itself. They are active while other constraints refer to the guide.
    func refreshImplicitConstraints() {}

    /// The anchor of the leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .leading) }
    /// The anchor of the trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .trailing) }
    /// The anchor of the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .left) }
    /// The anchor of the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .right) }
    /// The anchor of the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .centerX) }
    /// The anchor of the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .top) }
    /// The anchor of the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .bottom) }
    /// The anchor of the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .centerY) }
    /// The anchor of the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(box, .width) }
    /// The anchor of the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(box, .height) }

    // MARK: - Members that subclasses can override

    /// Whether the constraints allow another frame of the guide equally well.
    open var hasAmbiguousLayout: Bool {
        owningView?.layoutEngine?.flush()
        return box.isAmbiguous
    }
    /// Returns the constraints that determine the guide's position and size along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        defaultConstraintsAffectingLayout(for: axis)
    }
}

extension UIView {
    func defaultAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.box.view !== self else { return }
        layoutGuide.box.view?.removeLayoutGuide(layoutGuide)
        layoutGuide.box.setView(self)
        layoutState.guides.append(layoutGuide)
    }

    func defaultRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
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
