import UIKit

/// A chip for each stage of the quiz, and above them a word about the one that is chosen.
class QuizStagePicker: UIStackView {
    var didChoose: ((QuizStage) -> Void)?
    var selection = QuizStage.linear { didSet { showSelection() } }

    private let remark = UILabel()
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
        remark.font = .systemFont(ofSize: 13)
        remark.textColor = UIColor(white: 0.42, alpha: 1)
        chips.spacing = 6
        for stage in QuizStage.allCases { chips.addArrangedSubview(chip(for: stage)) }
        chips.setCustomSpacing(16, after: chips.arrangedSubviews[QuizStage.linear.rawValue])
        addArrangedSubview(remark)
        addArrangedSubview(chips)
        showSelection()
    }

    private func chip(for stage: QuizStage) -> UIButton {
        let chip = UIButton(type: .custom)
        chip.setTitle(stage.title, for: .normal)
        chip.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
        chip.layer.cornerRadius = 15
        chip.addAction(UIAction { [unowned self] _ in didChoose?(stage) }, for: .touchUpInside)
        NSLayoutConstraint.activate([
            chip.widthAnchor.constraint(equalToConstant: stage.title.count == 1 ? 30 : 62),
            chip.heightAnchor.constraint(equalToConstant: 30),
        ])
        return chip
    }

    private func showSelection() {
        remark.text = selection.remark
        for case let (stage, chip as UIButton) in zip(QuizStage.allCases, chips.arrangedSubviews) {
            let isChosen = stage == selection
            chip.backgroundColor = UIColor(white: isChosen ? 0.11 : 0.94, alpha: 1)
            chip.setTitleColor(UIColor(white: isChosen ? 1 : 0.25, alpha: 1), for: .normal)
        }
    }
}
