import UIKit

/// A page of the talk: a drawing above, and below it lines of code that a tap executes.
class SlideViewController: UIViewController {
    /// The area of the page above the code. The frames of labels, discs and lines are in its coordinates.
    let canvas = UIView()
    private let codePanel = UIView()
    private var lines: [UIButton] = []

    /// The size of `canvas` on every page, in points.
    static let canvasSize = CGSize(width: 393, height: 560)
    private static let lineHeight: CGFloat = 21

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        canvas.frame = CGRect(origin: CGPoint(x: 0, y: 40), size: Self.canvasSize)
        view.addSubview(canvas)
        codePanel.backgroundColor = Palette.code
        codePanel.layer.cornerRadius = 24
        view.addSubview(codePanel)
    }

    /// Adds code at the bottom of the page. A tap executes `action`.
    func addCode(_ name: String, _ code: String, _ action: @escaping () -> Void) {
        let button = UIButton(type: .custom)
        button.setTitle(code, for: .normal)
        button.setTitleColor(UIColor(white: 0.94, alpha: 1), for: .normal)
        button.titleLabel?.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.textAlignment = .left
        button.contentHorizontalAlignment = .left
        button.accessibilityIdentifier = name
        button.layer.cornerRadius = 10
        button.addAction(
            UIAction { [weak button] _ in
                action()
                button.map(Self.flash)
            }, for: .touchUpInside)
        codePanel.addSubview(button)
        lines.append(button)
    }

    /// Marks the code that the tap executed with a background color, which fades out.
    private static func flash(_ button: UIButton) {
        button.backgroundColor = Palette.coral.withAlphaComponent(0.55)
        UIView.animate(withDuration: 0.9, delay: 0, options: [.allowUserInteraction], animations: { button.backgroundColor = .clear })
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y: CGFloat = 14
        for line in lines {
            let count = (line.title(for: .normal) ?? "").split(separator: "\n").count
            let height = CGFloat(count) * Self.lineHeight + 14
            line.frame = CGRect(x: 14, y: y, width: view.bounds.width - 24 - 28, height: height)
            line.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
            y += height + 4
        }
        let height = y + 10
        codePanel.frame = CGRect(x: 12, y: view.bounds.height - height - 24, width: view.bounds.width - 24, height: height)
    }

    // MARK: - Parts

    /// Adds a text to the canvas.
    @discardableResult
    func addLabel(
        _ text: String, _ size: CGFloat, _ frame: CGRect, weight: UIFont.Weight = .regular, color: UIColor = Palette.ink,
        isCode: Bool = false
    ) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = isCode ? .monospacedSystemFont(ofSize: size, weight: weight) : .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.numberOfLines = 0
        canvas.addSubview(label)
        return label
    }

    /// Adds a disc to the canvas.
    func addDisc(_ name: String, at center: CGPoint, diameter: CGFloat = 56, color: UIColor) -> UIView {
        let disc = UIView(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        disc.center = center
        disc.backgroundColor = color
        disc.layer.cornerRadius = diameter / 2
        disc.accessibilityIdentifier = name
        canvas.addSubview(disc)
        return disc
    }

    /// Adds a thin line to the canvas.
    func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = Palette.faint
        canvas.addSubview(line)
    }

    /// Adds the heading of the page.
    func addHeading(_ text: String, _ detail: String = "") {
        let label = addLabel(text, 34, CGRect(x: 28, y: 26, width: 337, height: 0), weight: .bold)
        label.frame.size.height = label.sizeThatFits(CGSize(width: 337, height: 200)).height.rounded(.up)
        guard !detail.isEmpty else { return }
        let detailLabel = addLabel(
            detail, 17, CGRect(x: 28, y: label.frame.maxY + 6, width: 337, height: 0), color: Palette.ink.withAlphaComponent(0.65))
        detailLabel.frame.size.height = detailLabel.sizeThatFits(CGSize(width: 337, height: 200)).height.rounded(.up)
    }
}
