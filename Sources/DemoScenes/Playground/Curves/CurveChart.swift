import UIKit

/// The graph of a timing curve with its tangents, two handles that move the control points, and a dot that moves along the curve.
class CurveChart: UIView {
    /// Called after a handle has moved.
    var onChange: (CubicCurve) -> Void = { _ in }
    private(set) var curve = CubicCurve(0.42, 0, 0.58, 1)
    /// The color of the curve.
    var color = Palette.blue { didSet { curveLine.color = color } }

    private let handles = [HandleView("Handle 1"), HandleView("Handle 2")]
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    private let timeLabel = CurveChart.axisLabel("time")
    private let progressLabel = CurveChart.axisLabel("progress")
    private lazy var grid = LineLayer(Palette.hairline, width: 1, in: self)
    private lazy var tangents = LineLayer(Palette.accent, width: 2, in: self)
    private lazy var curveLine = LineLayer(color, width: 3, in: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The first access creates the lazy layers and adds them in this order, behind the views that are added below.
        for layer in [grid, tangents, curveLine] { layer.zPosition = 0 }
        dot.backgroundColor = Palette.accent
        dot.layer.cornerRadius = 7
        dot.accessibilityIdentifier = "Curve dot"
        dot.isUserInteractionEnabled = false
        for view in [timeLabel, progressLabel, dot] + handles { addSubview(view) }
        for (index, handle) in handles.enumerated() {
            handle.onDrag = { [unowned self] in move(index, to: unitPoint($0)) }
            handle.onStep = { [unowned self] in step(index, $0, isLarge: $1) }
        }
    }

    required init?(coder: NSCoder) { return nil }

    private static func axisLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = Palette.secondaryForeground
        label.setScaledFont(.scaled(13, limit: 20))
        return label
    }

    // MARK: - The curve

    private func move(_ index: Int, to point: CGPoint) {
        let point = CubicCurve.allowed(point)
        if index == 0 { curve.point1 = point } else { curve.point2 = point }
        showCurve()
        onChange(curve)
    }

    /// Moves a control point by hundredths, or by tenths.
    private func step(_ index: Int, _ steps: CGVector, isLarge: Bool) -> Bool {
        let point = index == 0 ? curve.point1 : curve.point2
        let size = isLarge ? 0.1 : 0.01
        move(index, to: CGPoint(x: point.x + steps.dx * size, y: point.y - steps.dy * size))
        return true
    }

    /// Shows another curve. If animated, the line changes to the new form in 0.35 s.
    func setCurve(_ new: CubicCurve, animated: Bool) {
        let (oldCurve, oldTangents) = (curveLine.path, tangents.path)
        curve = new
        guard animated else { return showCurve() }
        showLines()
        for (line, old) in [(curveLine, oldCurve), (tangents, oldTangents)] {
            let change = CABasicAnimation(keyPath: "path")
            (change.fromValue, change.toValue, change.duration) = (old, line.path, 0.35)
            change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            line.add(change, forKey: "path")
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) { self.placeHandles() }
    }

    private func showCurve() {
        showLines()
        placeHandles()
    }

    private func showLines() {
        let path = CGMutablePath()
        path.move(to: viewPoint(0, 0))
        path.addCurve(
            to: viewPoint(1, 1), control1: viewPoint(curve.point1.x, curve.point1.y), control2: viewPoint(curve.point2.x, curve.point2.y))
        curveLine.path = path
        let lines = CGMutablePath()
        lines.move(to: viewPoint(0, 0))
        lines.addLine(to: viewPoint(curve.point1.x, curve.point1.y))
        lines.move(to: viewPoint(1, 1))
        lines.addLine(to: viewPoint(curve.point2.x, curve.point2.y))
        tangents.path = lines
    }

    private func placeHandles() {
        handles[0].center = viewPoint(curve.point1.x, curve.point1.y)
        handles[1].center = viewPoint(curve.point2.x, curve.point2.y)
    }

    // MARK: - Playing

    /// Moves the dot along the curve: right at constant speed, and up with the progress of the curve.
    func play(for duration: Double) {
        dot.center = viewPoint(1, 1)
        let time = CABasicAnimation(keyPath: "position.x")
        (time.fromValue, time.toValue) = (viewPoint(0, 0).x, viewPoint(1, 1).x)
        let progress = CABasicAnimation(keyPath: "position.y")
        (progress.fromValue, progress.toValue) = (viewPoint(0, 0).y, viewPoint(1, 1).y)
        progress.timingFunction = CAMediaTimingFunction(
            controlPoints: Float(curve.point1.x), Float(curve.point1.y), Float(curve.point2.x), Float(curve.point2.y))
        for (animation, key) in [(time, "time"), (progress, "progress")] {
            animation.duration = duration
            dot.layer.add(animation, forKey: key)
        }
    }

    // MARK: - Geometry

    /// The rectangle in which the times and the progresses from 0 to 1 are drawn.
    private var plot: CGRect {
        let area = bounds.inset(by: UIEdgeInsets(top: 14, left: 18, bottom: 14, right: 18))
        let range = CubicCurve.progressRange.upperBound - CubicCurve.progressRange.lowerBound
        let height = (area.height / range).rounded()
        return CGRect(x: area.minX, y: (area.midY - height / 2).rounded(), width: area.width, height: height)
    }

    private func viewPoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: plot.minX + x * plot.width, y: plot.maxY - y * plot.height)
    }

    private func unitPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - plot.minX) / max(plot.width, 1), y: (plot.maxY - point.y) / max(plot.height, 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = CGMutablePath()
        for step in 0...4 {
            let fraction = CGFloat(step) / 4
            path.move(to: viewPoint(fraction, 0))
            path.addLine(to: viewPoint(fraction, 1))
            path.move(to: viewPoint(0, fraction))
            path.addLine(to: viewPoint(1, fraction))
        }
        grid.path = path
        timeLabel.sizeToFit()
        progressLabel.sizeToFit()
        timeLabel.frame.origin = CGPoint(x: plot.maxX - timeLabel.bounds.width, y: plot.maxY + 4)
        progressLabel.frame.origin = CGPoint(x: plot.minX, y: plot.minY - progressLabel.bounds.height - 4)
        if dot.layer.animation(forKey: "time") == nil { dot.center = viewPoint(0, 0) }
        showCurve()
    }
}
