import FlipbookConstraints

/// A constraint that a box creates for one of its variables, or for a sum of variables of several boxes.
///
/// The constraint is `Σ coefficient·variable ⟨relation⟩ constant`. The coefficients and the constant are set by other code, which computes
/// them for example from the bounds of the superview.
class ImplicitConstraint: NSLayoutConstraint {
    nonisolated deinit {}

    /// A term of the sum: a variable of a box with its coefficient.
    struct Term {
        unowned var box: LayoutBox
        var variable: Variable
        var coefficient: CGFloat
    }

    private var terms: [Term] = []

    init(_ box: LayoutBox, _ attribute: Attribute, _ relation: Relation = .equal) {
        serial = box.serial
        super.init()
        setRelation(ConstraintSide(box, attribute), relation, nil)
    }

    override var breakRank: Int { 0 }
    override var ownerSerial: Int? { serial }
    private let serial: Int

    /// Sets the sum and the constant.
    func set(_ terms: [Term], _ constant: CGFloat) {
        self.terms = terms.filter { $0.coefficient != 0 }
        self.constant = constant
    }

    override func addLinearForm(to form: inout LinearForm) -> Bool {
        for term in terms { form.add(term.variable, of: term.box, times: Double(term.coefficient)) }
        form.constant = -Double(constant)
        return true
    }
}
