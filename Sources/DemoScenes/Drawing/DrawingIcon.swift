import UIKit

/// The icons of the buttons. They are drawn with paths, so that they are sharp at every scale. The buttons tint them.
enum DrawingIcon {
    case undo, redo, clear, pen, brush, eraser, visible, hidden, close

    /// All icons are drawn on a grid of this size.
    private static let side: CGFloat = 24

    var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: Self.side, height: Self.side)).image { renderer in
            if self == .redo {
                // The icon of undo, mirrored.
                renderer.cgContext.translateBy(x: Self.side, y: 0)
                renderer.cgContext.scaleBy(x: -1, y: 1)
            }
            UIColor.black.set()
            let path = self.path
            path.lineWidth = 1.75
            (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }

    private var path: UIBezierPath {
        let path = UIBezierPath()
        switch self {
        case .undo, .redo:
            path.addLines((8.5, 5), (4.5, 9), (8.5, 13))
            path.addLines((4.5, 9), (14.5, 9))
            path.addArc(withCenter: CGPoint(x: 14.5, y: 13.75), radius: 4.75, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
            path.addLine(to: CGPoint(x: 10, y: 18.5))
        case .clear:
            path.addLines((4.5, 7), (19.5, 7))
            path.addLines((9, 7), (9.8, 4.2), (14.2, 4.2), (15, 7))
            path.addLines((6.3, 7), (7.2, 19.5), (16.8, 19.5), (17.7, 7))
        case .pen:
            path.addLines((4.5, 19.5), (5.6, 14.8), (15.8, 4.6), (19.4, 8.2), (9.2, 18.4), (4.5, 19.5))
            path.addLines((13.4, 7), (17, 10.6))
        case .brush:
            path.addLines((13.2, 13.6), (20, 4), (10.4, 10.8))
            path.move(to: CGPoint(x: 10.4, y: 10.8))
            path.addCurve(
                to: CGPoint(x: 4, y: 19.6), controlPoint1: CGPoint(x: 5.6, y: 11.4), controlPoint2: CGPoint(x: 7.6, y: 17.2))
            path.addCurve(
                to: CGPoint(x: 13.2, y: 13.6), controlPoint1: CGPoint(x: 9, y: 20.6), controlPoint2: CGPoint(x: 13.6, y: 18.6))
            path.close()
        case .eraser:
            path.addLines((7.6, 19), (3.8, 15.2), (14, 5), (20, 11), (12, 19), (7.6, 19))
            path.addLines((8.7, 10.3), (14.7, 16.3))
            path.addLines((12, 19), (19.5, 19))
        case .visible, .hidden:
            path.move(to: CGPoint(x: 2.8, y: 12))
            path.addQuadCurve(to: CGPoint(x: 21.2, y: 12), controlPoint: CGPoint(x: 12, y: 1.8))
            path.addQuadCurve(to: CGPoint(x: 2.8, y: 12), controlPoint: CGPoint(x: 12, y: 22.2))
            path.append(UIBezierPath(ovalIn: CGRect(x: 9.2, y: 9.2, width: 5.6, height: 5.6)))
            if self == .hidden { path.addLines((5, 20), (19, 4)) }
        case .close:
            path.addLines((6, 6), (18, 18))
            path.addLines((18, 6), (6, 18))
        }
        return path
    }
}

extension UIBezierPath {
    /// Adds a subpath of lines.
    fileprivate func addLines(_ points: (x: CGFloat, y: CGFloat)...) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.x, y: point.y)
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }
}
