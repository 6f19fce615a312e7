import UIKit

/// The title label at the top of a scene.
class Heading: UILabel {
    convenience init(_ title: String, size: CGFloat = 22) {
        self.init(frame: .zero)
        text = title
        setScaledFont(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: .semibold), maximumPointSize: 29))
        textColor = Palette.foreground
    }
}
