import UIKit

/// A blur view behind the pressed icon. It grows and becomes a menu with one entry.
class IconEffectView: UIVisualEffectView {
    private let label = UILabel()

    private let lightStyle: UIBlurEffect.Style

    /// Creates the view with a blur for the light style. In the dark style it has a dark blur.
    init(blur: UIBlurEffect.Style) {
        lightStyle = blur
        super.init(effect: UIBlurEffect(style: blur))
        clipsToBounds = true
        layer.cornerRadius = 16
        label.text = "Customize Actions..."
        label.font = .systemFont(ofSize: 16)
        label.sizeToFit()
        label.center = CGPoint(x: 90, y: 30)
        contentView.addSubview(label)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: IconEffectView, _) in view.updateEffect() }
    }

    required init?(coder: NSCoder) { return nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { updateEffect() }
    }

    private func updateEffect() {
        effect = UIBlurEffect(style: traitCollection.userInterfaceStyle == .dark ? .systemThickMaterialDark : lightStyle)
    }
}
