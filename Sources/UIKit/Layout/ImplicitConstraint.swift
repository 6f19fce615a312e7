import FlipbookConstraints
import QuartzCore

/// A constraint that a box creates for one of its variables, or for a sum of variables of several boxes.
///
/// It follows from the surroundings of the box, such as the bounds of the superview: `Σ coefficient·variable ⟨relation⟩ constant`.
class ImplicitConstraint: NSLayoutConstraint {
    /// A term of the sum: a variable of a box with its coefficient.
    struct Term {
        unowned var box: LayoutBox
        var variable: Variable
        var coefficient: CGFloat
    }

    private unowned let box: LayoutBox
    private var terms: [Term] = []

    init(_ box: LayoutBox, _ attribute: Attribute, _ relation: Relation = .equal) {
        self.box = box
        super.init(ConstraintSide(box, attribute), relation, nil)
    }

    override var breakRank: Int { 0 }
    override var ownerBox: LayoutBox? { box }

    /// Sets the sum and the constant.
    func set(_ terms: [Term], _ constant: CGFloat) {
        self.terms = terms.filter { $0.coefficient != 0 }
        self.constant = constant
    }

    override func linearForm() -> (expression: LinearExpression, boxes: [LayoutBox])? {
        var boxes: [LayoutBox] = []
        for term in terms where !boxes.contains(where: { $0 === term.box }) { boxes.append(term.box) }
        let linearTerms = terms.map { LinearExpression.Term($0.variable, Double($0.coefficient)) }
        return (LinearExpression(linearTerms, constant: -Double(constant)), boxes)
    }
}

/// The constraint for the frame of a view that translates its autoresizing mask.
final class NSAutoresizingMaskLayoutConstraint: ImplicitConstraint {
    /// Sets `variable = value + share·(superviewLength − currentLength)`: the value now, plus a share of the superview's growth.
    func set(
        _ box: LayoutBox, _ variable: Variable, to value: CGFloat, share: CGFloat, of superviewBox: LayoutBox?,
        _ superviewLength: Variable?, currentLength: CGFloat
    ) {
        let ownTerm = Term(box: box, variable: variable, coefficient: 1)
        guard let superviewBox, let superviewLength, share != 0 else { return set([ownTerm], value) }
        set([ownTerm, Term(box: superviewBox, variable: superviewLength, coefficient: -share)], value - share * currentLength)
    }
}

/// A constraint for the intrinsic size of a view: not larger than the content at one priority, not smaller at another.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    private unowned let box: LayoutBox
    /// Whether the view has an intrinsic length along the axis.
    private var hasLength = false

    init(_ box: LayoutBox, _ attribute: Attribute, _ relation: Relation) {
        self.box = box
        super.init(ConstraintSide(box, attribute), relation, nil)
    }

    override var ownerBox: LayoutBox? { box }
    override var isApplicable: Bool { hasLength }

    /// Sets the intrinsic length and the priority. The length is `UIView.noIntrinsicMetric` if there is none.
    func set(_ length: CGFloat, _ priority: UILayoutPriority) {
        hasLength = length >= 0
        constant = max(length, 0)
        self.priority = priority
    }
}

extension LayoutBox {
    /// Updates the constraints for the frame of a view that translates its autoresizing mask.
    func refreshAutoresizingConstraints() {
        guard let view else { return }
        if implicitConstraints.isEmpty {
            implicitConstraints = ([.left, .width, .top, .height] as [NSLayoutConstraint.Attribute]).map {
                NSAutoresizingMaskLayoutConstraint(self, $0)
            }
        }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        let parent = view.superview
        let superviewSize = parent?.bounds.size ?? .zero
        let shares = view.autoresizingShares(in: superviewSize)
        let superviewBox = parent?.layoutState.box
        let values = [
            (left, rect.minX, shares.x.position), (width, rect.width, shares.x.size), (top, rect.minY, shares.y.position),
            (height, rect.height, shares.y.size),
        ]
        for (index, value) in values.enumerated() {
            let isHorizontal = index < 2
            (implicitConstraints[index] as? NSAutoresizingMaskLayoutConstraint)?.set(
                self, value.0, to: value.1, share: value.2, of: superviewBox, isHorizontal ? superviewBox?.width : superviewBox?.height,
                currentLength: isHorizontal ? superviewSize.width : superviewSize.height)
        }
    }

    /// Updates the constraints for the intrinsic size of the view. The height of a text is measured for the width in the last solution.
    func refreshContentConstraints() {
        guard let view else { return }
        let size = view.contentSize(forWidth: measuredWidth)
        guard size.width >= 0 || size.height >= 0 || !contentConstraints.isEmpty else { return }
        if contentConstraints.isEmpty {
            contentConstraints = [
                NSContentSizeLayoutConstraint(self, .width, .lessThanOrEqual),
                NSContentSizeLayoutConstraint(self, .width, .greaterThanOrEqual),
                NSContentSizeLayoutConstraint(self, .height, .lessThanOrEqual),
                NSContentSizeLayoutConstraint(self, .height, .greaterThanOrEqual),
            ]
        }
        for (index, length) in [size.width, size.width, size.height, size.height].enumerated() {
            let (axis, isMaximum) = (index >> 1, index & 1 == 0)
            let priorities = view.contentPriorities(axis)
            contentConstraints[index].set(length, isMaximum ? priorities.hugging : priorities.resistance)
        }
    }
}
