import Stage
import UIKit

/// The colors, fonts and sizes of the timeline.
package enum TimelineStyle {
    static let backgroundColor = PanelColor.background
    static let gridColor = PanelColor.text.withAlphaComponent(0.07)
    static let separatorColor = PanelColor.text.withAlphaComponent(0.1)
    /// The color of the times after the end of the take.
    static let futureColor = PanelColor.text.withAlphaComponent(0.035)
    static let selectionColor = PanelColor.text.withAlphaComponent(0.06)
    /// The color of inputs and calls.
    static let eventColor = PanelColor.text.withAlphaComponent(0.72)
    /// The background of a key cap.
    static let keyCapColor = PanelColor.color(0xFFFFFF, dark: 0x383B41)

    static let font = UIFont.systemFont(ofSize: 13)
    static let mediumFont = UIFont.systemFont(ofSize: 13, weight: .medium)
    static let boldFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
    static let codeFont = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
    static let digitFont = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .semibold)

    /// The height of the time ruler.
    static let rulerHeight: CGFloat = 46
    /// Returns the width of the titles at the left of the rows, in a timeline of a width.
    static func titleWidth(in width: CGFloat) -> CGFloat { min(max(width * 0.29, 180), 372).rounded() }
    static let margin: CGFloat = 16

    /// Returns the color of a kind of groups. The colors are muted and of similar lightness, like the colors of charts.
    package static func color(_ kind: AnimationGroup.Kind) -> UIColor {
        switch kind {
        case .block: block
        case .spring: spring
        case .keyframes: keyframes
        case .animator: animator
        case .transition: transition
        case .layer: layer
        }
    }

    private static let block = PanelColor.color(0x2B5F8C, dark: 0x6FA8DA)
    private static let spring = PanelColor.color(0x2A8C7D, dark: 0x4DBBA9)
    private static let keyframes = PanelColor.color(0x7A4E96, dark: 0xB58AD3)
    private static let animator = PanelColor.color(0xB5860F, dark: 0xDDB245)
    private static let transition = PanelColor.color(0xC2587E, dark: 0xE88AAB)
    private static let layer = PanelColor.color(0x6F8F3A, dark: 0x9FC067)

    /// The widths of texts that have been measured.
    private static var widths: [UIFont: [String: CGFloat]] = [:]

    /// Returns the width of a text in points.
    static func width(_ text: String, _ font: UIFont) -> CGFloat {
        if let width = widths[font]?[text] { return width }
        // A limit on the number of texts bounds the memory.
        if (widths[font]?.count ?? 0) > 4000 { widths[font] = [:] }
        let width = (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
        widths[font, default: [:]][text] = width
        return width
    }

    static func label(_ font: UIFont, _ color: UIColor = PanelColor.text, _ alignment: NSTextAlignment = .left) -> UILabel {
        let label = UILabel()
        (label.font, label.textColor, label.textAlignment) = (font, color, alignment)
        label.lineBreakMode = .byTruncatingTail
        return label
    }
}
