import CoreGraphics
import QuartzCore

/// A text field with a magnifying glass at its leading edge.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    nonisolated deinit {}

    let searchIcon = SearchIcon(.magnifyingGlass)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a search field.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchIcon.isUserInteractionEnabled = false
        leftView = searchIcon
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        (layer.cornerRadius, layer.cornerCurve) = (10, .continuous)
        setDefaults { backgroundColor = ControlColors.fill }
    }

    /// Fades the icon and the placeholder while a navigation bar covers the field.
    func setContentAlpha(_ alpha: CGFloat) { (searchIcon.alpha, placeholderLabel.alpha) = (alpha, alpha) }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -6 : 6, dy: 0)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 6 : -6, dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { paddedTextRect(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { paddedTextRect(super.editingRect(forBounds: bounds)) }
    private func paddedTextRect(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + (isRightToLeft ? 4 : 5), y: rect.minY, width: max(rect.width - 9, 0), height: rect.height)
    }
}
