import UIKit

/// A lane of the race: a chart of the timing curve with a moving dot, and a larger dot (the runner) that moves with the same progress.
class CurveLane: UIView {
    static let size = CGSize(width: 312, height: 88)

    private let curve: TimingCurve
    private let chart = UIView(frame: CGRect(x: 2, y: 26, width: 52, height: 52))
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    private let runner = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))

    /// The position and length of the track. The spring overshoots the finish by a third of the length.
    private let track = (start: CGFloat(98), length: CGFloat(160), y: CGFloat(62))

    init(_ curve: TimingCurve) {
        self.curve = curve
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        addChart()
        addTrack()
        addLabels()
        dot.accessibilityIdentifier = curve.name + "-dot"
        runner.accessibilityIdentifier = curve.name
        for (view, radius) in [(dot, CGFloat(4)), (runner, 9)] {
            view.backgroundColor = Palette.accent
            view.layer.cornerRadius = radius
        }
        chart.addSubview(dot)
        addSubview(runner)
        dot.center = CGPoint(x: 0, y: chart.bounds.height)
        runner.center = CGPoint(x: track.start, y: track.y)
    }

    required init?(coder: NSCoder) { return nil }

    /// Starts the animations of the dot and the runner.
    ///
    /// The dot moves right at constant speed, in proportion to the time, and up with the curve's progress. The runner has the same
    /// progress.
    func run(for duration: CFTimeInterval) {
        let side = chart.bounds.width
        let timeAnimation = TimingCurve.all[0].animation(of: "position.x", from: 0, to: side, duration: duration)
        dot.layer.add(timeAnimation, forKey: "time")
        dot.layer.add(curve.animation(of: "position.y", from: side, to: 0, duration: duration), forKey: "progress")
        let runnerAnimation = curve.animation(of: "position.x", from: track.start, to: track.start + track.length, duration: duration)
        runner.layer.add(runnerAnimation, forKey: "progress")
    }

    // MARK: - Static content

    private func addChart() {
        let side = chart.bounds.width
        addSubview(chart)
        let axes = CGMutablePath()
        axes.move(to: CGPoint(x: 0, y: 0))
        axes.addLine(to: CGPoint(x: side, y: 0))
        axes.move(to: CGPoint(x: 0, y: 0))
        axes.addLine(to: CGPoint(x: 0, y: side))
        axes.addLine(to: CGPoint(x: side, y: side))
        chart.layer.addSublayer(lineLayer(axes, Palette.foreground.withAlphaComponent(0.14), 1))
        chart.layer.addSublayer(lineLayer(curve.graphPath(side: side), Palette.foreground, 2))
    }

    private func addTrack() {
        let path = CGMutablePath()
        let finish = track.start + track.length
        path.move(to: CGPoint(x: track.start, y: track.y))
        path.addLine(to: CGPoint(x: finish, y: track.y))
        for end in [track.start, finish] {
            path.move(to: CGPoint(x: end, y: track.y - 14))
            path.addLine(to: CGPoint(x: end, y: track.y + 14))
        }
        layer.addSublayer(lineLayer(path, Palette.foreground.withAlphaComponent(0.2), 1))
    }

    private func lineLayer(_ path: CGPath, _ color: UIColor, _ width: CGFloat) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path
        layer.fillColor = nil
        followStyle { layer.strokeColor = color.cgColor }
        layer.lineWidth = width
        layer.lineCap = .round
        layer.lineJoin = .round
        return layer
    }

    private func addLabels() {
        let name = UILabel(frame: CGRect(x: 86, y: 18, width: 84, height: 20))
        name.text = curve.name
        name.setScaledFont(.scaled(15, .semibold, limit: 16))
        name.textColor = Palette.foreground
        let detail = UILabel(frame: CGRect(x: 150, y: 18, width: Self.size.width - 150, height: 20))
        detail.text = curve.detail
        detail.setScaledFont(.scaled(13, limit: 14))
        detail.textColor = Palette.secondaryForeground
        detail.textAlignment = .right
        for label in [name, detail] { addSubview(label) }
    }
}
