import CoreGraphics
import QuartzCore

/// A view in a collection that is used again for another thing when it is no longer seen.
open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Ours: how a collection makes views of a registered class. A class that overrides `init(frame:)`, as UIKit's do, has it from there.
    public required convenience init(reusableAs reuseIdentifier: String) {
        self.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    /// Before it shows another thing. Overrides call super.
    open func prepareForReuse() {}

    /// Takes its place and looks.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    func wear(_ attributes: UICollectionViewLayoutAttributes) {
        if center != attributes.center { center = attributes.center }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if transform != attributes.transform { transform = attributes.transform }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        apply(attributes)
        layOutAlone()
    }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    /// Behind the content.
    public var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
    /// Behind the content while the item is touched or selected.
    public var selectedBackgroundView: UIView? {
        didSet {
            exchange(oldValue, selectedBackgroundView)
            showSelection()
        }
    }

    open var isSelected = false { didSet { showSelection() } }
    open var isHighlighted = false { didSet { showSelection() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: contentView) }
        setNeedsLayout()
    }

    private func showSelection() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }
}
