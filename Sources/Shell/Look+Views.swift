import Stage
import UIKit

extension Look {
    static func label(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor = Look.ink) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        return label
    }

    /// As many words as there is room for, with an ellipsis if there are more.
    static func clipped(_ text: String, _ label: UILabel, to width: CGFloat) -> String {
        let words = text.split(separator: " ")
        let ruler = UILabel()
        ruler.font = label.font
        for count in stride(from: words.count, to: 0, by: -1) {
            ruler.text = words.prefix(count).joined(separator: " ") + (count < words.count ? " …" : "")
            if ruler.sizeThatFits(.zero).width <= width { return ruler.text ?? "" }
        }
        return ""
    }

    /// The lines of a text that is broken between words.
    static func lines(_ text: String, _ font: UIFont, width: CGFloat) -> [String] {
        let ruler = UILabel()
        ruler.font = font
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = (lines.last.map { $0 + " " } ?? "") + word
            ruler.text = longer
            if lines.isEmpty || ruler.sizeThatFits(.zero).width > width {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines
    }

    /// Something to click, with the key that does the same.
    static func pill(_ text: String, _ key: String) -> UIView { PillView(text, key) }
}

private final class PillView: UIView {
    private let text: UILabel
    private let key: UILabel

    init(_ text: String, _ key: String) {
        self.text = Look.label(text, 15, .medium)
        self.key = Look.label(key, 13, .regular, Look.softInk)
        super.init(frame: .zero)
        backgroundColor = Look.ink.withAlphaComponent(0.05)
        layer.cornerRadius = 12
        self.key.textAlignment = .right
        addSubview(self.text)
        addSubview(self.key)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        text.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
        key.frame = text.frame
    }
}
