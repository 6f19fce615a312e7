import UIKit

/// A card with a square, the rectangle that it walks, and the code that makes it do so.
class WalkCard: UIView {
    static let size = CGSize(width: 327, height: 280)
    static let lineHeight: CGFloat = 18

    let square = UIView()
    /// Beside the line of code that is at work.
    let marker = UIView()

    /// Where the square begins, in the card; on an upright phone at (60, 120) of the screen.
    private let start = CGRect(x: 36, y: 48, width: 40, height: 40)
    private let firstLine: CGFloat = 198

    init(name: String, title: String, note: String, code: [String]) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        backgroundColor = .white
        layer.cornerRadius = 12
        isUserInteractionEnabled = false
        addHeading(title, note)
        addPath()
        for (index, line) in code.enumerated() { addLine(line, at: index) }

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

    /// Back to the beginning, whatever is going on.
    func reset() {
        square.layer.removeAllAnimations()
        marker.layer.removeAllAnimations()
        square.frame = start
        marker.frame = CGRect(x: 16, y: firstLine + 2, width: 3, height: Self.lineHeight - 4)
        marker.alpha = 0
    }

    // MARK: - What does not move

    private func addHeading(_ title: String, _ note: String) {
        let titleLabel = UILabel(frame: CGRect(x: 16, y: 12, width: Self.size.width - 32, height: 20))
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.textColor = Palette.ink
        let noteLabel = UILabel(frame: CGRect(x: start.midX + 20, y: start.midY + 40, width: 160, height: 20))
        noteLabel.text = note
        noteLabel.font = .systemFont(ofSize: 13)
        noteLabel.textColor = Palette.softInk
        noteLabel.textAlignment = .center
        for label in [titleLabel, noteLabel] { addSubview(label) }
    }

    /// The way of the square's middle.
    private func addPath() {
        let path = CAShapeLayer()
        path.path = CGPath(rect: CGRect(x: start.midX, y: start.midY, width: 200, height: 100), transform: nil)
        path.fillColor = nil
        path.strokeColor = Palette.ink.withAlphaComponent(0.2).cgColor
        path.lineWidth = 1
        path.lineDashPattern = [4, 4]
        layer.addSublayer(path)
    }

    private func addLine(_ text: String, at index: Int) {
        let label = UILabel(
            frame: CGRect(
                x: 28, y: firstLine + CGFloat(index) * Self.lineHeight, width: Self.size.width - 32, height: Self.lineHeight))
        label.text = text
        label.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        label.textColor = Palette.ink
        addSubview(label)
    }
}
