import Stage
import UIKit

/// The colors, fonts and sizes of the inspector.
enum InspectorStyle {
    static let backgroundColor = Theme.color(0xFBFAF8)
    static let separatorColor = Theme.textColor.withAlphaComponent(0.1)
    static let selectionColor = Theme.textColor.withAlphaComponent(0.09)
    static let hoverColor = Theme.textColor.withAlphaComponent(0.04)
    /// The background of a value that differs from that of the model.
    static let changeColor = Theme.accentColor.withAlphaComponent(0.16)
    static let problemColor = Theme.color(0xB3261E)
    static let linkColor = Theme.color(0x2B5F8C)

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

    static func label(_ font: UIFont, _ color: UIColor = Theme.textColor, _ alignment: NSTextAlignment = .left) -> UILabel {
        let label = UILabel()
        (label.font, label.textColor, label.textAlignment) = (font, color, alignment)
        label.lineBreakMode = .byTruncatingTail
        return label
    }

    /// Returns the color of a part of a source line.
    static func color(_ kind: SwiftToken.Kind) -> UIColor {
        switch kind {
        case .keyword: keywordColor
        case .type: typeColor
        case .string: stringColor
        case .number: numberColor
        case .comment: commentColor
        }
    }

    private static let keywordColor = Theme.color(0x9B3D7A)
    private static let typeColor = Theme.color(0x2B5F8C)
    private static let stringColor = Theme.color(0xB4532A)
    private static let numberColor = Theme.color(0x2A7F72)
    private static let commentColor = Theme.color(0x8A857E)
}
