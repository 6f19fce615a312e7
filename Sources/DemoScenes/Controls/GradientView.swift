import UIKit

/// A view with a vertical gradient of two colors.
class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func setColors(_ upper: UIColor, _ lower: UIColor) { (layer as? CAGradientLayer)?.colors = [upper.cgColor, lower.cgColor] }
}
