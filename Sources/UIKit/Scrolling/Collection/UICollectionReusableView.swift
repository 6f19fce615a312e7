import CoreGraphics
import QuartzCore

/// A view of a collection that is reused for another element after it has left the visible area.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    nonisolated deinit {}

    /// The identifier under which the view is reused.
    open internal(set) var reuseIdentifier: String?

    /// Creates a reusable view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a reusable view with default values.
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

    /// Called before the view is reused for another element. Overrides call `super`.
    open func prepareForReuse() {}

    /// Applies layout attributes. Subclasses override it for attributes other than position, size, opacity, and transform.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Sets the position and the appearance from layout attributes.
    func setLayoutAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        if center != attributes.center { center = attributes.center }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) { layer.transform = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        apply(attributes)
        layOutWithoutSuperview()
    }
}
