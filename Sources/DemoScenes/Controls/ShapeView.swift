import UIKit

/// A view with one filled path.
class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    var path: CGPath? { didSet { shape?.path = path } }
    var color: UIColor = .white { didSet { shape?.fillColor = color.cgColor } }
}
