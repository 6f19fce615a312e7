import Stage
import UIKit

/// The field that shows the search text, with a caret and the number of matches.
final class SearchCapsuleView: UIView {
    private let label = Theme.label("", 15, .regular, ChromeColor.secondaryText)
    private let countLabel = Theme.label("", 13, .regular, ChromeColor.secondaryText)
    private let caret = UIView()
    var metrics = WindowMetrics() { didSet { if metrics != oldValue { metricsDidChange() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        (accessibilityLabel, accessibilityTraits) = ("Search scenes", .searchField)
        backgroundColor = ChromeColor.field
        caret.backgroundColor = Theme.accentColor
        caret.isHidden = true
        label.lineBreakMode = .byTruncatingHead
        countLabel.textAlignment = .right
        for view in [label, countLabel, caret] { addSubview(view) }
        metricsDidChange()
        show("", count: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private func metricsDidChange() {
        layer.cornerRadius = metrics.points(12)
        label.font = .systemFont(ofSize: metrics.points(15))
        countLabel.font = .monospacedDigitSystemFont(ofSize: metrics.points(13), weight: .regular)
        setNeedsLayout()
    }

    /// Shows a search text, or a hint if the text is empty, and the number of matches, if `count` is not nil.
    func show(_ query: String, count: (matches: Int, all: Int)?) {
        label.text = query.isEmpty ? "Search scenes" : query
        label.textColor = query.isEmpty ? ChromeColor.secondaryText : ChromeColor.text
        countLabel.text = count.map { "\($0.matches) of \($0.all)" }
        (accessibilityValue, accessibilityHint) = (query, countLabel.text)
        caret.isHidden = query.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = metrics.points(16)
        let countWidth = countLabel.fittingSize().width
        countLabel.frame = CGRect(x: bounds.width - margin - countWidth, y: 0, width: countWidth, height: bounds.height)
        let available = max(countLabel.frame.minX - margin * (countWidth > 0 ? 2 : 1), 0)
        let width = min(label.fittingSize().width, available)
        label.frame = CGRect(x: margin, y: 0, width: width, height: bounds.height)
        let inset = metrics.points(11)
        caret.frame = CGRect(x: label.frame.maxX + 1, y: inset, width: metrics.points(2), height: max(bounds.height - inset * 2, 0))
    }
}
