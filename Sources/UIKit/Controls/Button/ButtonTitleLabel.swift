import CoreGraphics

/// The label of a button. The button is measured and laid out again when the label changes.
final class ButtonTitleLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        shadowOffset = .zero
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UIButton)?.titleLabelDidChange()
    }
}
