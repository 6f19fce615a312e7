import Stage
import UIKit

/// The colors and texts of charts.
package enum ChartStyle {
    /// The colors of the views: muted, of similar lightness, and different for most color-blind readers in this order.
    package static let curveColors = [
        PanelColor.color(0x2B5F8C, dark: 0x6FA8DA), PanelColor.color(0xE0662F, dark: 0xFF9466), PanelColor.color(0x2A8C7D, dark: 0x4DBBA9),
        PanelColor.color(0xC59A1D, dark: 0xE5BE4C), PanelColor.color(0x7A4E96, dark: 0xB58AD3), PanelColor.color(0x6F8F3A, dark: 0x9FC067),
        PanelColor.color(0xC2587E, dark: 0xE88AAB), PanelColor.color(0x6B6762, dark: 0xA8A49D),
    ]
    /// The colors of texts that belong to curves. On a light card they are darker than the curves, so that the texts can be read.
    static let curveTextColors = [
        PanelColor.color(0x2B5F8C, dark: 0x6FA8DA), PanelColor.color(0xB15125, dark: 0xFF9466), PanelColor.color(0x24786C, dark: 0x4DBBA9),
        PanelColor.color(0x866914, dark: 0xE5BE4C), PanelColor.color(0x7A4E96, dark: 0xB58AD3), PanelColor.color(0x5B7530, dark: 0x9FC067),
        PanelColor.color(0xAB4D6F, dark: 0xE88AAB), PanelColor.color(0x6B6762, dark: 0xA8A49D),
    ]
    package static let cardColor = PanelColor.background
    package static let gridColor = PanelColor.text.withAlphaComponent(0.09)
    package static let zeroLineColor = PanelColor.text.withAlphaComponent(0.3)

    package static func label(
        _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = PanelColor.text,
        _ alignment: NSTextAlignment = .left
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.textAlignment = alignment
        return label
    }
}
