import UIKit

/// Three screens of different widths at a reduced scale, each with the same square. The same line of code moves all three squares.
class ScreenComparison: UIView {
    private let screens = [CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 414, height: 736)].map {
        ScreenThumbnail($0)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for screen in screens { addSubview(screen) }
    }

    required init?(coder: NSCoder) { return nil }

    var scale: CGFloat = 0.26 {
        didSet {
            for screen in screens { screen.scale = scale }
            setNeedsLayout()
        }
    }

    /// Returns the height of the highest screen with its caption.
    static func height(at scale: CGFloat) -> CGFloat { (736 * scale).rounded() + ScreenThumbnail.captionHeight }

    /// Lays out the screens side by side, aligned at their bottom edges.
    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = (bounds.width - screens.reduce(0) { $0 + $1.bounds.width }) / CGFloat(screens.count - 1)
        var x: CGFloat = 0
        for screen in screens {
            screen.frame.origin = CGPoint(x: x.rounded(), y: bounds.height - screen.bounds.height)
            x += screen.bounds.width + gap
        }
    }

    /// Moves the square on each screen to the same fixed position.
    func moveSquares() {
        for screen in screens { screen.redSquare.center.x = 200 }
    }
}
