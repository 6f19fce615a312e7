import Stage
import UIKit

/// The card after the last scene of a talk. It covers the window.
final class TalkEndView: UIView {
    private let titleLabel: UILabel
    private let endLabel = Theme.label("End of talk", 24, .regular, Theme.lightTextColor.withAlphaComponent(0.65))

    init(title: String) {
        titleLabel = Theme.label(title, 44, .semibold, Theme.lightTextColor)
        super.init(frame: .zero)
        backgroundColor = Theme.darkBackgroundColor
        alpha = 0
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.numberOfLines = 0
        for label in [titleLabel, endLabel] {
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Fades in or out.
    func setVisible(_ isVisible: Bool) {
        if let superview { UIView.performWithoutAnimation { frame = superview.bounds } }
        UIView.animate(withDuration: 0.4, delay: 0, options: .beginFromCurrentState, animations: { self.alpha = isVisible ? 1 : 0 })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width * 0.8).rounded()
        let height = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
        let top = (bounds.midY - height - 8).rounded()
        titleLabel.frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: height)
        endLabel.frame = CGRect(x: titleLabel.frame.minX, y: top + height + 16, width: width, height: 32)
    }
}
