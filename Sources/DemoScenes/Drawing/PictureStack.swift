import UIKit

/// A small stack of saved pictures. The newest picture is on top.
class PictureStack: UIControl {
    private var cards: [UIImageView] = []

    /// The newest picture.
    var picture: UIImage? { cards.last?.image }

    /// The number of pictures that are visible in the stack. Older pictures are removed.
    private static let maximumCount = 3
    private static let cardSize = CGSize(width: 40, height: 45)
    /// The angles of the cards in degrees. They differ, so that the edges of all cards are visible.
    private static let angles: [CGFloat] = [-7, 4, -2, 8]
    private var savedCount = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        // UIKit draws the content of an opaque view without a background color on black.
        isOpaque = false
        (accessibilityLabel, accessibilityIdentifier) = ("Saved pictures", "Saved pictures")
        isEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    private var stackCenter: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Adds a picture. It flies to the stack from `start`, a rectangle in the coordinates of the stack.
    func add(_ picture: UIImage, from start: CGRect) {
        let card = UIImageView(image: picture)
        card.accessibilityIdentifier = "Saved picture \(savedCount + 1)"
        card.bounds.size = Self.cardSize
        card.layer.borderColor = UIColor.white.cgColor
        card.layer.borderWidth = 1.5
        card.layer.cornerRadius = 2
        card.layer.shadowOpacity = 0.22
        card.layer.shadowRadius = 2
        card.layer.shadowOffset = CGSize(width: 0, height: 1)
        // The card has its final size from the beginning and is enlarged by a transform, so that its border and its shadow shrink with it.
        card.center = CGPoint(x: start.midX, y: start.midY)
        card.transform = CGAffineTransform(scaleX: start.width / Self.cardSize.width, y: start.height / Self.cardSize.height)
        addSubview(card)
        cards.append(card)
        let angle = Self.angles[savedCount % Self.angles.count] * .pi / 180
        savedCount += 1
        isEnabled = true
        setNeedsDisplay()

        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.78, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: {
                card.center = self.stackCenter
                card.transform = CGAffineTransform(rotationAngle: angle)
            },
            completion: { _ in self.removeHiddenCards() })
    }

    private func removeHiddenCards() {
        while cards.count > Self.maximumCount { cards.removeFirst().removeFromSuperview() }
    }

    /// The frame of the newest picture without its rotation.
    var topCardFrame: CGRect {
        CGRect(
            x: bounds.midX - Self.cardSize.width / 2, y: bounds.midY - Self.cardSize.height / 2, width: Self.cardSize.width,
            height: Self.cardSize.height)
    }

    /// Hides or shows the newest picture. It is hidden while it is shown large.
    func setTopCardHidden(_ isHidden: Bool) { cards.last?.isHidden = isHidden }

    override func layoutSubviews() {
        super.layoutSubviews()
        for card in cards { card.center = stackCenter }
    }

    /// Draws a dashed outline at the position of the first picture while there is no picture.
    override func draw(_ rect: CGRect) {
        guard cards.isEmpty else { return }
        let outline = UIBezierPath(roundedRect: topCardFrame, cornerRadius: 4)
        outline.setLineDash([3, 3], count: 2, phase: 0)
        Palette.foreground.withAlphaComponent(0.25).setStroke()
        outline.stroke()
    }
}
