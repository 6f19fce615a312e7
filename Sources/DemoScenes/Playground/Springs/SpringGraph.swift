import UIKit

/// The progress of a spring over time, with the overshoot and the settling time, and a dot that moves along the graph.
class SpringGraph: UIView {
    private let overshootLabel = SpringGraph.label("Overshoot")
    private let settlingLabel = SpringGraph.label("Settling time")
    private let velocityLabel = SpringGraph.label("Initial velocity")
    private let overshootMark = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    private lazy var axes = LineLayer(Palette.hairline, width: 1, in: self)
    private lazy var settlingLine = LineLayer(Palette.secondaryForeground, width: 1, dashes: [3, 4], in: self)
    private lazy var curve = LineLayer(Palette.blue, width: 3, in: self)
    private var spring = SpringModel(stiffness: 100, damping: 10)
    private var velocity = 0.0
    /// The display link that moves the dot along the graph, or nil while the dot does not move.
    private var link: CADisplayLink?
    private var startTime = 0.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // The first access creates the lazy layers and adds them in this order, behind the views that are added below.
        for layer in [axes, settlingLine, curve] { layer.zPosition = 0 }
        overshootMark.backgroundColor = Palette.blue
        overshootMark.layer.cornerRadius = 4.5
        dot.backgroundColor = Palette.accent
        dot.layer.cornerRadius = 7
        dot.accessibilityIdentifier = "Spring dot"
        for view in [overshootLabel, settlingLabel, velocityLabel, overshootMark, dot] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    private static func label(_ name: String) -> UILabel {
        let label = ReadoutLabel(name, size: 13)
        label.numberOfLines = 1
        label.textColor = Palette.secondaryForeground
        label.setScaledFont(
            UIFontMetrics.default.scaledFont(for: .monospacedDigitSystemFont(ofSize: 13, weight: .medium), maximumPointSize: 19))
        return label
    }

    func show(_ spring: SpringModel, velocity: Double) {
        (self.spring, self.velocity) = (spring, velocity)
        setNeedsLayout()
    }

    // MARK: - Playing

    /// Starts the motion of the dot along the graph.
    func play() {
        startTime = CACurrentMediaTime()
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] _ in self?.moveDot() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func moveDot() {
        let time = CACurrentMediaTime() - startTime
        dot.center = point(min(time, range), spring.progress(at: min(time, range), velocity: velocity))
        if time >= min(range, spring.settlingDuration(velocity: velocity)) { stop() }
    }

    // MARK: - Geometry

    /// The duration of the time axis: at least a quarter of a second more than the settling time, rounded up to half seconds, and in 1…8 s.
    private var range: Double { min(max(((spring.settlingDuration(velocity: velocity) + 0.25) * 2).rounded(.up) / 2, 1), 8) }

    /// The lowest and the highest progress of the graph, with space above the maximum.
    private var progressRange: (Double, Double) {
        var (low, high) = (0.0, 1.2)
        for step in 0...200 {
            let value = spring.progress(at: range * Double(step) / 200, velocity: velocity)
            (low, high) = (min(low, value), max(high, value))
        }
        return (max(low, -2), min(high, 3) + 0.3 * max(min(high, 3) - 1, 0.4))
    }

    private var plot: CGRect { bounds.inset(by: UIEdgeInsets(top: 6, left: 6, bottom: 24, right: 6)) }

    private func point(_ time: Double, _ progress: Double) -> CGPoint {
        let (low, high) = progressRange
        let fraction = (min(max(progress, low), high) - low) / (high - low)
        return CGPoint(x: plot.minX + plot.width * time / range, y: plot.maxY - plot.height * fraction)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard plot.width > 10, plot.height > 10 else { return }
        let lines = CGMutablePath()
        for progress in [0.0, 1] {
            lines.move(to: point(0, progress))
            lines.addLine(to: point(range, progress))
        }
        lines.move(to: CGPoint(x: plot.minX, y: plot.minY))
        lines.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
        axes.path = lines
        curve.path = graphPath()
        showMarks()
        if link == nil { dot.center = point(0, 0) }
    }

    private func graphPath() -> CGPath {
        let path = CGMutablePath()
        let (low, high) = progressRange
        // Returns the same as `point(_:_:)`, which would compute the range of the progress again for each point.
        func fastPoint(_ time: Double) -> CGPoint {
            let value = min(max(spring.progress(at: time, velocity: velocity), low), high)
            return CGPoint(x: plot.minX + plot.width * time / range, y: plot.maxY - plot.height * (value - low) / (high - low))
        }
        path.move(to: fastPoint(0))
        let count = Int(plot.width)
        for step in 1...max(count, 1) { path.addLine(to: fastPoint(range * Double(step) / Double(count))) }
        return path
    }

    /// Places the labels of the maximum, of the settling time and of the initial velocity.
    private func showMarks() {
        let settling = spring.settlingDuration(velocity: velocity)
        let line = CGMutablePath()
        line.move(to: CGPoint(x: point(settling, 0).x, y: plot.minY))
        line.addLine(to: CGPoint(x: point(settling, 0).x, y: plot.maxY))
        settlingLine.path = settling <= range ? line : nil
        settlingLabel.text = "settles in \(SwiftNumber.label(settling)) s"
        settlingLabel.sizeToFit()
        let right = min(point(min(settling, range), 0).x + settlingLabel.bounds.width / 2, bounds.maxX - 2)
        settlingLabel.frame.origin = CGPoint(x: (right - settlingLabel.bounds.width).rounded(), y: plot.maxY + 5)
        let overshoot = spring.overshoot(velocity: velocity)
        for view in [overshootMark, overshootLabel] { view.isHidden = overshoot == nil }
        if let overshoot {
            let peak = point(overshoot.time, overshoot.progress)
            overshootMark.center = peak
            overshootLabel.text = "+\(Int(((overshoot.progress - 1) * 100).rounded())) % at \(SwiftNumber.label(overshoot.time)) s"
            overshootLabel.sizeToFit()
            overshootLabel.frame.origin = CGPoint(x: (peak.x + 11).rounded(), y: (peak.y - overshootLabel.bounds.height).rounded())
        }
        velocityLabel.isHidden = velocity == 0
        velocityLabel.text = "thrown: \(SwiftNumber.label(velocity, digits: 1)) /s"
        velocityLabel.sizeToFit()
        velocityLabel.frame.origin = CGPoint(x: plot.minX + 6, y: plot.maxY + 5)
    }
}
