import CoreGraphics

/// A constraint for the intrinsic width or height of a view.
///
/// A view has two such constraints for each axis. One makes the view at most as large as its content, and has the content hugging priority.
/// The other makes the view at least as large as its content, and has the compression resistance priority.
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
