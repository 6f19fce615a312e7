import CoreGraphics
import QuartzCore

/// A view of a collection that is reused for another element after it has left the visible area.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    nonisolated deinit {}

    /// The identifier under which the view is reused.
    open internal(set) var reuseIdentifier: String?

    /// Creates a reusable view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a reusable view from its element of a storyboard or xib. Other coders create a view with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeReusableView(coder) }
    }

    /// Creates a view of a registered class. The collection view calls this initializer.
    ///
    /// Differs from Apple: UIKit has no such initializer. A subclass that overrides `init(frame:)` inherits this initializer, which calls
    /// the override.
    public required convenience init(reusableAs reuseIdentifier: String) {
        self.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    /// Whether the view is a decoration view of a layout.
    var isDecoration = false
    /// The horizontal distance by which the view is swiped aside. Negative values are to the left.
    var swipeOffset: CGFloat = 0

    /// Called before the view is reused for another element. Overrides call `super`.
    open func prepareForReuse() {}

    /// Applies layout attributes. Subclasses override the method for attributes of their own. Position, size, transform, opacity,
    /// visibility and `zIndex` are already applied.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers: the attributes of the layout, possibly with another size. In the default
    /// implementation, the constraints of the view determine the dimensions that are flexible in the layout. Without constraints, the
    /// attributes stay the same.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        defaultPreferredAttributes(layoutAttributes)
    }

    /// Called before the layout of the collection view changes. The default implementation does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the layout of the collection view has changed. The default implementation does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Sets the position and the appearance from layout attributes. `origin` is the position of the superview in the collection view.
    func setLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        let newCenter = CGPoint(x: attributes.center.x - origin.x + swipeOffset, y: attributes.center.y - origin.y)
        if center != newCenter { center = newCenter }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) { layer.transform = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        apply(attributes)
        applyListPosition(attributes.listPosition)
        prepareContentLayout(attributes)
        layOutWithoutSuperview()
    }

    /// Prepares the content for a layout in the size of the attributes, before constraints are solved. Cells override the
    /// method.
    func prepareContentLayout(_ attributes: UICollectionViewLayoutAttributes) {}

    /// Adapts the view to its position in a list. Cells of lists override the method.
    func applyListPosition(_ position: ListPosition?) {}

    /// Returns the size that the content requires. A dimension that is not flexible has the value of `size`.
    func contentSize(fitting size: CGSize, flexibleWidth: Bool, flexibleHeight: Bool) -> CGSize {
        guard hasConstraints, flexibleHeight || flexibleWidth else { return size }
        return constrainedSize(size, flexibleWidth: flexibleWidth, flexibleHeight: flexibleHeight)
    }

    private func defaultPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let (flexibleWidth, flexibleHeight) = attributes.flexibleDimensions
        let size = contentSize(fitting: attributes.size, flexibleWidth: flexibleWidth, flexibleHeight: flexibleHeight)
        guard size != attributes.size, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.untransformedFrame.size = size
        return copy
    }
}
