import UIKit

/// The name of a scene, at its head.
class Heading: UILabel {
    convenience init(_ name: String, size: CGFloat = 22) {
        self.init(frame: .zero)
        text = name
        font = .systemFont(ofSize: size, weight: .semibold)
        textColor = Palette.ink
    }
}
