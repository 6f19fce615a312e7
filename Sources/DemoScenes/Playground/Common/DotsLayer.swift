import UIKit

/// A group of filled dots in a color that follows the style of its view.
class DotsLayer: CAShapeLayer {
    private weak var view: UIView?
    var color = Palette.foreground { didSet { updateColor() } }

    convenience init(_ color: UIColor, in view: UIView) {
        self.init()
        actions = ["path": NSNull(), "fillColor": NSNull(), "opacity": NSNull()]
        (self.view, self.color) = (view, color)
        view.layer.addSublayer(self)
        view.followStyle { [weak self] in self?.updateColor() }
    }

    private func updateColor() { if let view { fillColor = color.resolvedColor(with: view.traitCollection).cgColor } }

    func show(_ centers: [CGPoint], diameter: CGFloat) {
        let path = CGMutablePath()
        for point in centers {
            path.addEllipse(in: CGRect(x: point.x - diameter / 2, y: point.y - diameter / 2, width: diameter, height: diameter))
        }
        self.path = path
    }
}
