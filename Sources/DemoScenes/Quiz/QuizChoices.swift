import UIKit

/// Three buttons with possible answers.
class QuizChoices: UIStackView {
    var didChoose: ((Int) -> Void)?
    /// The buttons, from first to last.
    let buttons = (0..<3).map { _ in UIButton(type: .custom) }
    /// The index of the button that is shown as correct, or nil before the answer is known.
    private(set) var correctIndex: Int?

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        distribution = .fillEqually
        for (index, button) in buttons.enumerated() {
            button.titleLabel?.setScaledFont(.scaled(17, .medium, limit: 22))
            (button.layer.cornerRadius, button.layer.cornerCurve) = (14, .continuous)
            button.addAction(UIAction { [unowned self] _ in didChoose?(index) }, for: .touchUpInside)
            addArrangedSubview(button)
        }
    }

    required init(coder: NSCoder) { fatalError("QuizChoices is not in a storyboard.") }

    /// Shows the possible answers of a question.
    func show(_ titles: [String]) {
        correctIndex = nil
        for (button, title) in zip(buttons, titles) {
            button.setTitle(title, for: .normal)
            button.isEnabled = true
            button.alpha = 1
            style(button, Self.plain, Palette.foreground)
        }
    }

    /// Shows the correct answer. All buttons are disabled.
    func markCorrect(_ index: Int) {
        correctIndex = index
        for button in buttons { button.isEnabled = false }
        for (other, button) in buttons.enumerated() where other != index { button.alpha = 0.35 }
        style(buttons[index], Self.green, .white)
    }

    /// Disables a wrong answer. The button moves to the right and back twice.
    func markWrong(_ index: Int) {
        let button = buttons[index]
        button.isEnabled = false
        style(button, Self.rejected, Self.rejectedTitle)
        UIView.animate(
            withDuration: 0.08,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
                    button.transform = CGAffineTransform(translationX: 8, y: 0)
                }
            }, completion: { _ in button.transform = .identity })
    }

    private static let plain = UIColor(light: UIColor(hex: 0xF1EFEB), dark: UIColor(hex: 0x24221F))
    private static let green = UIColor(light: UIColor(hex: 0x1F8A5B), dark: UIColor(hex: 0x23855A))
    private static let rejected = UIColor(light: UIColor(hex: 0xFBE9E8), dark: UIColor(hex: 0x3A1F1E))

    private static let rejectedTitle = UIColor(light: UIColor(hex: 0xB3272E), dark: UIColor(hex: 0xFF8F8A))

    private func style(_ button: UIButton, _ background: UIColor, _ title: UIColor) {
        button.backgroundColor = background
        for state in [UIControl.State.normal, .disabled] { button.setTitleColor(title, for: state) }
    }
}
