import UIKit

/// A transparent area that is as large as the screen. Its content fades out at the left and right edges of the cards.
///
/// The questions move by the width of the screen, as in the tutorial, but they are visible only on their card.
class QuizSlideArea: UIView {
    private let fade = CAGradientLayer()
    var cardWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let (clear, opaque) = (UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor)
        fade.colors = [clear, opaque, opaque, clear]
        (fade.startPoint, fade.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        layer.mask = fade
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        fade.frame = CGRect(x: ((bounds.width - cardWidth) / 2).rounded(), y: 0, width: cardWidth, height: bounds.height)
        let edge = NSNumber(value: min(24 / max(Double(cardWidth), 1), 0.5))
        fade.locations = [0, edge, NSNumber(value: 1 - edge.doubleValue), 1]
        CATransaction.commit()
    }
}
