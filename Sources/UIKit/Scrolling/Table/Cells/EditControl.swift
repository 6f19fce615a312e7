import CoreGraphics
import QuartzCore

/// The round control at the leading edge of a row in editing mode: a minus sign for deletion, or a plus sign for insertion.
final class EditControl: UIView {
    static let width: CGFloat = 38
    private static let size: CGFloat = 22
    let style: UITableViewCell.EditingStyle
    /// The color of the circle, or nil for the color of the style.
    var color: UIColor? { didSet { updateColor() } }
    private let circle = UIView()
    private let action: () -> Void

    init(_ style: UITableViewCell.EditingStyle, _ action: @escaping () -> Void) {
        (self.style, self.action) = (style, action)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
        circle.frame = CGRect(x: 15, y: 11, width: Self.size, height: Self.size)
        updateColor()
        circle.layer.cornerRadius = Self.size / 2
        circle.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        circle.isUserInteractionEnabled = false
        addSubview(circle)
        addBar(in: circle, CGSize(width: 12, height: 2))
        if style == .insert { addBar(in: circle, CGSize(width: 2, height: 12)) }
        accessibilityLabel = style == .delete ? "Delete" : "Insert"
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }

    private func updateColor() { circle.backgroundColor = color ?? (style == .delete ? UIColor.systemRed : .systemGreen) }

    private func addBar(in circle: UIView, _ size: CGSize) {
        let bar = UIView(
            frame: CGRect(x: (Self.size - size.width) / 2, y: (Self.size - size.height) / 2, width: size.width, height: size.height))
        bar.backgroundColor = .white
        bar.layer.cornerRadius = 1
        circle.addSubview(bar)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = touches.contains(where: isInTrackingArea) ? 0.5 : 1
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        if touches.contains(where: isInTrackingArea) { action() }
    }
}
