import UIKit

/// Small line icons for menus and toolbars, drawn as template images of 22 × 22 points.
enum Icon {
    static let share = draw { path in
        path.move(to: CGPoint(x: 11, y: 13))
        path.addLine(to: CGPoint(x: 11, y: 2.5))
        path.addPoints([CGPoint(x: 7.5, y: 6), CGPoint(x: 11, y: 2.5), CGPoint(x: 14.5, y: 6)])
        path.addPoints([
            CGPoint(x: 7, y: 9), CGPoint(x: 4, y: 9), CGPoint(x: 4, y: 19.5), CGPoint(x: 18, y: 19.5), CGPoint(x: 18, y: 9),
            CGPoint(x: 15, y: 9),
        ])
    }
    static let heart = draw { path in
        path.move(to: CGPoint(x: 11, y: 18.5))
        path.addCurve(to: CGPoint(x: 2.5, y: 8), controlPoint1: CGPoint(x: 6, y: 15), controlPoint2: CGPoint(x: 2.5, y: 12))
        path.addCurve(to: CGPoint(x: 11, y: 6.5), controlPoint1: CGPoint(x: 2.5, y: 2.5), controlPoint2: CGPoint(x: 9, y: 2))
        path.addCurve(to: CGPoint(x: 19.5, y: 8), controlPoint1: CGPoint(x: 13, y: 2), controlPoint2: CGPoint(x: 19.5, y: 2.5))
        path.addCurve(to: CGPoint(x: 11, y: 18.5), controlPoint1: CGPoint(x: 19.5, y: 12), controlPoint2: CGPoint(x: 16, y: 15))
    }
    static let folder = draw { path in
        path.addPoints([
            CGPoint(x: 2.5, y: 17.5), CGPoint(x: 2.5, y: 4.5), CGPoint(x: 8, y: 4.5), CGPoint(x: 10, y: 7), CGPoint(x: 19.5, y: 7),
            CGPoint(x: 19.5, y: 17.5),
        ])
        path.close()
    }
    static let copy = draw { path in
        path.append(UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 11, height: 13), cornerRadius: 2))
        path.addPoints([
            CGPoint(x: 16.5, y: 6.5), CGPoint(x: 19, y: 6.5), CGPoint(x: 19, y: 19.5), CGPoint(x: 8, y: 19.5), CGPoint(x: 8, y: 18.5),
        ])
    }
    static let trash = draw { path in
        path.addPoints([CGPoint(x: 3.5, y: 5.5), CGPoint(x: 18.5, y: 5.5)])
        path.addPoints([CGPoint(x: 8, y: 5), CGPoint(x: 8.5, y: 2.5), CGPoint(x: 13.5, y: 2.5), CGPoint(x: 14, y: 5)])
        path.addPoints([CGPoint(x: 5, y: 5.5), CGPoint(x: 6, y: 19.5), CGPoint(x: 16, y: 19.5), CGPoint(x: 17, y: 5.5)])
        path.addPoints([CGPoint(x: 9, y: 9), CGPoint(x: 9.3, y: 16)])
        path.addPoints([CGPoint(x: 13, y: 9), CGPoint(x: 12.7, y: 16)])
    }
    static let more = draw { path in
        path.append(UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 18, height: 18)))
        for x in [7, 11, 15] as [CGFloat] { path.append(UIBezierPath(ovalIn: CGRect(x: x - 0.4, y: 10.6, width: 0.8, height: 0.8))) }
    }

    private static func draw(_ build: (UIBezierPath) -> Void) -> UIImage {
        let path = UIBezierPath()
        build(path)
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (1.6, .round, .round)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}

extension UIBezierPath {
    /// Adds a new subpath with lines from point to point. Does nothing if there are no points.
    func addPoints(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
}
