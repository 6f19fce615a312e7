import CoreGraphics
import Stage
import UIKit

/// The line below a screen: `A` or `B` with the name of a file, or a description of the combined picture in a comparison, and the time in a
/// filmstrip.
package final class ComparisonCaption: UIView {
    /// The content of the line.
    package enum Content: Equatable {
        /// The letter of a take, with the name of its file if it is known.
        case takeA(name: String? = nil)
        case takeB(name: String? = nil)
        case overlaid
        /// The number of pixels that differ, or nil if the screens have different sizes.
        case difference(Int?)
        /// The time of the screen in seconds.
        case time(Double)
    }

    /// A text with or without a dot before it.
    private struct Part {
        var text: String
        var dot: UIColor?
        /// Whether the text is shortened in the middle if it is too wide. The font keeps its size.
        var isShortened = false
    }

    /// The height of the line in points.
    package static let height: CGFloat = 24
    private static let fontSize: CGFloat = 17
    private static let smallestFontSize: CGFloat = 9

    private var content: Content?
    private var width: CGFloat = 0
    private var textColor = Theme.secondaryTextColor
    private var dots: [UIView] = []
    private var labels: [UILabel] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { return nil }

    private static func parts(_ content: Content) -> [Part] {
        switch content {
        case .takeA(let name): [Part(text: "A")] + (name.map { [Part(text: $0, isShortened: true)] } ?? [])
        case .takeB(let name): [Part(text: "B")] + (name.map { [Part(text: $0, isShortened: true)] } ?? [])
        case .overlaid: [Part(text: "A and B, each at 50 %")]
        case .time(let seconds): [Part(text: Quantity.seconds(seconds))]
        case .difference(nil): [Part(text: "The screens have different sizes")]
        case .difference(let count?):
            [
                Part(text: "A", dot: ComparisonRenderer.colorOfA), Part(text: "B", dot: ComparisonRenderer.colorOfB),
                Part(text: ComparisonRenderer.Difference.text(count)),
            ]
        }
    }

    /// Shows a content, centered at a point of the superview. If the text is wider than `maximumWidth`, the font is smaller, but at least
    /// `smallestFontSize`.
    package func show(_ new: Content, at center: CGPoint, maximumWidth: CGFloat, color: UIColor = Theme.secondaryTextColor) {
        if new != content || maximumWidth != width || color != textColor {
            (content, width, textColor) = (new, maximumWidth, color)
            // The caption can move in an animation, but the text and the dots inside it change immediately.
            UIView.performWithoutAnimation { makeLabels(Self.parts(new), maximumWidth) }
        }
        let right = labels.last?.frame.maxX ?? 0
        bounds = CGRect(x: 0, y: 0, width: right, height: Self.height)
        self.center = center
    }

    private func makeLabels(_ parts: [Part], _ maximumWidth: CGFloat) {
        for view in labels + dots { view.removeFromSuperview() }
        (labels, dots) = ([], [])
        var size = Self.fontSize
        while place(parts, size, maximumWidth) > maximumWidth, size > Self.smallestFontSize { size -= 1 }
    }

    /// Creates the views of the parts, from left to right. Returns the width, which is at most `maximumWidth` if the last part is shortened.
    private func place(_ parts: [Part], _ fontSize: CGFloat, _ maximumWidth: CGFloat) -> CGFloat {
        for view in labels + dots { view.removeFromSuperview() }
        (labels, dots) = ([], [])
        var x: CGFloat = 0
        for (index, part) in parts.enumerated() {
            if index > 0 { x += fontSize }
            if let color = part.dot {
                let dot = UIView(frame: CGRect(x: x, y: Self.height / 2 - fontSize * 0.3, width: fontSize * 0.6, height: fontSize * 0.6))
                (dot.backgroundColor, dot.layer.cornerRadius) = (color, fontSize * 0.3)
                dots.append(dot)
                addSubview(dot)
                x += fontSize
            }
            let label = UILabel()
            label.text = part.text
            label.font = .monospacedDigitSystemFont(ofSize: fontSize, weight: .medium)
            label.textColor = textColor
            var labelWidth = label.sizeThatFits(.zero).width.rounded(.up)
            if part.isShortened {
                label.lineBreakMode = .byTruncatingMiddle
                labelWidth = min(labelWidth, max(maximumWidth - x, 0))
            }
            label.frame = CGRect(x: x, y: 0, width: labelWidth, height: Self.height)
            labels.append(label)
            addSubview(label)
            x += labelWidth
        }
        return x
    }
}
