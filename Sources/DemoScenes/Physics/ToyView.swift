import UIKit

/// A wooden toy. Its collision shape is its visible outline.
class ToyView: UIView {
    let toy: Toy

    override class var layerClass: AnyClass { CAShapeLayer.self }

    init(_ toy: Toy) {
        self.toy = toy
        super.init(frame: CGRect(origin: .zero, size: toy.size))
        accessibilityIdentifier = toy.name
        (layer as? CAShapeLayer)?.path = shownPath(inset: 0.5)
        (layer as? CAShapeLayer)?.fillColor = toy.color.cgColor
        addDecoration()
    }

    required init?(coder: NSCoder) { return nil }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        switch toy.shape {
        case .block: .rectangle
        case .ball: .ellipse
        case .arch, .roof: .path
        }
    }

    override var collisionBoundingPath: UIBezierPath { toy.outline }

    /// Large toys except balls receive touches only inside of their shape. Balls and small toys receive touches in their frame and up to 6
    /// points around it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -6, dy: -6).contains(point)
            && (toy.isBall || shownPath(inset: 0).contains(point) || min(bounds.width, bounds.height) < 40)
    }

    /// Returns the outline in the coordinates of the view. Blocks have round corners, and a small gap to their neighbors.
    private func shownPath(inset: CGFloat) -> CGPath {
        switch toy.shape {
        case .block: return UIBezierPath(roundedRect: bounds.insetBy(dx: inset, dy: inset), cornerRadius: 5).cgPath
        case .ball: return UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).cgPath
        case .arch, .roof:
            let path = toy.outline
            path.apply(CGAffineTransform(scaleX: 1 - inset * 2 / bounds.width, y: 1 - inset * 2 / bounds.height))
            path.apply(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
            return path.cgPath
        }
    }

    /// Adds a frame and a letter to letter blocks, and a spot to balls, so that their rotation is visible.
    private func addDecoration() {
        let decoration = CAShapeLayer()
        decoration.frame = bounds
        switch toy.shape {
        case .block where toy.letter != nil:
            decoration.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 5.5, dy: 5.5), cornerRadius: 3).cgPath
            (decoration.fillColor, decoration.lineWidth) = (nil, 1.5)
            decoration.strokeColor = UIColor.white.withAlphaComponent(0.45).cgColor
        case .ball(let diameter):
            let spot = CGRect(x: diameter * 0.2, y: diameter * 0.16, width: diameter * 0.3, height: diameter * 0.3)
            decoration.path = UIBezierPath(ovalIn: spot).cgPath
            decoration.fillColor = UIColor.white.withAlphaComponent(0.4).cgColor
        default: return
        }
        layer.addSublayer(decoration)
        guard let letter = toy.letter else { return }
        let label = UILabel(frame: bounds)
        (label.text, label.textAlignment, label.textColor) = (letter, .center, .white)
        label.font = .systemFont(ofSize: 28, weight: .bold)
        addSubview(label)
    }
}
