import UIKit

/// A card with a square, the rectangular path of the square, and the code that animates it.
class RectanglePathCard: UIView {
    static let size = CGSize(width: 327, height: 280)
    static let lineHeight: CGFloat = 18

    let square = UIView()
    /// A mark beside the line of code whose animation is running.
    let marker = UIView()

    /// The initial frame of the square in the card. In portrait the square of the first card starts at (60, 120) on the screen.
    private let startFrame = CGRect(x: 36, y: 48, width: 40, height: 40)
    private let firstLineY: CGFloat = 198

    init(name: String, title: String, note: String, code: [String]) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        isUserInteractionEnabled = false
        addHeading(title, note)
        addPath()
        for (index, line) in code.enumerated() { addCodeLine(line, at: index) }

        square.accessibilityIdentifier = name
        square.backgroundColor = .red
        addSubview(square)
        marker.accessibilityIdentifier = name + "-marker"
        marker.backgroundColor = Palette.accent
        marker.layer.cornerRadius = 1.5
        addSubview(marker)
        reset()
    }

    required init?(coder: NSCoder) { return nil }

    /// Removes all animations and resets the square and the marker.
    func reset() {
        square.layer.removeAllAnimations()
        marker.layer.removeAllAnimations()
        square.frame = startFrame
        marker.frame = CGRect(x: 16, y: firstLineY + 2, width: 3, height: Self.lineHeight - 4)
        marker.alpha = 0
    }

    // MARK: - Static content

    private func addHeading(_ title: String, _ note: String) {
        let titleLabel = UILabel(frame: CGRect(x: 16, y: 12, width: Self.size.width - 32, height: 20))
        titleLabel.text = title
        titleLabel.setScaledFont(.scaled(15, .semibold))
        titleLabel.textColor = Palette.foreground
        let noteLabel = UILabel(frame: CGRect(x: startFrame.midX + 20, y: startFrame.midY + 40, width: 160, height: 20))
        noteLabel.text = note
        noteLabel.setScaledFont(.scaled(13))
        noteLabel.textColor = Palette.secondaryForeground
        noteLabel.textAlignment = .center
        for label in [titleLabel, noteLabel] { addSubview(label) }
    }

    /// Adds the path of the square's center as a dashed line.
    private func addPath() {
        let path = CAShapeLayer()
        path.path = CGPath(rect: CGRect(x: startFrame.midX, y: startFrame.midY, width: 200, height: 100), transform: nil)
        path.fillColor = nil
        followStyle { path.strokeColor = Palette.foreground.withAlphaComponent(0.2).cgColor }
        path.lineWidth = 1
        path.lineDashPattern = [4, 4]
        layer.addSublayer(path)
    }

    private func addCodeLine(_ text: String, at index: Int) {
        let label = UILabel(
            frame: CGRect(
                x: 28, y: firstLineY + CGFloat(index) * Self.lineHeight, width: Self.size.width - 32, height: Self.lineHeight))
        label.text = text
        label.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        label.textColor = Palette.foreground
        addSubview(label)
    }
}
