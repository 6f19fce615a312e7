import UIKit

/// A card with a square, the rectangular path of the square, and the code that animates it.
///
/// While the square moves, it leaves a ghost every tenth of a second: evenly spaced ghosts show a constant speed, dense ghosts show easing.
class RectanglePathCard: UIView {
    static let minimumSize = CGSize(width: 319, height: 280)

    let square: GradientSquare
    let codeView = CodeListingView()
    /// The side of the rectangle on which the square moves, 0…3, or nil if it does not move.
    private(set) var leg: Int?

    /// The initial frame of the square in the card. In portrait the square of the first card starts at (60, 120) on the screen.
    private static let startFrame = CGRect(x: 36, y: 48, width: 40, height: 40)
    private let ghosts = CALayer()
    private let tint: UIColor
    /// For each leg, the lines of code that move the square along it.
    private let lines: [Range<Int>]
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private let codeBackground = UIView()

    init(name: String, title: String, note: String, colors: (Int, Int), lines: [Range<Int>]) {
        square = GradientSquare(frame: Self.startFrame, colors: colors, cornerRadius: 10)
        tint = UIColor(hex: colors.1)
        self.lines = lines
        super.init(frame: CGRect(origin: .zero, size: Self.minimumSize))
        backgroundColor = Palette.card
        (layer.cornerRadius, layer.cornerCurve) = (16, .continuous)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addHeading(title, note)
        addPath()
        layer.addSublayer(ghosts)
        codeView.lines = CodeListing.lines("rectangle " + name)
        codeView.fontSizes = [17, 15, 14, 13]
        codeView.visibleLineCount = 4
        codeView.ignoresIndentation = true
        codeView.padding = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        codeView.backgroundColor = .clear
        codeBackground.backgroundColor = Palette.codeBackground
        for view in [codeBackground, codeView] { addSubview(view) }
        square.accessibilityIdentifier = name
        addSubview(square)
    }

    required init?(coder: NSCoder) { return nil }

    /// Lays out the code below the path.
    override func layoutSubviews() {
        super.layoutSubviews()
        let figure = CGSize(width: 319, height: 190)
        codeBackground.frame = CGRect(x: 0, y: figure.height, width: bounds.width, height: bounds.height - figure.height)
        codeView.frame = codeBackground.frame.insetBy(dx: 0, dy: 5)
        titleLabel.frame = CGRect(x: 16, y: 12, width: figure.width - 32, height: 20)
    }

    // MARK: - Progress

    /// Removes all animations and ghosts, and moves the square to its initial frame.
    func reset() {
        square.layer.removeAllAnimations()
        square.frame = Self.startFrame
        for ghost in ghosts.sublayers ?? [] { ghost.removeFromSuperlayer() }
        leg = nil
    }

    /// Adds a ghost at the square's displayed position, and highlights the code that moves the square from there. At the end of the path,
    /// adds no ghost and removes the highlight.
    func sample() {
        let position = square.layer.presentation()?.position ?? square.center
        leg = nextLeg(at: position)
        if leg != nil { addGhost(at: position) }
        codeView.highlight(leg.map { lines[$0] }, animated: true)
    }

    /// Returns the leg that begins or continues at a position. At the start of the path this is the first leg, or nil after the last leg.
    private func nextLeg(at position: CGPoint) -> Int? {
        let (x, y) = (position.x - Self.startFrame.midX, position.y - Self.startFrame.midY)
        if x > 199.9, y < 99.9 { return 1 }
        if y > 99.9, x > 0.1 { return 2 }
        if y > 0.1 { return 3 }
        return leg == 3 || (leg == nil && x < 0.1 && ghosts.sublayers?.isEmpty == false) ? nil : 0
    }

    private func addGhost(at position: CGPoint) {
        let ghost = CALayer()
        ghost.bounds = CGRect(origin: .zero, size: Self.startFrame.size)
        ghost.position = position
        ghost.cornerRadius = 10
        ghost.backgroundColor = tint.withAlphaComponent(0.1).cgColor
        let dot = CALayer()
        dot.frame = CGRect(x: 17, y: 17, width: 6, height: 6)
        dot.cornerRadius = 3
        dot.backgroundColor = tint.cgColor
        ghost.addSublayer(dot)
        ghosts.addSublayer(ghost)
    }

    /// The positions of the ghosts, in the order of time.
    var ghostPositions: [CGPoint] { ghosts.sublayers?.map(\.position) ?? [] }

    // MARK: - Static content

    private func addHeading(_ title: String, _ note: String) {
        titleLabel.text = title
        titleLabel.setScaledFont(.scaled(15, .semibold, limit: 18))
        titleLabel.textColor = Palette.foreground
        noteLabel.frame = CGRect(x: Self.startFrame.midX + 20, y: Self.startFrame.midY + 38, width: 160, height: 24)
        noteLabel.text = note
        noteLabel.setScaledFont(.scaled(15, .medium, limit: 17))
        noteLabel.textColor = Palette.secondaryForeground
        noteLabel.textAlignment = .center
        for label in [titleLabel, noteLabel] { addSubview(label) }
    }

    /// Adds the path of the square's center as a dashed line.
    private func addPath() {
        let path = CAShapeLayer()
        path.path = CGPath(rect: CGRect(x: Self.startFrame.midX, y: Self.startFrame.midY, width: 200, height: 100), transform: nil)
        path.fillColor = nil
        followStyle { [unowned self] in
            path.strokeColor = Palette.foreground.resolvedColor(with: traitCollection).withAlphaComponent(0.25).cgColor
        }
        path.lineWidth = 1
        path.lineDashPattern = [4, 4]
        layer.addSublayer(path)
    }
}
