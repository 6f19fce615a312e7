import CoreGraphics
import FlipbookConstraints
import QuartzCore

/// The limits of the numbers that constraints can contain.
enum LayoutLimits {
    /// The maximum absolute value of a constant. Ten million points are more than the size of any screen, and a `Double` of this size still
    /// has a precision of about eight decimals.
    static let maximumConstant: CGFloat = 1e7

    /// The maximum absolute value of a multiplier.
    static let maximumMultiplier: CGFloat = 1e4

    /// Returns the constant, limited to the allowed range, and reports a warning if it changes. Returns nil if it is not a number.
    static func constant(_ value: CGFloat) -> CGFloat? {
        guard !value.isNaN else {
            report("A constant that is not a number is ignored. Check the computation of the constant.")
            return nil
        }
        guard abs(value) > maximumConstant else { return value }
        report(
            "The constant \(value) is out of range; the nearest allowed constant is used. Use a constant of at most \(maximumConstant) "
                + "points."
        )
        return min(max(value, -maximumConstant), maximumConstant)
    }

    /// Returns the multiplier. If it is beyond the limits, reports a warning and returns 1.
    static func multiplier(_ value: CGFloat) -> CGFloat {
        if value.isFinite, abs(value) <= maximumMultiplier { return value }
        report("The multiplier \(value) is out of range; 1 is used. Use a multiplier of at most \(maximumMultiplier).")
        return 1
    }

    /// Returns the intrinsic size of a view, with lengths that a constraint can contain. A length that is not a number is replaced with
    /// `noIntrinsicMetric`.
    static func contentSize(of view: UIView, forWidth width: CGFloat?) -> CGSize {
        let size = view.contentSize(forWidth: width)
        if abs(size.width) <= maximumConstant, abs(size.height) <= maximumConstant { return size }
        Diagnostics.reportRefusedValue(
            of: "intrinsicContentSize", source: "\(type(of: view))", "the nearest length up to \(maximumConstant) points is used")
        func limited(_ length: CGFloat) -> CGFloat { length.isNaN ? UIView.noIntrinsicMetric : min(max(length, -1), maximumConstant) }
        return CGSize(width: limited(size.width), height: limited(size.height))
    }

    private static func report(_ message: String) { Diagnostics.report(.warning, source: "NSLayoutConstraint", message) }
}

extension NSLayoutConstraint {
    /// Sets a form to the linear form of the constraint, with canonical terms. Returns false if the constraint has none, or if one of its
    /// numbers is not finite, for example a margin. Reports a number that is not finite.
    func getFiniteLinearForm(_ form: inout LinearForm) -> Bool {
        form.removeAll()
        guard addLinearForm(to: &form) else { return false }
        LinearExpression.makeCanonical(&form.terms)
        var isFinite = form.constant.isFinite
        for term in form.terms where !term.coefficient.isFinite { isFinite = false }
        if isFinite { return true }
        Diagnostics.reportRefusedValue(
            of: "a margin, baseline or frame in a constraint", source: "NSLayoutConstraint", "the constraint is ignored")
        return false
    }
}
