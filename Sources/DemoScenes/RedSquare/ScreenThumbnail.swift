import UIKit

/// A small phone with a square, a dimension line for the fixed position 200, and the center line of the screen.
///
/// The caption below the phone shows the position in percent of the width of the screen.
class ScreenThumbnail: UIView {
    static let captionHeight: CGFloat = 46

    let redSquare = GradientSquare(
        frame: CGRect(x: 20, y: 120, width: 100, height: 100), colors: GradientSquare.red, cornerRadius: 20, showsCenter: true)
    private let screenSize: CGSize
    private let phone = UIView()
    private let percentLabel = UILabel()
    private let widthLabel = UILabel()

    var scale: CGFloat = 0.26 { didSet { applyScale() } }

    init(_ size: CGSize) {
        screenSize = size
        super.init(frame: .zero)
        addPhone()
        percentLabel.text = "\(Int((20_000 / size.width).rounded())) %"
        percentLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
        percentLabel.textColor = Palette.foreground
        widthLabel.text = "of \(Int(size.width)) pt"
        widthLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        widthLabel.textColor = Palette.secondaryForeground
        for label in [percentLabel, widthLabel] {
            label.textAlignment = .center
            addSubview(label)
        }
        applyScale()
    }

    required init?(coder: NSCoder) { return nil }

    private func applyScale() {
        let size = CGSize(width: (screenSize.width * scale).rounded(), height: (screenSize.height * scale).rounded())
        bounds.size = CGSize(width: size.width, height: size.height + Self.captionHeight)
        phone.transform = CGAffineTransform(scaleX: scale, y: scale)
        percentLabel.frame = CGRect(x: -10, y: size.height + 6, width: size.width + 20, height: 22)
        widthLabel.frame = CGRect(x: -10, y: size.height + 27, width: size.width + 20, height: 18)
    }

    /// Adds the phone at its original size and coordinates. A transform reduces the phone from its upper left corner.
    private func addPhone() {
        phone.frame = CGRect(origin: .zero, size: screenSize)
        phone.layer.anchorPoint = .zero
        phone.center = .zero
        let frameView = UIView(frame: phone.bounds.insetBy(dx: -14, dy: -14))
        frameView.backgroundColor = UIColor(light: UIColor(hex: 0x26272B), dark: UIColor(hex: 0x4A4B51))
        (frameView.layer.cornerRadius, frameView.layer.cornerCurve) = (58, .continuous)
        let screen = UIView(frame: phone.bounds)
        screen.backgroundColor = UIColor(light: UIColor(hex: 0xFBFAF7), dark: UIColor(hex: 0x191816))
        screen.clipsToBounds = true
        (screen.layer.cornerRadius, screen.layer.cornerCurve) = (46, .continuous)
        for view in [frameView, screen] { phone.addSubview(view) }
        addFigure(to: screen)
        addSubview(phone)
    }

    private func addFigure(to screen: UIView) {
        redSquare.accessibilityIdentifier = "red-square-\(Int(screenSize.width))"
        let dimension = DimensionLine("200", color: Palette.red, fontSize: 58, lineWidth: 5)
        dimension.frame = CGRect(x: 0, y: 270, width: 200, height: 72)
        let center = CAShapeLayer()
        let target = CAShapeLayer()
        let (centerPath, targetPath) = (CGMutablePath(), CGMutablePath())
        centerPath.addVerticalLine(at: screenSize.width / 2, from: 40, to: screenSize.height - 40)
        targetPath.addVerticalLine(at: 200, from: 170, to: 345)
        (center.path, target.path) = (centerPath, targetPath)
        (center.lineWidth, target.lineWidth) = (4, 5)
        center.lineDashPattern = [28, 12, 6, 12]
        followStyle { [unowned self] in
            center.strokeColor = Palette.secondaryForeground.resolvedColor(with: traitCollection).withAlphaComponent(0.7).cgColor
            target.strokeColor = Palette.red.resolvedColor(with: traitCollection).cgColor
        }
        for layer in [center, target] { screen.layer.addSublayer(layer) }
        for view in [redSquare, dimension] { screen.addSubview(view) }
    }
}
