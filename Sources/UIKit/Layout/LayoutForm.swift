import Constraints
import QuartzCore

// Foundation has an `Expression` too, of another kind.
typealias Expression = Constraints.Expression

/// Writes a constraint as a linear form in the variables of boxes, all places measured in the view that the two items have in common.
struct LayoutForm {
    private(set) var terms: [Expression.Term] = []
    private(set) var constant = 0.0
    private(set) var boxes: [LayoutBox] = []
    private let space: UIView
    /// Places are measured from the right edge, to the left.
    private let isMirrored: Bool

    /// before: first ⟨relation⟩ multiplier·second + constant; after: first − multiplier·second − constant ⟨relation⟩ 0
    init?(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.first.box, let view = first.view else { return nil }
        if let second = constraint.second {
            guard let other = second.box?.view, let common = view.commonAncestor(with: other) else { return nil }
            space = common
        } else {
            space = view
        }
        let isDirected = constraint.first.attribute.isDirected || constraint.second?.attribute.isDirected == true
        isMirrored = isDirected && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        add(constraint.first, times: 1)
        if let second = constraint.second { add(second, times: -Double(constraint.multiplier)) }
        constant -= Double(constraint.constant)
    }

    var expression: Expression { Expression(terms, constant: constant) }

    /// The boxes that the expression speaks of, after what cancelled out.
    func boxes(in expression: Expression) -> [LayoutBox] {
        boxes.filter { box in expression.terms.contains { LayoutBox.serial(of: $0.variable) == box.serial } }
    }

    private mutating func add(_ side: LayoutSide, times factor: Double) {
        guard let box = side.box else { return }
        add(box, side.attribute, times: factor)
        if side.isWay, let origin = side.origin { add(origin, side.originAttribute, times: -factor) }
    }

    private mutating func add(_ variable: Variable, of box: LayoutBox, times factor: Double) {
        guard factor != 0 else { return }
        terms.append(Expression.Term(variable, factor))
        if !boxes.contains(where: { $0 === box }) { boxes.append(box) }
    }

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

    /// x = left + part·width + offset, or the space's width less that.
    private mutating func addX(_ box: LayoutBox, _ part: Double, _ offset: CGFloat, times factor: Double) {
        let sign = isMirrored ? -factor : factor
        if isMirrored {
            let whole = inside(space.autoLayout.box)
            add(whole.width, of: whole, times: factor)
        }
        constant += sign * Double(offset)
        let isSpace = !box.isGuide && box.view === space
        let box = isSpace ? inside(box) : box
        add(box.width, of: box, times: sign * part)
        if !isSpace { climb(from: box) { form, next in form.add(next.left, of: next, times: sign) } }
    }

    private mutating func addY(_ box: LayoutBox, _ part: Double, _ offset: CGFloat, times factor: Double) {
        constant += factor * Double(offset)
        let isSpace = !box.isGuide && box.view === space
        let box = isSpace ? inside(box) : box
        add(box.height, of: box, times: factor * part)
        if !isSpace { climb(from: box) { form, next in form.add(next.top, of: next, times: factor) } }
    }

    /// What constraints from inside mean by the edges of a view: itself, or for one that scrolls its content.
    private func inside(_ box: LayoutBox) -> LayoutBox { box.view?.contentBox ?? box }

    /// The boxes whose places add up to that of the first in the space.
    private mutating func climb(from box: LayoutBox, _ visit: (inout LayoutForm, LayoutBox) -> Void) {
        visit(&self, box)
        var next = box.isGuide ? box.view : box.view?.superview
        while let view = next, view !== space {
            visit(&self, view.autoLayout.box)
            next = view.superview
        }
    }

    private mutating func addBaseline(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, times factor: Double) {
        guard let view = box.view, !box.isGuide else {
            return addY(box, attribute == .firstBaseline ? 0 : 1, 0, times: factor)
        }
        let target = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard target !== view, target.isDescendant(of: view) else {
            let baseline = view.baseline(attribute)
            return addY(box, Double(baseline.part), baseline.offset, times: factor)
        }
        addBaseline(target.autoLayout.box, attribute, times: factor)
    }
}

extension UIView {
    /// The nearest view that both are in, or are.
    func commonAncestor(with other: UIView) -> UIView? {
        var next: UIView? = self
        while let view = next {
            if other.isDescendant(of: view) { return view }
            next = view.superview
        }
        return nil
    }
}
