import UIKit

/// A stroked path. Its color follows the light or dark style of the view.
class LineLayer: CAShapeLayer {
    private weak var view: UIView?
    var color = Palette.foreground { didSet { updateColor() } }

    convenience init(_ color: UIColor, width: CGFloat, dashes: [NSNumber]? = nil, in view: UIView) {
        self.init()
        (fillColor, lineWidth, lineDashPattern) = (nil, width, dashes)
        (lineCap, lineJoin) = (.round, .round)
        actions = ["path": NSNull(), "strokeColor": NSNull(), "opacity": NSNull()]
        (self.view, self.color) = (view, color)
        view.layer.addSublayer(self)
        view.followStyle { [weak self] in self?.updateColor() }
    }

    private func updateColor() { if let view { strokeColor = color.resolvedColor(with: view.traitCollection).cgColor } }
}
