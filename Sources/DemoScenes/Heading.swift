import UIKit

/// The title label at the top of a scene.
class Heading: UILabel {
    convenience init(_ title: String, size: CGFloat = 22) {
        self.init(frame: .zero)
        text = title
        font = .systemFont(ofSize: size, weight: .semibold)
        textColor = Palette.foreground
    }
}
