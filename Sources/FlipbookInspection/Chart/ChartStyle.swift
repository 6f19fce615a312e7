import Stage
import UIKit

/// The colors and texts of charts.
package enum ChartStyle {
    /// The colors of the views: muted, of similar lightness, and different for most color-blind readers in this order.
    package static let curveColors = [0x2B5F8C, 0xE0662F, 0x2A8C7D, 0xC59A1D, 0x7A4E96, 0x6F8F3A, 0xC2587E, 0x6B6762].map {
        Theme.color($0)
    }
    package static let cardColor = Theme.color(0xFBFAF8)
    package static let gridColor = Theme.textColor.withAlphaComponent(0.09)
    package static let zeroLineColor = Theme.textColor.withAlphaComponent(0.3)

    package static func label(
        _ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular, _ color: UIColor = Theme.textColor,
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
