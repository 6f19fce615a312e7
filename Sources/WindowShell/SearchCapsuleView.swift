import Stage
import UIKit

/// The field that shows the search text, with a caret.
final class SearchCapsuleView: UIView {
    private let label = Theme.label("Search scenes", 15, .regular, Theme.secondaryTextColor)
    private let caret = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Theme.textColor.withAlphaComponent(0.05)
        layer.cornerRadius = 12
        caret.backgroundColor = Theme.accentColor
        caret.isHidden = true
        addSubview(label)
        addSubview(caret)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ query: String) {
        label.text = query.isEmpty ? "Search scenes" : query
        label.textColor = query.isEmpty ? Theme.secondaryTextColor : Theme.textColor
        caret.isHidden = query.isEmpty
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
        caret.frame = CGRect(x: 17 + label.sizeThatFits(.zero).width, y: 11, width: 2, height: bounds.height - 22)
    }
}
