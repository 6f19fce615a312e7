import CoreGraphics
import QuartzCore

/// A panel of glass: what is said on top, the choices below. What is too high for the screen scrolls.
final class AlertPanel: UIView {
    private let style: UIAlertController.Style
    private let glass: UIVisualEffectView
    private let head = UIScrollView()
    private let list = UIScrollView()
    private let title = UILabel()
    private let message = UILabel()
    private let fields: [UITextField]
    let buttons: [AlertButton]
    private var lines: [UIView] = []

    static let radius: CGFloat = 14

    init(_ content: AlertContent, _ style: UIAlertController.Style, isSolid: Bool = false) {
        self.style = style
        glass = UIVisualEffectView(effect: isSolid ? nil : UIBlurEffect(style: .systemMaterial))
        fields = content.fields
        buttons = content.actions.map { AlertButton($0, isBold: $0 === content.bold, size: style == .alert ? 17 : 20) }
        super.init(frame: .zero)
        if isSolid { backgroundColor = .white }
        (layer.cornerRadius, layer.cornerCurve, clipsToBounds) = (Self.radius, .continuous, true)
        addSubview(glass)
        for part in [head, list] {
            part.contentInsetAdjustmentBehavior = .never
            part.delaysContentTouches = false
            glass.contentView.addSubview(part)
        }
        say(content)
        for button in buttons { list.addSubview(button) }
        for field in fields { dress(field) }
    }

    required init?(coder: NSCoder) { return nil }

    private func say(_ content: AlertContent) {
        let isSheet = style == .actionSheet
        title.text = content.title
        message.text = content.message
        title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        message.font = .systemFont(ofSize: 13)
        for label in [title, message] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.textColor = isSheet ? UIColor(white: 0, alpha: 0.5) : .black
            head.addSubview(label)
        }
    }

    private func dress(_ field: UITextField) {
        field.backgroundColor = .white
        field.layer.cornerRadius = 7
        field.layer.borderWidth = 0.5
        field.layer.borderColor = ControlInk.hairline.cgColor
        field.font = .systemFont(ofSize: 15)
        if field.leftView == nil {
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            field.leftViewMode = .always
        }
        if field.clearButtonMode == .never { field.clearButtonMode = .whileEditing }
        head.addSubview(field)
    }

    // MARK: - Measuring

    private var margin: CGFloat { style == .alert ? 20 : 15 }
    private var rowHeight: CGFloat { style == .alert ? 44 : 57 }
    private static let fieldHeight: CGFloat = 32

    private func textHeight(_ label: UILabel, _ width: CGFloat) -> CGFloat {
        guard label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    private func headHeight(_ width: CGFloat) -> CGFloat {
        let (top, below) = (textHeight(title, width), textHeight(message, width))
        let texts = top + below + (top > 0 && below > 0 ? 4 : 0)
        let rows = CGFloat(fields.count) * (Self.fieldHeight + 8)
        guard texts + rows > 0 else { return 0 }
        return texts + rows + (texts > 0 && rows > 0 ? 6 : 0) + margin * 2
    }

    /// Two short choices on an alert stand beside each other.
    private func isPaired(_ width: CGFloat) -> Bool {
        style == .alert && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 - 20 }
    }

    private func listHeight(_ width: CGFloat) -> CGFloat { rowHeight * CGFloat(isPaired(width) ? 1 : buttons.count) }

    /// What is said has what the choices leave, but some of it is always to be read.
    private func split(_ width: CGFloat, _ room: CGFloat) -> (head: CGFloat, list: CGFloat) {
        let (head, list) = (headHeight(width), listHeight(width))
        let shownList = min(list, max(room - head, min(list, rowHeight * 1.5)))
        return (min(head, max(room - shownList, 0)), shownList)
    }

    func height(width: CGFloat, room: CGFloat) -> CGFloat {
        let parts = split(width, room)
        return parts.head + parts.list
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let parts = split(width, bounds.height)
        glass.frame = bounds
        head.frame = CGRect(x: 0, y: 0, width: width, height: parts.head)
        head.contentSize = CGSize(width: width, height: headHeight(width))
        list.frame = CGRect(x: 0, y: parts.head, width: width, height: parts.list)
        list.contentSize = CGSize(width: width, height: listHeight(width))
        layOutHead(width)
        layOutButtons(width)
        drawLines(width, parts.head)
    }

    private func layOutHead(_ width: CGFloat) {
        var y = margin
        for label in [title, message] {
            let height = textHeight(label, width)
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            if height > 0 { y += height + 4 }
        }
        if y > margin { y += 6 }
        for field in fields {
            field.frame = CGRect(x: 16, y: y, width: width - 32, height: Self.fieldHeight)
            y += Self.fieldHeight + 8
        }
    }

    private func layOutButtons(_ width: CGFloat) {
        let isPaired = isPaired(width)
        for (index, button) in buttons.enumerated() {
            button.frame =
                isPaired
                ? CGRect(x: CGFloat(index) * width / 2, y: 0, width: width / 2, height: rowHeight)
                : CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
        }
    }

    /// Hairlines between all of them.
    private func drawLines(_ width: CGFloat, _ head: CGFloat) {
        for line in lines { line.removeFromSuperview() }
        let pixel = 1 / (window?.screen.scale ?? 1)
        var frames: [(CGRect, UIView)] = []
        if head > 0, !buttons.isEmpty { frames.append((CGRect(x: 0, y: head - pixel, width: width, height: pixel), glass.contentView)) }
        for button in buttons.dropFirst() {
            let frame = button.frame
            let line =
                frame.minX > 0
                ? CGRect(x: frame.minX, y: 0, width: pixel, height: frame.height)
                : CGRect(x: 0, y: frame.minY, width: width, height: pixel)
            frames.append((line, list))
        }
        lines = frames.map { frame, place in
            let line = UIView(frame: frame)
            line.backgroundColor = ControlInk.hairline
            line.isUserInteractionEnabled = false
            place.addSubview(line)
            return line
        }
    }
}
