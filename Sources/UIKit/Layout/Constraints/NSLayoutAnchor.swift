import Foundation

/// An edge, center or size of a view or layout guide, from which constraints are created.
///
/// `AnchorType` distinguishes horizontal, vertical and size anchors, so that only anchors of the same kind can be combined.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: NSObject {
    nonisolated deinit {}

    // The reference is strong, because it can be the only reference to the box, for example in `UIView().leadingAnchor`.
    let box: LayoutBox
    let attribute: NSLayoutConstraint.Attribute

    init(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute) {
        self.box = box
        self.attribute = attribute
    }

    /// The view or layout guide of the anchor, or nil if it was deallocated.
    public var item: AnyObject? { box.item }
    /// The name of the anchor's attribute, for example `centerX`.
    public var name: String { attribute.name }

    /// The side of a constraint that the anchor represents.
    var side: ConstraintSide { ConstraintSide(box, attribute) }

    /// Creates a constraint between this anchor and another side.
    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, _ other: ConstraintSide?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint: this anchor equals the other anchor plus a constant.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, constant: c)
    }

    /// Returns a constraint: this anchor is at least the other anchor plus a constant.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor.side, constant: c)
    }

    /// Returns a constraint: this anchor is at most the other anchor plus a constant.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor.side, constant: c)
    }

    /// Returns the distance from this anchor to another anchor, as a size.
    func distance(to other: NSLayoutAnchor) -> NSLayoutDimension { NSLayoutDimension(from: self.side, to: other.side) }
}
