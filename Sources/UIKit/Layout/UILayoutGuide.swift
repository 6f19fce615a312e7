import QuartzCore

/// A rectangle in a view that constraints can name and nobody sees.
open class UILayoutGuide: Hashable {
    public var identifier = ""
    let box: LayoutBox

    public init() {
        box = LayoutBox(view: nil)
        box.belong(to: self)
    }

    /// The view in whose coordinates it lies.
    public var owningView: UIView? {
        get { box.view }
        set {
            guard newValue !== box.view else { return }
            box.view?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    /// As it was found last, in the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        owningView.layoutEngine?.flush()
        guard let engine = box.engine, box.isInvolved else { return restingFrame }
        return box.rect(in: engine.solver)
    }

    /// Where it is while no constraint names it.
    var restingFrame: CGRect { .zero }

    /// What it says of itself when constraints name it.
    func refreshSurroundings() {}

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(box, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(box, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(box, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(box, .height) }

    nonisolated public static func == (a: UILayoutGuide, b: UILayoutGuide) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIView {
    public var layoutGuides: [UILayoutGuide] { autoLayoutIfAny?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.box.view !== self else { return }
        layoutGuide.box.view?.removeLayoutGuide(layoutGuide)
        layoutGuide.box.move(to: self)
        autoLayout.guides.append(layoutGuide)
    }

    /// Constraints that name it are ended.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.box.view === self else { return }
        for constraint in layoutGuide.box.constraints { constraint.isActive = false }
        autoLayout.guides.removeAll { $0 === layoutGuide }
        layoutGuide.box.move(to: nil)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(autoLayout.box, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(autoLayout.box, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(autoLayout.box, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(autoLayout.box, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(autoLayout.box, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(autoLayout.box, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(autoLayout.box, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(autoLayout.box, .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(autoLayout.box, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(autoLayout.box, .lastBaseline) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(autoLayout.box, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(autoLayout.box, .height) }
}
