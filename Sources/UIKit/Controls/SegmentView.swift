import CoreGraphics
import Foundation

/// A segment of a segmented control, with a title or an image.
final class SegmentView: UIView {
    var title: String? { label.text }
    var image: UIImage? { imageView.image }
    /// The width that was set, or 0 if the control determines it.
    var width: CGFloat = 0
    var isEnabled = true { didSet { updateAppearance() } }
    var isSelected = false { didSet { if isSelected != oldValue { updateAppearance() } } }
    /// Whether the segment is drawn as pressed. A selected segment is never dimmed.
    var isDimmed = false { didSet { if isDimmed != oldValue { updateAppearance() } } }
    var showsSeparator = false { didSet { separator.alpha = showsSeparator ? 1 : 0 } }

    /// The attributes of the title for each state.
    var titleAttributes = ControlStateValues<[NSAttributedString.Key: Any]>() { didSet { updateAppearance() } }

    private let label = UILabel()
    private let imageView = UIImageView(image: nil)
    private let separator = UIView()

    private static let padding: CGFloat = 12

    init(_ item: Any) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        separator.backgroundColor = ControlColors.separator
        separator.alpha = 0
        label.textAlignment = .center
        for view in [separator, label, imageView] { addSubview(view) }
        setItem(item)
    }

    required init?(coder: NSCoder) { return nil }

    func setItem(_ item: Any) {
        label.text = item as? String
        imageView.image = item as? UIImage
        updateAppearance()
    }

    private func updateAppearance() {
        apply(isEnabled ? isSelected ? .selected : isDimmed ? .highlighted : .normal : .disabled, to: label)
        label.alpha = isDimmed && titleAttributes[.highlighted] == nil ? 0.25 : 1
        imageView.alpha = !isEnabled || isDimmed ? 0.3 : 1
    }

    /// Gives a label the title with the attributes for a state. Missing attributes have the values for the normal state.
    private func apply(_ state: UIControl.State, to label: UILabel) {
        let text = self.label.text
        label.font = .systemFont(ofSize: 13, weight: state == .selected ? .semibold : .medium)
        label.textColor = state == .disabled ? UIColor.label.withAlphaComponent(0.3) : .label
        let attributes = (titleAttributes[.normal] ?? [:]).merging(titleAttributes[state] ?? [:]) { $1 }
        guard let text, !attributes.isEmpty else { return label.text = text }
        label.text = text
        label.addAttributes(attributes)
        if state == .disabled, titleAttributes[.disabled]?[.foregroundColor] == nil {
            label.textColor = label.textColor.withAlphaComponent(0.3)
        }
    }

    /// The width that the segment needs. A title is measured in the fonts of normal and selected segments, so that selecting it does
    /// not change the layout.
    var naturalWidth: CGFloat {
        if width > 0 { return width }
        if let image { return image.size.width + Self.padding * 2 }
        let widths = [UIControl.State.normal, .selected].map { state -> CGFloat in
            let label = UILabel()
            apply(state, to: label)
            return label.sizeThatFits(.zero).width
        }
        return (widths.max() ?? 0).rounded(.up) + Self.padding * 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        separator.frame = mirroredIfRightToLeft(CGRect(x: -0.5, y: 6, width: 1, height: max(bounds.height - 12, 0)))
        let size = image?.size ?? .zero
        imageView.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }
}
