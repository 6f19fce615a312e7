import UIKit

/// A blur view behind the pressed icon. It grows and becomes a menu with one entry.
class IconEffectView: UIVisualEffectView {
    private let label = UILabel()

    init(blur: UIBlurEffect.Style) {
        super.init(effect: UIBlurEffect(style: blur))
        clipsToBounds = true
        layer.cornerRadius = 16
        label.text = "Customize Actions..."
        label.font = .systemFont(ofSize: 16)
        label.sizeToFit()
        label.center = CGPoint(x: 90, y: 30)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }
}
