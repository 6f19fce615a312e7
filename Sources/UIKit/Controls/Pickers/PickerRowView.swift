import CoreGraphics

/// A row of a picker: a label, or the view of the delegate.
final class PickerRowView: UIView {
    /// The view of the delegate, or nil if the row shows a title.
    private(set) var customView: UIView?
    private var label: UILabel?

    func show(_ text: String?, _ attributed: NSAttributedString?, font: UIFont, color: UIColor, alignment: NSTextAlignment) {
        removeCustomView()
        let label = label ?? makeLabel()
        (label.font, label.textColor) = (font, color)
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text
        }
        label.textAlignment = alignment
        accessibilityLabel = label.text
        setNeedsLayout()
    }

    var titleColor: UIColor {
        get { label?.textColor ?? .label }
        set { label?.textColor = newValue }
    }

    /// Shows a view. It fills the row, unless constraints determine its frame.
    func show(_ view: UIView) {
        label?.removeFromSuperview()
        label = nil
        accessibilityLabel = nil
        if view !== customView { removeCustomView() }
        customView = view
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    private func removeCustomView() {
        if customView?.superview === self { customView?.removeFromSuperview() }
        customView = nil
    }

    private func makeLabel() -> UILabel {
        let new = UILabel()
        addSubview(new)
        label = new
        return new
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = label?.textAlignment == .center ? 2 : 8
        label?.frame = CGRect(x: margin, y: 0, width: max(bounds.width - margin * 2, 0), height: bounds.height)
        if let customView, customView.translatesAutoresizingMaskIntoConstraints { customView.frame = bounds }
    }
}
