import CoreGraphics

/// A constraint for the intrinsic width or height of a view.
///
/// A view has two such constraints for each axis. One makes the view at most as large as its content, and has the content hugging priority.
/// The other makes the view at least as large as its content, and has the compression resistance priority.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
    nonisolated deinit {}

    /// Whether the view has an intrinsic length along the axis.
    private var hasLength = false

    init(_ box: LayoutBox, _ attribute: Attribute, _ relation: Relation) {
        serial = box.serial
        super.init()
        setRelation(ConstraintSide(box, attribute), relation, nil)
    }

    override var ownerSerial: Int? { serial }
    private let serial: Int
    override var isApplicable: Bool { hasLength }

    /// Sets the intrinsic length and the priority. The length is `UIView.noIntrinsicMetric` if there is none.
    func set(_ length: CGFloat, _ priority: UILayoutPriority) {
        hasLength = length >= 0
        constant = max(length, 0)
        self.priority = priority
    }
}
