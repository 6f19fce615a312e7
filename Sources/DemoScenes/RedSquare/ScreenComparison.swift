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

    /// Lays out the screens side by side, aligned at their bottom edges.
    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = (bounds.width - screens.reduce(0) { $0 + $1.bounds.width }) / CGFloat(screens.count - 1)
        var x: CGFloat = 0
        for screen in screens {
            screen.frame.origin = CGPoint(x: x, y: bounds.height - screen.bounds.height)
            x += screen.bounds.width + gap
        }
    }

    /// Moves the square on each screen to the same fixed position.
    func moveSquares() {
        for screen in screens { screen.redSquare.center.x = 200 }
    }
}

/// A screen at 26 % of its size. The caption below it shows the width of the screen, and the position of the square in percent of this
/// width.
class ScreenThumbnail: UIView {
    private static let scale: CGFloat = 0.26

    let redSquare = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))

    init(_ size: CGSize) {
        let scaledSize = CGSize(width: size.width * Self.scale, height: size.height * Self.scale)
        super.init(frame: CGRect(x: 0, y: 0, width: scaledSize.width, height: scaledSize.height + 24))
        addScreen(size)
        addCaption(size, below: scaledSize)
    }

    required init?(coder: NSCoder) { return nil }

    /// Lays out the screen at its original size and coordinates, and then scales it down.
    private func addScreen(_ size: CGSize) {
        let screen = UIView(frame: CGRect(origin: .zero, size: size))
        screen.backgroundColor = Palette.card
        screen.clipsToBounds = true
        screen.layer.cornerRadius = 32
        screen.layer.borderWidth = 6
        screen.followStyle { [unowned screen] in screen.layer.borderColor = Palette.foreground.cgColor }
        let centerLine = UIView(frame: CGRect(x: size.width / 2 - 2, y: 0, width: 4, height: size.height))
        centerLine.backgroundColor = Palette.foreground.withAlphaComponent(0.2)
        redSquare.accessibilityIdentifier = "red-square-\(Int(size.width))"
        redSquare.backgroundColor = .red
        for part in [redSquare, centerLine] { screen.addSubview(part) }
        addSubview(screen)
        screen.layer.anchorPoint = .zero
        screen.center = .zero
        screen.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    }

    private func addCaption(_ size: CGSize, below scaledSize: CGSize) {
        let caption = UILabel(frame: CGRect(x: -12, y: scaledSize.height + 4, width: scaledSize.width + 24, height: 20))
        caption.text = "\(Int(size.width)) pt · \(Int((20_000 / size.width).rounded())) %"
        caption.font = .systemFont(ofSize: 13, weight: .medium)
        caption.textColor = Palette.secondaryForeground
        caption.textAlignment = .center
        addSubview(caption)
    }
}
