import CoreGraphics
import QuartzCore

/// A translucent panel of an alert: title, message and text fields at the top, buttons below. Both parts scroll if the screen is
/// too small.
final class AlertPanel: UIView {
    private let style: UIAlertController.Style
    private let materialView: UIVisualEffectView
    private let textScrollView = UIScrollView()
    private let buttonScrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let textFields: [UITextField]
    let buttons: [AlertButton]
    private var separators: [UIView] = []

    static let cornerRadius: CGFloat = 14

    init(_ content: AlertContent, _ style: UIAlertController.Style, isSolid: Bool = false) {
        self.style = style
        materialView = UIVisualEffectView(effect: isSolid ? nil : UIBlurEffect(style: .systemMaterial))
        textFields = content.textFields
        buttons = content.actions.map { AlertButton($0, isBold: $0 === content.emphasizedAction, size: style == .alert ? 17 : 20) }
        super.init(frame: .zero)
        if isSolid { backgroundColor = ControlColors.panel }
        (layer.cornerRadius, layer.cornerCurve, clipsToBounds) = (Self.cornerRadius, .continuous, true)
        addSubview(materialView)
        for scrollView in [textScrollView, buttonScrollView] {
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.delaysContentTouches = false
            materialView.contentView.addSubview(scrollView)
        }
        setText(content)
        for button in buttons { buttonScrollView.addSubview(button) }
        for field in textFields { configure(field) }
    }

    required init?(coder: NSCoder) { return nil }

    private func setText(_ content: AlertContent) {
        let isSheet = style == .actionSheet
        titleLabel.text = content.title
        messageLabel.text = content.message
        titleLabel.font = Self.font(isSheet ? 13 : 17, .semibold)
        messageLabel.font = Self.font(13, .regular)
        for label in [titleLabel, messageLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.textColor =
                isSheet ? UIColor(light: UIColor(white: 0, alpha: 0.5), dark: UIColor(white: 1, alpha: 0.5)) : ControlColors.text
            textScrollView.addSubview(label)
        }
    }

    /// Returns a font that follows the text size up to a limit, because an alert must fit on the screen.
    static func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight), maximumPointSize: (size * 1.7).rounded())
    }

    private func configure(_ field: UITextField) {
        field.backgroundColor = ControlColors.content
        field.layer.cornerRadius = 7
        field.layer.borderWidth = 0.5
        field.layer.borderColor = resolved(ControlColors.separator)
        field.font = Self.font(15, .regular)
        if field.leftView == nil {
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            field.leftViewMode = .always
        }
        if field.clearButtonMode == .never { field.clearButtonMode = .whileEditing }
        textScrollView.addSubview(field)
    }

    override func dynamicColorsDidChange() {
        for field in textFields { field.layer.borderColor = resolved(ControlColors.separator) }
    }

    // MARK: - Measuring

    private var margin: CGFloat { style == .alert ? 20 : 15 }
    private var rowHeight: CGFloat { max(style == .alert ? 44 : 57, (buttons.first?.lineHeight ?? 0) + 20) }
    private static var textFieldHeight: CGFloat { max(32, (font(15, .regular).lineHeight + 12).rounded()) }

    private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        guard label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func textAreaHeight(_ width: CGFloat) -> CGFloat {
        let (titleHeight, messageHeight) = (textHeight(titleLabel, width), textHeight(messageLabel, width))
        let labelsHeight = titleHeight + messageHeight + (titleHeight > 0 && messageHeight > 0 ? 4 : 0)
        let textFieldsHeight = CGFloat(textFields.count) * (Self.textFieldHeight + 8)
        guard labelsHeight + textFieldsHeight > 0 else { return 0 }
        return labelsHeight + textFieldsHeight + (labelsHeight > 0 && textFieldsHeight > 0 ? 6 : 0) + margin * 2
    }

    /// Returns whether the buttons are side by side. This is the case if an alert that is not a sheet has exactly two buttons with short
    /// titles.
    private func hasButtonsSideBySide(_ width: CGFloat) -> Bool {
        style == .alert && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth <= width / 2 - 20 }
    }

    private func buttonAreaHeight(_ width: CGFloat) -> CGFloat { rowHeight * CGFloat(hasButtonsSideBySide(width) ? 1 : buttons.count) }

    /// Divides the available height between the text area and the buttons.
    ///
    /// The text area gets the space that the buttons do not need. If there is too little space for both, the button area shrinks first, but
    /// not below the height of 1.5 buttons.
    private func areaHeights(_ width: CGFloat, _ availableHeight: CGFloat) -> (text: CGFloat, buttons: CGFloat) {
        let (neededTextHeight, neededButtonHeight) = (textAreaHeight(width), buttonAreaHeight(width))
        let visibleButtonHeight = min(neededButtonHeight, max(availableHeight - neededTextHeight, min(neededButtonHeight, rowHeight * 1.5)))
        return (min(neededTextHeight, max(availableHeight - visibleButtonHeight, 0)), visibleButtonHeight)
    }

    /// Returns the height of the panel for a width, at most the available height.
    func height(width: CGFloat, availableHeight: CGFloat) -> CGFloat {
        let heights = areaHeights(width, availableHeight)
        return heights.text + heights.buttons
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let heights = areaHeights(width, bounds.height)
        materialView.frame = bounds
        textScrollView.frame = CGRect(x: 0, y: 0, width: width, height: heights.text)
        textScrollView.contentSize = CGSize(width: width, height: textAreaHeight(width))
        buttonScrollView.frame = CGRect(x: 0, y: heights.text, width: width, height: heights.buttons)
        buttonScrollView.contentSize = CGSize(width: width, height: buttonAreaHeight(width))
        layOutTextArea(width)
        layOutButtons(width)
        updateSeparators(width, heights.text)
    }

    private func layOutTextArea(_ width: CGFloat) {
        var y = margin
        for label in [titleLabel, messageLabel] {
            let height = textHeight(label, width)
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            if height > 0 { y += height + 4 }
        }
        if y > margin { y += 6 }
        for field in textFields {
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: Self.textFieldHeight)
            y += Self.textFieldHeight + 8
        }
    }

    private func layOutButtons(_ width: CGFloat) {
        let isSideBySide = hasButtonsSideBySide(width)
        for (index, button) in buttons.enumerated() {
            button.frame =
                isSideBySide
                ? CGRect(x: CGFloat(index) * width / 2, y: 0, width: width / 2, height: rowHeight)
                : CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
        }
    }

    /// Adds thin lines between the text and the buttons, and between the buttons.
    private func updateSeparators(_ width: CGFloat, _ textBottom: CGFloat) {
        for line in separators { line.removeFromSuperview() }
        let pixel = 1 / (window?.screen.scale ?? 1)
        var frames: [(CGRect, UIView)] = []
        if textBottom > 0, !buttons.isEmpty {
            frames.append((CGRect(x: 0, y: textBottom - pixel, width: width, height: pixel), materialView.contentView))
        }
        for button in buttons.dropFirst() {
            let frame = button.frame
            let line =
                frame.minX > 0
                ? CGRect(x: frame.minX, y: 0, width: pixel, height: frame.height)
                : CGRect(x: 0, y: frame.minY, width: width, height: pixel)
            frames.append((line, buttonScrollView))
        }
        separators = frames.map { frame, parentView in
            let line = UIView(frame: frame)
            line.backgroundColor = ControlColors.separator
            line.isUserInteractionEnabled = false
            parentView.addSubview(line)
            return line
        }
    }
}
