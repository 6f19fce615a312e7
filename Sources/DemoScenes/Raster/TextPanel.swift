import UIKit

/// A panel with text: a word in all font weights, a line in three scripts with emoji, and a sentence in several styles.
class TextPanel: UIView {
    private let weightsLabel = UILabel()
    private let scriptsLabel = UILabel()
    private let stylesLabel = UILabel()

    init() {
        super.init(frame: .zero)
        weightsLabel.attributedText = Self.textInAllWeights
        weightsLabel.adjustsFontSizeToFitWidth = true
        weightsLabel.minimumScaleFactor = 0.5
        weightsLabel.accessibilityIdentifier = "weights"
        scriptsLabel.text = "动画 · アニメーション · κίνηση 🪁🎈"
        scriptsLabel.font = .systemFont(ofSize: 17, weight: .medium)
        scriptsLabel.textColor = Palette.foreground
        scriptsLabel.adjustsFontSizeToFitWidth = true
        stylesLabel.attributedText = Self.styledSentence
        for label in [weightsLabel, scriptsLabel, stylesLabel] { addSubview(label) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let weightsHeight = bounds.height - 48
        weightsLabel.frame = CGRect(x: -2, y: -4, width: width + 4, height: weightsHeight)
        scriptsLabel.frame = CGRect(x: 0, y: weightsHeight, width: width, height: 24)
        stylesLabel.frame = CGRect(x: 0, y: weightsHeight + 26, width: width, height: 20)
    }

    // The texts are created once. Foundation on Linux never releases all memory of a text with attributes.

    /// A word with each letter in the next font weight, from the thinnest to the boldest.
    private static let textInAllWeights: NSAttributedString = {
        let allWeights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let text = NSMutableAttributedString(string: "")
        for (letter, weight) in zip("Animation", allWeights) {
            text.append(
                NSAttributedString(
                    string: String(letter),
                    attributes: [.font: UIFont.systemFont(ofSize: 84, weight: weight), .foregroundColor: Palette.foreground, .kern: -1.5]))
        }
        return NSAttributedString(attributedString: text)
    }()

    private static let styledSentence: NSAttributedString = {
        let text = NSMutableAttributedString(
            string: "a frame is a pure function of time",
            attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: Palette.secondaryForeground])
        func style(_ part: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.addAttributes(attributes, range: (text.string as NSString).range(of: part))
        }
        style("frame", [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: Palette.foreground])
        style("pure", [.font: UIFont.italicSystemFont(ofSize: 15), .foregroundColor: Palette.foreground])
        style(
            "function",
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: Palette.accent, .foregroundColor: Palette.foreground])
        style("time", [.font: UIFont.monospacedSystemFont(ofSize: 14, weight: .medium), .foregroundColor: Palette.accent, .kern: 0.5])
        return NSAttributedString(attributedString: text)
    }()
}
