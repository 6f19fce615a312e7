import QuartzCore

/// The soft shade along the spine between two pages.
final class PageSpineView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var isVertical = true {
        didSet {
            guard let gradient = layer as? CAGradientLayer else { return }
            (gradient.startPoint, gradient.endPoint) =
                isVertical ? (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)) : (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [0, 0.05, 0.16, 0.05, 0].map { CGColor(gray: 0, alpha: $0) }
        isVertical = true
    }

    required init?(coder: NSCoder) { return nil }
}
