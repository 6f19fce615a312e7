import UIKit

/// Three screens of different widths, drawn smaller, with the same square on each of them, animated by the same line.
class ScreenComparison: UIView {
    private let screens = [CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 414, height: 736)].map {
        SmallScreen($0)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for screen in screens { addSubview(screen) }
    }

    required init?(coder: NSCoder) { return nil }

    /// Side by side, standing on one line.
    override func layoutSubviews() {
        super.layoutSubviews()
        let gap = (bounds.width - screens.reduce(0) { $0 + $1.bounds.width }) / CGFloat(screens.count - 1)
        var x: CGFloat = 0
        for screen in screens {
            screen.frame.origin = CGPoint(x: x, y: bounds.height - screen.bounds.height)
            x += screen.bounds.width + gap
        }
    }

    /// The line of the talk, once for each.
    func move() {
        for screen in screens { screen.redSquare.center.x = 200 }
    }
}

/// A screen at a quarter of its size, with its width written below.
class SmallScreen: UIView {
    private static let zoom: CGFloat = 0.26

    let redSquare = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))

    init(_ size: CGSize) {
        let small = CGSize(width: size.width * Self.zoom, height: size.height * Self.zoom)
        super.init(frame: CGRect(x: 0, y: 0, width: small.width, height: small.height + 24))
        addScreen(size)
        addName(size, below: small)
    }

    required init?(coder: NSCoder) { return nil }

    /// It is laid out at its own size, in its own points, and then made smaller as a whole.
    private func addScreen(_ size: CGSize) {
        let screen = UIView(frame: CGRect(origin: .zero, size: size))
        screen.backgroundColor = .white
        screen.clipsToBounds = true
        screen.layer.cornerRadius = 32
        screen.layer.borderWidth = 6
        screen.layer.borderColor = Palette.ink.cgColor
        let middle = UIView(frame: CGRect(x: size.width / 2 - 2, y: 0, width: 4, height: size.height))
        middle.backgroundColor = Palette.ink.withAlphaComponent(0.2)
        redSquare.accessibilityIdentifier = "red-square-\(Int(size.width))"
        redSquare.backgroundColor = .red
        for part in [redSquare, middle] { screen.addSubview(part) }
        addSubview(screen)
        screen.layer.anchorPoint = .zero
        screen.center = .zero
        screen.transform = CGAffineTransform(scaleX: Self.zoom, y: Self.zoom)
    }

    private func addName(_ size: CGSize, below small: CGSize) {
        let name = UILabel(frame: CGRect(x: -12, y: small.height + 4, width: small.width + 24, height: 20))
        name.text = "\(Int(size.width)) pt · \(Int((20_000 / size.width).rounded())) %"
        name.font = .systemFont(ofSize: 13, weight: .medium)
        name.textColor = Palette.softInk
        name.textAlignment = .center
        addSubview(name)
    }
}
