import UIKit

/// A round button for a color. The button of the chosen color has a ring.
class ColorButton: UIControl {
    let choice: DrawingColor
    private let disc = UIView()

    init(_ choice: DrawingColor) {
        self.choice = choice
        super.init(frame: .zero)
        // UIKit draws the content of an opaque view without a background color on black.
        isOpaque = false
        disc.backgroundColor = choice.color
        disc.isUserInteractionEnabled = false
        disc.followStyle { [unowned disc] in
            // A disc whose color is nearly the color of the card has a border.
            let isDark = disc.traitCollection.userInterfaceStyle == .dark
            disc.layer.borderWidth = choice == .cream || isDark && [.ink, .navy].contains(choice) ? 1 : 0
            disc.layer.borderColor = Palette.hairline.cgColor
        }
        addSubview(disc)
        (accessibilityLabel, accessibilityIdentifier) = (choice.name, choice.name)
    }

    required init?(coder: NSCoder) { return nil }

    var isChosen = false { didSet { setNeedsDisplay() } }

    private static let ringDiameter: CGFloat = 36

    override func layoutSubviews() {
        super.layoutSubviews()
        let diameter: CGFloat = 26
        disc.frame = CGRect(x: (bounds.width - diameter) / 2, y: (bounds.height - diameter) / 2, width: diameter, height: diameter)
        disc.layer.cornerRadius = diameter / 2
    }

    override func draw(_ rect: CGRect) {
        guard isChosen else { return }
        let inset = (bounds.height - Self.ringDiameter) / 2 + 1
        let side = Self.ringDiameter - 2
        let ring = UIBezierPath(ovalIn: CGRect(x: (bounds.width - side) / 2, y: inset, width: side, height: side))
        ring.lineWidth = 2
        Palette.foreground.setStroke()
        ring.stroke()
    }
}
