import UIKit

/// A round mark above or beside the answer: a question mark before the choice, and a check mark or a cross after it.
class QuizMark: UIImageView {
    enum Verdict: CaseIterable { case open, correct, wrong }

    var verdict = Verdict.open { didSet { show() } }

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        contentMode = .center
        layer.cornerRadius = 22
        NSLayoutConstraint.activate([widthAnchor.constraint(equalToConstant: 44), heightAnchor.constraint(equalToConstant: 44)])
        show()
    }

    required init?(coder: NSCoder) { return nil }

    private func show() {
        let name =
            switch verdict {
            case .open: "questionmark"
            case .correct: "checkmark"
            case .wrong: "xmark"
            }
        image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        tintColor = verdict == .open ? Palette.secondaryForeground : .white
        backgroundColor =
            switch verdict {
            case .open: Palette.foreground.withAlphaComponent(0.1)
            case .correct: UIColor(light: UIColor(hex: 0x1F8A5B), dark: UIColor(hex: 0x2FA873))
            case .wrong: Palette.red
            }
    }
}
