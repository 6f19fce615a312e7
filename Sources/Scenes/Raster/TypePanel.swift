import UIKit

/// One word through all weights, one line through four scripts, and one that says itself what it looks like.
class TypePanel: UIView {
    private let word = UILabel()
    private let scripts = UILabel()
    private let sentence = UILabel()

    init() {
        super.init(frame: .zero)
        word.attributedText = weights("Animation", size: 84)
        word.adjustsFontSizeToFitWidth = true
        word.minimumScaleFactor = 0.5
        word.accessibilityIdentifier = "weights"
        scripts.text = "动画 · アニメーション · κίνηση 🪁🎈"
        scripts.font = .systemFont(ofSize: 17, weight: .medium)
        scripts.textColor = Palette.ink
        scripts.adjustsFontSizeToFitWidth = true
        sentence.attributedText = styles
        for label in [word, scripts, sentence] { addSubview(label) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let rest = bounds.height - 48
        word.frame = CGRect(x: -2, y: -4, width: width + 4, height: rest)
        scripts.frame = CGRect(x: 0, y: rest, width: width, height: 24)
        sentence.frame = CGRect(x: 0, y: rest + 26, width: width, height: 20)
    }

    /// From the thinnest to the boldest, letter by letter.
    private func weights(_ word: String, size: CGFloat) -> NSAttributedString {
        let all: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let text = NSMutableAttributedString(string: "")
        for (letter, weight) in zip(word, all) {
            text.append(
                NSAttributedString(
                    string: String(letter),
                    attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: Palette.ink, .kern: -1.5]))
        }
        return text
    }

    private var styles: NSAttributedString {
        let text = NSMutableAttributedString(
            string: "a frame is a pure function of time",
            attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: Palette.softInk])
        func style(_ part: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.addAttributes(attributes, range: (text.string as NSString).range(of: part))
        }
        style("frame", [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: Palette.ink])
        style("pure", [.font: UIFont.italicSystemFont(ofSize: 15), .foregroundColor: Palette.ink])
        style(
            "function", [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: Palette.accent, .foregroundColor: Palette.ink])
        style("time", [.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .medium), .foregroundColor: Palette.accent, .kern: 0.5])
        return text
    }
}
