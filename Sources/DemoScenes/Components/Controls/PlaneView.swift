import UIKit

/// One plane of a postcard: stars, a moon, or a hill.
class PlaneView: UIView {
    enum Kind { case stars, moon, hill(Int) }

    private let kind: Kind
    private let shape = CAShapeLayer()

    init(_ kind: Kind, color: UIColor) {
        self.kind = kind
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        shape.fillColor = color.cgColor
        layer.addSublayer(shape)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds
        shape.path = path.cgPath
    }

    private var path: UIBezierPath {
        let (width, height) = (bounds.width, bounds.height)
        switch kind {
        case .stars:
            let path = UIBezierPath()
            for index in 0..<46 {
                // The factors are 1/p and 1/p², where p is the plastic number. The fractional parts of their multiples are spread evenly.
                let x = (CGFloat(index) * 0.754878).truncatingRemainder(dividingBy: 1) * width
                let y = (CGFloat(index) * 0.569840).truncatingRemainder(dividingBy: 1) * height * 0.55
                let radius = 0.7 + CGFloat(index % 3) * 0.5
                path.append(UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)))
            }
            return path
        case .moon: return UIBezierPath(ovalIn: CGRect(x: width * 0.62, y: height * 0.18, width: 58, height: 58))
        case .hill(let index):
            let top = height * (0.5 + 0.14 * CGFloat(index))
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: top + (index == 1 ? -20 : 16)))
            path.addCurve(
                to: CGPoint(x: width, y: top + (index == 1 ? 22 : -18)),
                controlPoint1: CGPoint(x: width * 0.35, y: top - (index == 1 ? -30 : 62)),
                controlPoint2: CGPoint(x: width * 0.65, y: top + (index == 1 ? -66 : 58)))
            path.addLine(to: CGPoint(x: width, y: height))
            path.addLine(to: CGPoint(x: 0, y: height))
            path.close()
            return path
        }
    }
}
