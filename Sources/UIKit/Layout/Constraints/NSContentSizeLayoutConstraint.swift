import CoreGraphics

/// A constraint for the intrinsic width or height of a view.
///
/// There are two of these constraints for each axis: one constraint makes the view at most as large as its content, the other constraint
/// makes it at least as large. Their priorities are the content hugging priority and the compression resistance priority.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    private unowned let box: LayoutBox
    /// Whether the view has an intrinsic length along the axis.
    private var hasLength = false

    init(_ box: LayoutBox, _ attribute: Attribute, _ relation: Relation) {
        self.box = box
        super.init()
        setRelation(ConstraintSide(box, attribute), relation, nil)
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
