import UIKit

/// A row of buttons, one for each stage of the quiz. A note about the selected stage is above the buttons.
class QuizStagePicker: UIStackView {
    private static let chip = gray(0.94, dark: 0.16)
    private static let selectedChip = gray(0.11, dark: 0.92)
    private static let title = gray(0.25, dark: 0.82)
    private static let selectedTitle = gray(1, dark: 0.08)

    private static func gray(_ light: CGFloat, dark: CGFloat) -> UIColor {
        UIColor(light: UIColor(white: light, alpha: 1), dark: UIColor(white: dark, alpha: 1))
    }

    var didSelectStage: ((QuizStage) -> Void)?
    var selection = QuizStage.linear { didSet { showSelection() } }
    /// Whether the buttons are narrower, for a small phone.
    var isNarrow = false { didSet { if isNarrow != oldValue { setWidths() } } }

    private let noteLabel = UILabel()
    private let chips = UIStackView()
    private var chipWidths: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        axis = .vertical
        alignment = .center
        spacing = 12
        noteLabel.font = .systemFont(ofSize: 13)
        noteLabel.textColor = UIColor(light: UIColor(white: 0.42, alpha: 1), dark: UIColor(white: 0.65, alpha: 1))
        for stage in QuizStage.allCases { chips.addArrangedSubview(chip(for: stage)) }
        setWidths()
        addArrangedSubview(noteLabel)
        addArrangedSubview(chips)
        showSelection()
    }

    private func chip(for stage: QuizStage) -> UIButton {
        let chip = UIButton(type: .custom)
        chip.setTitle(stage.title, for: .normal)
        chip.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
        chip.layer.cornerRadius = 15
        chip.addAction(UIAction { [unowned self] _ in didSelectStage?(stage) }, for: .touchUpInside)
        let width = chip.widthAnchor.constraint(equalToConstant: 0)
        chipWidths.append(width)
        NSLayoutConstraint.activate([width, chip.heightAnchor.constraint(equalToConstant: 30)])
        return chip
    }

    private func setWidths() {
        chips.spacing = isNarrow ? 4 : 6
        chips.setCustomSpacing(isNarrow ? 8 : 16, after: chips.arrangedSubviews[QuizStage.linear.rawValue])
        for (stage, width) in zip(QuizStage.allCases, chipWidths) {
            width.constant = stage.title.count == 1 ? (isNarrow ? 27 : 30) : (isNarrow ? 54 : 62)
        }
    }

    private func showSelection() {
        noteLabel.text = selection.note
        for case let (stage, chip as UIButton) in zip(QuizStage.allCases, chips.arrangedSubviews) {
            let isSelected = stage == selection
            chip.backgroundColor = isSelected ? Self.selectedChip : Self.chip
            chip.setTitleColor(isSelected ? Self.selectedTitle : Self.title, for: .normal)
        }
    }
}
