import UIKit

/// A rounded card with a gradient. The light and the dark style have different colors.
class QuizCard: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ name: String, light: [Int], dark: [Int]) {
        super.init(frame: .zero)
        accessibilityIdentifier = name
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        (layer.cornerRadius, layer.cornerCurve) = (20, .continuous)
        followStyle { [unowned self] in
            let colors = traitCollection.userInterfaceStyle == .dark ? dark : light
            (layer as? CAGradientLayer)?.colors = colors.map { UIColor(hex: $0).cgColor }
        }
    }

    required init?(coder: NSCoder) { return nil }
}
