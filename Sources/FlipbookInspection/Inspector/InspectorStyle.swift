import Stage
import UIKit

/// The colors, fonts and sizes of the inspector.
enum InspectorStyle {
    static let backgroundColor = PanelColor.background
    static let separatorColor = PanelColor.text.withAlphaComponent(0.1)
    static let selectionColor = PanelColor.text.withAlphaComponent(0.08)
    static let hoverColor = PanelColor.text.withAlphaComponent(0.04)
    /// The background of a displayed value that differs from the value of the model layer.
    static let changeColor = Theme.accentColor.withAlphaComponent(0.16)
    static let problemColor = PanelColor.problem
    static let linkColor = PanelColor.link

    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let sectionFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let nameFont = UIFont.systemFont(ofSize: 15, weight: .medium)
    static let valueFont = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    static let smallFont = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    static let codeFont = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)

    static let margin: CGFloat = 16
    static let treeRowHeight: CGFloat = 26
    static let rowHeight: CGFloat = 25
    static let sectionHeight: CGFloat = 34
    /// The width of the titles of values.
    static let titleWidth: CGFloat = 112

    static func label(_ font: UIFont, _ color: UIColor = PanelColor.text, _ alignment: NSTextAlignment = .left) -> UILabel {
        let label = UILabel()
        (label.font, label.textColor, label.textAlignment) = (font, color, alignment)
        label.lineBreakMode = .byTruncatingTail
        return label
    }

    /// Returns the text color of a kind of syntax in source code.
    static func color(_ kind: SyntaxHighlight.Kind) -> UIColor {
        switch kind {
        case .keyword: keywordColor
        case .type: typeColor
        case .string: stringColor
        case .number: numberColor
        case .comment: commentColor
        }
    }

    private static let keywordColor = PanelColor.color(0x9B3D7A, dark: 0xE59ACB)
    private static let typeColor = PanelColor.color(0x2B5F8C, dark: 0x7DB4E4)
    private static let stringColor = PanelColor.color(0xA5481F, dark: 0xEFA07C)
    private static let numberColor = PanelColor.color(0x22736A, dark: 0x6CC9B8)
    private static let commentColor = PanelColor.color(0x6B6762, dark: 0xA29D96)
}
