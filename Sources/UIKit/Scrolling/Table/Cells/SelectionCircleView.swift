import CoreGraphics
import QuartzCore

/// The circle at the leading edge of a row in editing mode with multiple selection. It shows whether the row is selected.
///
/// It does not receive touches, because a touch anywhere on the row changes the selection.
final class SelectionCircleView: UIView {
    private static let size: CGFloat = 22
    private static let offColor = UIColor(light: UIColor(white: 0.78, alpha: 1), dark: UIColor(white: 0.35, alpha: 1))
    private let circle = UIView()
    private let checkmark = CAShapeLayer()

    /// Whether the circle is filled and has a check mark.
    var isOn = false { didSet { updateAppearance() } }

    init(isOn: Bool) {
        self.isOn = isOn
        super.init(frame: CGRect(x: 0, y: 0, width: EditControl.width, height: 44))
        isUserInteractionEnabled = false
        circle.frame = CGRect(x: 15, y: 11, width: Self.size, height: Self.size)
        circle.layer.cornerRadius = Self.size / 2
        circle.layer.borderWidth = 1.5
        circle.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        addSubview(circle)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 6, y: 11.5), CGPoint(x: 9.5, y: 15), CGPoint(x: 16, y: 7.5)])
        (checkmark.path, checkmark.fillColor, checkmark.strokeColor) = (path, nil, UIColor.white.cgColor)
        (checkmark.lineWidth, checkmark.lineCap, checkmark.lineJoin) = (1.8, .round, .round)
        circle.layer.addSublayer(checkmark)
        updateAppearance()
    }

    required init?(coder: NSCoder) { return nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        circle.backgroundColor = isOn ? tintColor : .clear
        circle.layer.borderColor = resolved(isOn ? tintColor : Self.offColor)
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        checkmark.opacity = isOn ? 1 : 0
    }
}
