import UIKit

/// A group of buttons in which one button is selected. The buttons are in one row that scrolls, or in as many lines as needed.
class ChoiceRow: UIScrollView {
    /// Called with the index of a button after it was pressed.
    var onSelect: (Int) -> Void = { _ in }
    private(set) var buttons: [UIButton] = []
    private let wraps: Bool
    private let fontSize: CGFloat
    /// The colors of the marks in front of the titles, or empty.
    private let marks: [UIColor]

    var selectedIndex: Int? {
        didSet {
            guard selectedIndex != oldValue else { return }
            showSelection()
            if let selectedIndex, !wraps { scrollRectToVisible(buttons[selectedIndex].frame.insetBy(dx: -40, dy: 0), animated: true) }
        }
    }

    init(_ titles: [String], wraps: Bool = true, fontSize: CGFloat = 15, marks: [UIColor] = []) {
        (self.wraps, self.fontSize, self.marks) = (wraps, fontSize, marks)
        super.init(frame: .zero)
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator, delaysContentTouches) = (false, false, false)
        isScrollEnabled = !wraps
        clipsToBounds = false
        for (index, title) in titles.enumerated() { buttons.append(makeButton(title, index)) }
        showSelection()
    }

    required init?(coder: NSCoder) { return nil }

    private func makeButton(_ title: String, _ index: Int) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.titleLabel?.setScaledFont(.scaled(fontSize, .medium))
        button.accessibilityIdentifier = title
        button.layer.cornerCurve = .continuous
        button.addAction(
            UIAction { [unowned self] _ in
                selectedIndex = index
                onSelect(index)
            }, for: .touchUpInside)
        addSubview(button)
        if !marks.isEmpty {
            let mark = UIView(frame: CGRect(x: 10, y: 0, width: 8, height: 8))
            mark.layer.cornerRadius = 4
            mark.backgroundColor = marks[index]
            mark.isUserInteractionEnabled = false
            button.addSubview(mark)
        }
        return button
    }

    private func showSelection() {
        for (index, button) in buttons.enumerated() {
            let isSelected = index == selectedIndex
            button.backgroundColor = isSelected ? Palette.foreground : Palette.hairline
            button.setTitleColor(isSelected ? Palette.background : Palette.foreground, for: .normal)
        }
    }

    // MARK: - Layout

    private var buttonHeight: CGFloat { ((buttons.first?.titleLabel?.font.lineHeight ?? 18) + 14).rounded(.up) }

    private func buttonWidth(_ button: UIButton, padding: CGFloat) -> CGFloat {
        (button.titleLabel?.intrinsicContentSize.width ?? 40).rounded(.up) + 2 * padding + (marks.isEmpty ? 0 : 14)
    }

    /// The space on both sides of a title, and between two buttons. Both are smaller if the buttons fit in one line only with less space.
    private func spacing(in width: CGFloat) -> (padding: CGFloat, gap: CGFloat) {
        let count = CGFloat(buttons.count)
        let tight = buttons.reduce((count - 1) * 4) { $0 + buttonWidth($1, padding: 8) }
        let loose = buttons.reduce((count - 1) * 6) { $0 + buttonWidth($1, padding: 12) }
        guard wraps, loose > width, tight <= width else { return (12, 6) }
        return (8 + ((width - tight) / (2 * count)).rounded(.down), 4)
    }

    /// Returns the frames of the buttons in a width, from left to right, and their common height.
    private func frames(in width: CGFloat) -> ([CGRect], CGSize) {
        var (frames, x, y): ([CGRect], CGFloat, CGFloat) = ([], 0, 0)
        let (padding, gap) = spacing(in: width)
        for button in buttons {
            let natural = buttonWidth(button, padding: padding)
            let buttonWidth = wraps ? min(natural, width) : natural
            if wraps, x > 0, x + buttonWidth > width + 0.5 { (x, y) = (0, y + buttonHeight + 6) }
            frames.append(CGRect(x: x, y: y, width: buttonWidth, height: buttonHeight))
            x += buttonWidth + gap
        }
        return (frames, CGSize(width: wraps ? width : max(x - gap, 0), height: y + buttonHeight))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: frames(in: size.width).1.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (frames, size) = frames(in: bounds.width)
        contentSize = size
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let extent = max(size.width, bounds.width)
        for (button, frame) in zip(buttons, frames) {
            button.frame = isRightToLeft ? CGRect(x: extent - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
            button.layer.cornerRadius = min(frame.height / 2, 16)
            guard !marks.isEmpty else { continue }
            button.subviews.last?.center = CGPoint(x: isRightToLeft ? frame.width - 15 : 15, y: frame.height / 2)
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : 14, bottom: 0, right: isRightToLeft ? 14 : 0)
        }
    }
}
