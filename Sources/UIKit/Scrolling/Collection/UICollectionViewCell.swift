import CoreGraphics
import QuartzCore

/// The view of a collection's item.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    nonisolated deinit {}

    /// The view that contains the content of the cell.
    open private(set) var contentView = UIView()
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
    /// The view behind the content, visible only while the item is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, selectedBackgroundView)
            updateSelection()
        }
    }

    /// Whether the item is selected.
    open var isSelected = false { didSet { updateSelection() } }
    /// Whether the item is touched.
    open var isHighlighted = false { didSet { updateSelection() } }

    /// Performs the segue that the selection of the cell triggers. The parameter is the cell.
    var selectionSegue: ((UICollectionViewCell) -> Void)?

    /// Creates a cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Creates a cell with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        if let coder = coder as? InterfaceCoder { decodeCell(coder) }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    private func replaceBackground(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: contentView) }
        // The selected background covers the other one, whichever was set last.
        if let backgroundView, new === backgroundView { sendSubviewToBack(backgroundView) }
        setNeedsLayout()
    }

    private func updateSelection() { selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }
}
