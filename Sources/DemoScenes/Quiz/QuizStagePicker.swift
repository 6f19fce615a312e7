import UIKit

/// A row of buttons, one for each stage of the quiz. A note about the selected stage is above the buttons.
class QuizStagePicker: UIStackView {
    var didSelectStage: ((QuizStage) -> Void)?
    var selection = QuizStage.linear { didSet { showSelection() } }

    private let noteLabel = UILabel()
    private let chips = UIStackView()

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
        noteLabel.textColor = UIColor(white: 0.42, alpha: 1)
        chips.spacing = 6
        for stage in QuizStage.allCases { chips.addArrangedSubview(chip(for: stage)) }
        chips.setCustomSpacing(16, after: chips.arrangedSubviews[QuizStage.linear.rawValue])
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
        NSLayoutConstraint.activate([
            chip.widthAnchor.constraint(equalToConstant: stage.title.count == 1 ? 30 : 62),
            chip.heightAnchor.constraint(equalToConstant: 30),
        ])
        return chip
    }

    private func showSelection() {
        noteLabel.text = selection.note
        for case let (stage, chip as UIButton) in zip(QuizStage.allCases, chips.arrangedSubviews) {
            let isSelected = stage == selection
            chip.backgroundColor = UIColor(white: isSelected ? 0.11 : 0.94, alpha: 1)
            chip.setTitleColor(UIColor(white: isSelected ? 1 : 0.25, alpha: 1), for: .normal)
        }
    }
}
