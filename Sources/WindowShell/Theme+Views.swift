import Stage
import UIKit

extension Theme {
    /// Returns a label with a text in a system font.
    static func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor = Theme.textColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }

    /// Returns the first words of a text that fit into a width in the label's font, followed by an ellipsis if words are omitted.
    static func truncated(_ text: String, _ label: UILabel, to width: CGFloat) -> String {
        let words = text.split(separator: " ")
        let measuringLabel = UILabel()
        measuringLabel.font = label.font
        for count in stride(from: words.count, to: 0, by: -1) {
            measuringLabel.text = words.prefix(count).joined(separator: " ") + (count < words.count ? " …" : "")
            if measuringLabel.sizeThatFits(.zero).width <= width { return measuringLabel.text ?? "" }
        }
        return ""
    }

    /// Breaks a text between words into lines that fit into a width.
    static func wrappedLines(_ text: String, _ font: UIFont, width: CGFloat) -> [String] {
        let measuringLabel = UILabel()
        measuringLabel.font = font
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = (lines.last.map { $0 + " " } ?? "") + word
            measuringLabel.text = longer
            if lines.isEmpty || measuringLabel.sizeThatFits(.zero).width > width {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines
    }

    /// Returns a view that looks like a button, with a title and the name of the key that has the same effect.
    static func capsule(_ text: String, _ key: String) -> UIView { CapsuleView(text, key) }
}
