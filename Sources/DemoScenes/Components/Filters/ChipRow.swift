import UIKit

/// A row of choices that scrolls horizontally. One of them is selected.
class ChipRow: UIScrollView {
    /// Called with the index of a choice that was tapped and was not selected before.
    var onSelect: ((Int) -> Void)?
    private let chips: [UIButton]
    private(set) var selectedIndex = 0
    /// Whether the first choice is at the right, as in a right-to-left layout.
    private var isMirrored = false

    init(_ titles: [String]) {
        chips = titles.map { title in
            let chip = UIButton(type: .custom)
            chip.setTitle(title, for: .normal)
            chip.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
            chip.layer.cornerRadius = 16
            chip.accessibilityIdentifier = title
            return chip
        }
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        for (index, chip) in chips.enumerated() {
            chip.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            addSubview(chip)
        }
        showSelection()
    }

    required init?(coder: NSCoder) { return nil }

    private func choose(_ index: Int) {
        guard index != selectedIndex else { return }
        selectedIndex = index
        UIView.animate(withDuration: 0.2) { self.showSelection() }
        scrollRectToVisible(chips[index].frame.insetBy(dx: -40, dy: 0), animated: true)
        onSelect?(index)
    }

    private func showSelection() {
        for (index, chip) in chips.enumerated() {
            let isSelected = index == selectedIndex
            chip.backgroundColor = isSelected ? .systemBlue : .tertiarySystemFill
            chip.setTitleColor(isSelected ? .white : .label, for: .normal)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 16
        for chip in chips {
            let width = (chip.titleLabel?.intrinsicContentSize.width ?? 40).rounded(.up) + 28
            chip.frame = CGRect(x: x, y: 0, width: width, height: 32)
            x += width + 8
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentSize = CGSize(width: isRightToLeft ? max(x + 8, bounds.width) : x + 8, height: 32)
        if isRightToLeft { for chip in chips { chip.frame.origin.x = contentSize.width - chip.frame.maxX } }
        guard isRightToLeft != isMirrored else { return }
        isMirrored = isRightToLeft
        contentOffset.x = isRightToLeft ? contentSize.width - bounds.width : 0
    }
}
