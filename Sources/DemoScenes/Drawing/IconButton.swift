import UIKit

/// A button with an icon. While it is chosen, its background has the color of the foreground.
class IconButton: UIButton {
    convenience init(_ icon: DrawingIcon, name: String) {
        self.init(type: .system)
        setImage(icon.image, for: .normal)
        tintColor = Palette.foreground
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        setName(name)
    }

    var isChosen = false {
        didSet {
            backgroundColor = isChosen ? Palette.foreground : nil
            tintColor = isChosen ? Palette.onForeground : Palette.foreground
        }
    }

    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.3 } }

    func setName(_ name: String) { (accessibilityLabel, accessibilityIdentifier) = (name, name) }
}
