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
}
