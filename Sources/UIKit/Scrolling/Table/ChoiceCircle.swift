import CoreGraphics
import QuartzCore

/// The circle at the left of a row of which several may be chosen while the table is edited: with a check if this one is.
///
/// It takes no touches: all of the row does.
final class ChoiceCircle: UIView {
    private static let size: CGFloat = 22
    private let disc = UIView()
    private let check = CAShapeLayer()

    var isOn = false { didSet { showState() } }

    init(isOn: Bool) {
        self.isOn = isOn
        super.init(frame: CGRect(x: 0, y: 0, width: EditControl.width, height: 44))
        isUserInteractionEnabled = false
        disc.frame = CGRect(x: 15, y: 11, width: Self.size, height: Self.size)
        disc.layer.cornerRadius = Self.size / 2
        disc.layer.borderWidth = 1.5
        disc.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        addSubview(disc)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 6, y: 11.5), CGPoint(x: 9.5, y: 15), CGPoint(x: 16, y: 7.5)])
        (check.path, check.fillColor, check.strokeColor) = (path, nil, UIColor.white.cgColor)
        (check.lineWidth, check.lineCap, check.lineJoin) = (1.8, .round, .round)
        disc.layer.addSublayer(check)
        showState()
    }

    required init?(coder: NSCoder) { return nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showState() {
        disc.backgroundColor = isOn ? tintColor : .clear
        disc.layer.borderColor = (isOn ? tintColor : UIColor(white: 0.78, alpha: 1)).cgColor
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        check.opacity = isOn ? 1 : 0
    }
}
