import FlipbookConstraints
import QuartzCore

// The expression type of the solver.
typealias LinearExpression = FlipbookConstraints.LinearExpression

/// Converts a constraint to a linear expression whose variables are the positions and sizes of layout boxes.
///
/// All positions are measured in the coordinates of the nearest common ancestor of both items.
struct ConstraintLinearizer {
    private(set) var terms: [LinearExpression.Term] = []
    private(set) var constant = 0.0
    private(set) var boxes: [LayoutBox] = []
    /// The nearest common ancestor of both items, or the view of the first item if there is no second item.
    private let ancestor: UIView
    /// Whether horizontal positions are measured from the right edge of the ancestor to the left.
    let isMirrored: Bool

    /// Converts `first ⟨relation⟩ multiplier·second + constant` to `first − multiplier·second − constant ⟨relation⟩ 0`.
    ///
    /// Fails if an item was deallocated, or if the items have no common ancestor.
    init?(_ constraint: NSLayoutConstraint) {
        let (firstSide, secondSide) = (constraint.first, constraint.second)
        guard let view = firstSide.box?.view else { return nil }
        if let second = secondSide {
            guard let other = second.box?.view, let common = view.commonAncestor(with: other) else { return nil }
            ancestor = common
        } else {
            ancestor = view
        }
        let isDirectional = firstSide.attribute.isDirectional || secondSide?.attribute.isDirectional == true
        isMirrored = isDirectional && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        terms.reserveCapacity(4)
        add(firstSide, times: 1)
        if let secondSide { add(secondSide, times: -Double(constraint.multiplier)) }
        constant -= Double(constraint.constant)
    }

    var expression: LinearExpression { LinearExpression(terms, constant: constant) }

    /// Returns the boxes with variables in `expression`. A box whose terms cancel each other is not included.
    func boxes(in expression: LinearExpression) -> [LayoutBox] {
        if expression.terms.count == terms.count { return boxes }
        return boxes.filter { box in expression.terms.contains { LayoutBox.serial(of: $0.variable) == box.serial } }
    }

    /// Adds a side of the constraint, multiplied by `factor`.
    private mutating func add(_ side: ConstraintSide, times factor: Double) {
        guard let box = side.box else { return }
        add(box, side.attribute, times: factor)
        if side.isDistance, let origin = side.origin { add(origin, side.originAttribute, times: -factor) }
    }

    private mutating func add(_ variable: Variable, of box: LayoutBox, times factor: Double) {
        guard factor != 0 else { return }
        terms.append(LinearExpression.Term(variable, factor))
        for known in boxes where known === box { return }
        boxes.append(box)
    }

    /// Adds the value of an attribute of a box, multiplied by `factor`.
    private mutating func add(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, times factor: Double) {
        let margins = attribute.isMargin ? box.view?.layoutMargins ?? .zero : .zero
        switch attribute {
        case .notAnAttribute: break
        case .width: add(box.width, of: box, times: factor)
        case .height: add(box.height, of: box, times: factor)
        case .left: addX(box, 0, 0, times: factor)
        case .right: addX(box, 1, 0, times: factor)
        case .leading: addX(box, isMirrored ? 1 : 0, 0, times: factor)
        case .trailing: addX(box, isMirrored ? 0 : 1, 0, times: factor)
        case .centerX: addX(box, 0.5, 0, times: factor)
        case .leftMargin: addX(box, 0, margins.left, times: factor)
        case .rightMargin: addX(box, 1, -margins.right, times: factor)
        case .leadingMargin: addX(box, isMirrored ? 1 : 0, isMirrored ? -margins.right : margins.left, times: factor)
        case .trailingMargin: addX(box, isMirrored ? 0 : 1, isMirrored ? margins.left : -margins.right, times: factor)
        case .centerXWithinMargins: addX(box, 0.5, (margins.left - margins.right) / 2, times: factor)
        case .top: addY(box, 0, 0, times: factor)
        case .bottom: addY(box, 1, 0, times: factor)
        case .centerY: addY(box, 0.5, 0, times: factor)
        case .topMargin: addY(box, 0, margins.top, times: factor)
        case .bottomMargin: addY(box, 1, -margins.bottom, times: factor)
        case .centerYWithinMargins: addY(box, 0.5, (margins.top - margins.bottom) / 2, times: factor)
        case .firstBaseline, .lastBaseline: addBaseline(box, attribute, times: factor)
        }
    }

    /// Adds `left + fraction·width + offset`. If mirrored, adds the ancestor's width minus this value.
    private mutating func addX(_ box: LayoutBox, _ fraction: Double, _ offset: CGFloat, times factor: Double) {
        let sign = isMirrored ? -factor : factor
        if isMirrored {
            let ancestorBox = innerBox(ancestor.layoutState.box)
            add(ancestorBox.width, of: ancestorBox, times: factor)
        }
        constant += sign * Double(offset)
        let isAncestor = !box.isGuide && box.view === ancestor
        let box = isAncestor ? innerBox(box) : box
        add(box.width, of: box, times: sign * fraction)
        if !isAncestor { visitBoxes(from: box) { linearizer, next in linearizer.add(next.left, of: next, times: sign) } }
    }

    /// Adds `top + fraction·height + offset`.
    private mutating func addY(_ box: LayoutBox, _ fraction: Double, _ offset: CGFloat, times factor: Double) {
        constant += factor * Double(offset)
        let isAncestor = !box.isGuide && box.view === ancestor
        let box = isAncestor ? innerBox(box) : box
        add(box.height, of: box, times: factor * fraction)
        if !isAncestor { visitBoxes(from: box) { linearizer, next in linearizer.add(next.top, of: next, times: factor) } }
    }

    /// Returns the box that constraints between a view and its descendants refer to.
    ///
    /// For a scroll view, this is the content box. For other views, it is the view's own box.
    private func innerBox(_ box: LayoutBox) -> LayoutBox { box.view?.contentBox ?? box }

    /// Calls `visit` with a box, and with the boxes of the views that contain it, from the inside to the outside. The visit stops before
    /// the box of the ancestor. The sum of the positions of these boxes is the position of the first box in the ancestor.
    private mutating func visitBoxes(from box: LayoutBox, _ visit: (inout ConstraintLinearizer, LayoutBox) -> Void) {
        visit(&self, box)
        var next = box.isGuide ? box.view : box.view?.superview
        while let view = next, view !== ancestor {
            visit(&self, view.layoutState.box)
            next = view.superview
        }
    }

    /// Adds the position of a baseline. A view can delegate its baseline to a descendant.
    private mutating func addBaseline(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, times factor: Double) {
        guard let view = box.view, !box.isGuide else {
            return addY(box, attribute == .firstBaseline ? 0 : 1, 0, times: factor)
        }
        let target = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard target !== view, target.isDescendant(of: view) else {
            let baseline = view.baseline(attribute)
            return addY(box, Double(baseline.heightFraction), baseline.offset, times: factor)
        }
        var next = target.superview
        while let container = next {
            if let baseline = container.baseline(attribute, ofDescendant: target) {
                return addY(container.layoutState.box, Double(baseline.heightFraction), baseline.offset, times: factor)
            }
            next = container === view ? nil : container.superview
        }
        addBaseline(target.layoutState.box, attribute, times: factor)
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
