import FlipbookConstraints
import QuartzCore

// The expression type of the solver.
typealias LinearExpression = FlipbookConstraints.LinearExpression

/// Converts a constraint to a linear expression whose variables are the positions and sizes of layout boxes.
///
/// All positions are measured in the coordinates of the nearest common ancestor of both items.
struct ConstraintLinearizer {
    /// The nearest common ancestor of both items, or the view of the first item if there is no second item.
    private let ancestor: UIView
    /// Whether horizontal positions are measured from the right edge of the ancestor to the left.
    let isMirrored: Bool

    /// Fails if an item was deallocated, or if the items have no common ancestor.
    init?(_ constraint: NSLayoutConstraint) {
        guard let view = constraint.first.box?.view else { return nil }
        if let second = constraint.second {
            guard let other = second.box?.view, let common = view.commonAncestor(with: other) else { return nil }
            ancestor = common
        } else {
            ancestor = view
        }
        let isDirectional = constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true
        isMirrored = isDirectional && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Converts `first ⟨relation⟩ multiplier·second + constant` to `first − multiplier·second − constant ⟨relation⟩ 0`, and adds it to an
    /// empty form.
    func add(_ constraint: NSLayoutConstraint, to form: inout LinearForm) {
        add(constraint.first, times: 1, to: &form)
        if let second = constraint.second { add(second, times: -Double(constraint.multiplier), to: &form) }
        form.constant -= Double(constraint.constant)
    }

    /// Adds a side of the constraint, multiplied by `factor`.
    private func add(_ side: ConstraintSide, times factor: Double, to form: inout LinearForm) {
        guard let box = side.box else { return }
        add(box, side.attribute, times: factor, to: &form)
        if side.isDistance, let origin = side.origin { add(origin, side.originAttribute, times: -factor, to: &form) }
    }

    /// Adds the value of an attribute of a box, multiplied by `factor`.
    private func add(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, times factor: Double, to form: inout LinearForm) {
        let margins = attribute.isMargin ? box.view?.layoutMargins ?? .zero : .zero
        switch attribute {
        case .notAnAttribute: break
        case .width: form.add(box.width, of: box, times: factor)
        case .height: form.add(box.height, of: box, times: factor)
        case .left: addX(box, 0, 0, times: factor, to: &form)
        case .right: addX(box, 1, 0, times: factor, to: &form)
        case .leading: addX(box, isMirrored ? 1 : 0, 0, times: factor, to: &form)
        case .trailing: addX(box, isMirrored ? 0 : 1, 0, times: factor, to: &form)
        case .centerX: addX(box, 0.5, 0, times: factor, to: &form)
        case .leftMargin: addX(box, 0, margins.left, times: factor, to: &form)
        case .rightMargin: addX(box, 1, -margins.right, times: factor, to: &form)
        case .leadingMargin: addX(box, isMirrored ? 1 : 0, isMirrored ? -margins.right : margins.left, times: factor, to: &form)
        case .trailingMargin: addX(box, isMirrored ? 0 : 1, isMirrored ? margins.left : -margins.right, times: factor, to: &form)
        case .centerXWithinMargins: addX(box, 0.5, (margins.left - margins.right) / 2, times: factor, to: &form)
        case .top: addY(box, 0, 0, times: factor, to: &form)
        case .bottom: addY(box, 1, 0, times: factor, to: &form)
        case .centerY: addY(box, 0.5, 0, times: factor, to: &form)
        case .topMargin: addY(box, 0, margins.top, times: factor, to: &form)
        case .bottomMargin: addY(box, 1, -margins.bottom, times: factor, to: &form)
        case .centerYWithinMargins: addY(box, 0.5, (margins.top - margins.bottom) / 2, times: factor, to: &form)
        case .firstBaseline, .lastBaseline: addBaseline(box, attribute, times: factor, to: &form)
        }
    }

    /// Adds `left + fraction·width + offset`. If mirrored, adds the ancestor's width minus this value.
    private func addX(_ box: LayoutBox, _ fraction: Double, _ offset: CGFloat, times factor: Double, to form: inout LinearForm) {
        let sign = isMirrored ? -factor : factor
        if isMirrored {
            let ancestorBox = innerBox(ancestor.layoutState.box)
            form.add(ancestorBox.width, of: ancestorBox, times: factor)
        }
        form.constant += sign * Double(offset)
        let isAncestor = !box.isGuide && box.view === ancestor
        let box = isAncestor ? innerBox(box) : box
        form.add(box.width, of: box, times: sign * fraction)
        if !isAncestor { visitBoxes(from: box) { form.add($0.left, of: $0, times: sign) } }
    }

    /// Adds `top + fraction·height + offset`.
    private func addY(_ box: LayoutBox, _ fraction: Double, _ offset: CGFloat, times factor: Double, to form: inout LinearForm) {
        form.constant += factor * Double(offset)
        let isAncestor = !box.isGuide && box.view === ancestor
        let box = isAncestor ? innerBox(box) : box
        form.add(box.height, of: box, times: factor * fraction)
        if !isAncestor { visitBoxes(from: box) { form.add($0.top, of: $0, times: factor) } }
    }

    /// Returns the box that constraints between a view and its descendants refer to.
    ///
    /// For a scroll view, this is the content box. For other views, it is the view's own box.
    private func innerBox(_ box: LayoutBox) -> LayoutBox { box.view?.contentBox ?? box }

    /// Calls `visit` with a box, and with the boxes of the views that contain it, from the inside to the outside. The visit stops before
    /// the box of the ancestor. The sum of the positions of these boxes is the position of the first box in the ancestor.
    private func visitBoxes(from box: LayoutBox, _ visit: @MainActor (LayoutBox) -> Void) {
        visit(box)
        var next = box.isGuide ? box.view : box.view?.superview
        while let view = next, view !== ancestor {
            visit(view.layoutState.box)
            next = view.superview
        }
    }

    /// Adds the position of a baseline. A view can delegate its baseline to a descendant.
    private func addBaseline(
        _ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, times factor: Double, to form: inout LinearForm
    ) {
        guard let view = box.view, !box.isGuide else {
            return addY(box, attribute == .firstBaseline ? 0 : 1, 0, times: factor, to: &form)
        }
        let target = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard target !== view, target.isDescendant(of: view) else {
            let baseline = view.baseline(attribute)
            return addY(box, Double(baseline.heightFraction), baseline.offset, times: factor, to: &form)
        }
        var next = target.superview
        while let container = next {
            if let baseline = container.baseline(attribute, ofDescendant: target) {
                return addY(container.layoutState.box, Double(baseline.heightFraction), baseline.offset, times: factor, to: &form)
            }
            next = container === view ? nil : container.superview
        }
        addBaseline(target.layoutState.box, attribute, times: factor, to: &form)
    }
}

extension UIView {
    /// Returns the nearest common ancestor of both views. It can be one of the views itself.
    func commonAncestor(with other: UIView) -> UIView? {
        // Most constraints are between siblings, or between a view and its superview.
        let (parent, otherParent) = (superview, other.superview)
        if other === self || otherParent === self { return self }
        if let parent, parent === other || parent === otherParent { return parent }
        var next: UIView? = self
        while let view = next {
            if other.isDescendant(of: view) { return view }
            next = view.superview
        }
        return nil
    }
}
