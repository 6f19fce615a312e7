import CoreGraphics
import QuartzCore
import Typography

/// Where everything is.
extension UITextField {
    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool { shows(clearButtonMode) && hasText && !(rightView != nil && shows(rightViewMode)) }

    func usualTextRect(_ bounds: CGRect, editing: Bool) -> CGRect {
        var area = borderRect(forBounds: bounds)
        if borderStyle != .none { area = area.insetBy(dx: 7, dy: 2) }
        if leftView != nil, shows(leftViewMode) {
            let edge = leftViewRect(forBounds: bounds).maxX + (borderStyle == .none ? 0 : 5)
            area = CGRect(x: edge, y: area.minY, width: max(area.maxX - edge, 0), height: area.height)
        }
        if rightView != nil, shows(rightViewMode) {
            area.size.width = max(rightViewRect(forBounds: bounds).minX - area.minX, 0)
        } else if clearButtonMode == .always || (clearButtonMode == .whileEditing && editing) {
            area.size.width = max(clearButtonRect(forBounds: bounds).minX - 3 - area.minX, 0)
        }
        return area
    }

    func placeParts() {
        clearButton.alpha = showsClearButton ? 1 : 0
        clearButton.frame = clearButtonRect(forBounds: bounds)
        leftView?.isHidden = !shows(leftViewMode)
        rightView?.isHidden = !shows(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        pane.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    func placeText() {
        let size = pane.bounds.size
        let width = x(edit.characters.count)
        keepCaretInSight(width)
        let start = textStart(width)
        label.frame = CGRect(x: start, y: 0, width: isEditing ? width + 1 : min(width + 1, size.width), height: size.height)
        let hintRect = placeholderRect(forBounds: bounds)
        hint.frame = CGRect(x: hintRect.minX - pane.frame.minX, y: 0, width: min(hintRect.width, size.width), height: size.height)
        hint.textAlignment = textAlignment
        let selection = edit.selection
        highlight.isHidden = !isEditing || selection.isEmpty || edit.marked != nil
        highlight.frame = box(selection)
        caret.isHidden = !isEditing || !selection.isEmpty
        caret.frame = caretFrame(at: selection.lowerBound)
        lines.whole.isHidden = edit.marked == nil
        lines.chosen.isHidden = edit.marked == nil || selection.isEmpty
        lines.whole.frame = line(below: edit.marked ?? 0..<0, 1)
        lines.chosen.frame = line(below: selection, 2)
    }

    /// Around some characters, as high as the caret.
    private func box(_ range: Range<Int>) -> CGRect {
        let start = textStart(x(edit.characters.count))
        let (from, to, height) = (start + x(range.lowerBound), start + x(range.upperBound), usedFont.lineHeight.rounded())
        return CGRect(x: from, y: ((pane.bounds.height - height) / 2).rounded(), width: to - from, height: height)
    }

    private func line(below range: Range<Int>, _ thickness: CGFloat) -> CGRect {
        let box = box(range)
        return CGRect(x: box.minX, y: box.minY + usedFont.ascender.rounded() + 2, width: box.width, height: thickness)
    }

    /// In the pane, and never outside of it.
    func caretFrame(at place: Int) -> CGRect {
        let box = box(place..<place)
        return CGRect(x: min(max(box.minX, 0), max(pane.bounds.width - 2, 0)), y: box.minY, width: 2, height: box.height)
    }

    private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

    private func keepCaretInSight(_ width: CGFloat) {
        let room = pane.bounds.width - 2
        guard isEditing, width > room else { return scroll = 0 }
        let head = x(edit.head)
        scroll = min(max(scroll, head - room), head)
        scroll = min(max(scroll, 0), width - room)
    }

    private func textStart(_ width: CGFloat) -> CGFloat {
        let free = pane.bounds.width - width - (isEditing ? 2 : 0)
        guard free > 0 else { return -scroll }
        return textAlignment == .center ? free / 2 : textAlignment == .right ? free : 0
    }

    // MARK: - Between characters and points

    /// How far into the text a character begins.
    private func x(_ character: Int) -> CGFloat {
        FontBook.installed.width(of: TextLine(shown(edit.prefix(character)), usedFont.font))
    }

    /// The nearest gap between two characters; by halves, as widths only grow.
    func place(at point: CGFloat) -> Int {
        let wanted = point - textStart(x(edit.characters.count))
        var (low, high) = (0, edit.characters.count)
        while low < high {
            let middle = (low + high) / 2
            if (x(middle) + x(middle + 1)) / 2 < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where the caret is, in the field's coordinates.
    package var caretRect: CGRect {
        layoutIfNeeded()
        return caret.convert(caret.bounds, to: self)
    }
}

/// A small cross on a grey disc.
final class ClearButton: UIControl {
    private let disc = UIView()
    private let cross = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "Clear text"
        disc.backgroundColor = ControlInk.sign
        disc.isUserInteractionEnabled = false
        addSubview(disc)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 6.5, y: 6.5), CGPoint(x: 12.5, y: 12.5)])
        path.addLines(between: [CGPoint(x: 12.5, y: 6.5), CGPoint(x: 6.5, y: 12.5)])
        (cross.path, cross.fillColor, cross.strokeColor) = (path, nil, UIColor.white.cgColor)
        (cross.lineWidth, cross.lineCap) = (1.5, .round)
        layer.addSublayer(cross)
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { false }

    override func layoutSubviews() {
        super.layoutSubviews()
        disc.frame = bounds.insetBy(dx: 1, dy: 1)
        disc.layer.cornerRadius = disc.bounds.width / 2
    }

    override func stateDidChange() {
        super.stateDidChange()
        disc.alpha = isHighlighted ? 0.5 : 1
    }
}
