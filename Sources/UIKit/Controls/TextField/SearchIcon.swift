import CoreGraphics
import Foundation
import QuartzCore

/// A small icon in a search field.
final class SearchIcon: UIControl {
    enum Kind { case magnifyingGlass, resultsList }

    var color = ControlColors.icon { didSet { updateAppearance() } }
    /// The image that replaces the built-in icon, or nil to show the built-in icon.
    var image: UIImage? { didSet { updateImage() } }
    private let shapeLayer = CAShapeLayer()
    private let imageView = UIImageView()
    private let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let path = CGMutablePath()
        switch kind {
        case .magnifyingGlass:
            path.addEllipse(in: CGRect(x: 3, y: 3, width: 10.5, height: 10.5))
            path.addLines(between: [CGPoint(x: 12, y: 12), CGPoint(x: 17, y: 17)])
        case .resultsList:
            path.addEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
            for y in [7, 10, 13] { path.addLines(between: [CGPoint(x: 6, y: Double(y)), CGPoint(x: 14, y: Double(y))]) }
        }
        (shapeLayer.path, shapeLayer.fillColor, shapeLayer.lineWidth, shapeLayer.lineCap) = (
            path, nil, kind == .magnifyingGlass ? 1.8 : 1.4, .round
        )
        layer.addSublayer(shapeLayer)
        imageView.contentMode = .center
        imageView.frame = bounds
        addSubview(imageView)
        accessibilityIdentifier = kind == .resultsList ? "Results" : nil
        updateAppearance()
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { kind == .resultsList && super.canBecomeFocused }

    override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateImage() {
        imageView.image = image
        shapeLayer.isHidden = image != nil
    }

    private func updateAppearance() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        shapeLayer.strokeColor = resolved(isSelected ? tintColor : color)
        alpha = isHighlighted ? 0.4 : 1
    }
}
