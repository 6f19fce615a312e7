import FlipbookConstraints

/// A constraint that a box creates for one of its variables, or for a sum of variables of several boxes.
///
/// The constraint is `Σ coefficient·variable ⟨relation⟩ constant`. The coefficients and the constant are set by other code, which computes
/// them for example from the bounds of the superview.
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
        super.init()
        setRelation(ConstraintSide(box, attribute), relation, nil)
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
