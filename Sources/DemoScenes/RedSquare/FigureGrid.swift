import UIKit

/// A grid of lines at distances of 25 points, and two dashed vertical lines: at x = 200, and at the center.
class FigureGrid: UIView {
    private let grid = CAShapeLayer()
    private let targetLine = CAShapeLayer()
    private let centerLine = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for line in [grid, targetLine, centerLine] {
            line.fillColor = nil
            layer.addSublayer(line)
        }
        (grid.lineWidth, targetLine.lineWidth, centerLine.lineWidth) = (0.5, 1.5, 1)
        targetLine.lineDashPattern = [5, 4]
        centerLine.lineDashPattern = [10, 3, 2, 3]
        followStyle { [unowned self] in
            grid.strokeColor = Palette.hairline.resolvedColor(with: traitCollection).cgColor
            targetLine.strokeColor = Palette.red.resolvedColor(with: traitCollection).cgColor
            centerLine.strokeColor = Palette.secondaryForeground.resolvedColor(with: traitCollection).cgColor
        }
    }

    required init?(coder: NSCoder) { return nil }

    /// Draws the lines. The dashed lines begin at `top`. The line at x = 200 ends at `targetBottom`, and the line at the center at
    /// `centerBottom`.
    func draw(top: CGFloat, targetBottom: CGFloat, centerBottom: CGFloat) {
        let (width, height, path) = (bounds.width, bounds.height, CGMutablePath())
        for x in stride(from: CGFloat(25), to: width, by: 25) { path.addVerticalLine(at: x, from: 0, to: height) }
        for y in stride(from: CGFloat(20), to: height, by: 25) {
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: width, y: y))
        }
        let (target, center) = (CGMutablePath(), CGMutablePath())
        target.addVerticalLine(at: 200, from: top, to: targetBottom)
        center.addVerticalLine(at: width / 2, from: top, to: centerBottom)
        (grid.path, targetLine.path, centerLine.path) = (path, target, center)
    }
}

extension CGMutablePath {
    func addVerticalLine(at x: CGFloat, from top: CGFloat, to bottom: CGFloat) {
        move(to: CGPoint(x: x, y: top))
        addLine(to: CGPoint(x: x, y: bottom))
    }
}
