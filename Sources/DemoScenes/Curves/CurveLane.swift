import UIKit

/// A lane of the race: a chart of the timing curve with a moving dot, and a larger dot (the runner) that moves with the same progress.
///
/// The runner leaves a ghost every tenth of a second.
class CurveLane: UIView {
    static let size = CGSize(width: 327, height: 72)

    let curve: TimingCurve
    private let chart = UIView(frame: CGRect(x: 10, y: 16, width: 52, height: 52))
    private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    private let runner = UIView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
    /// The ghosts, in the order of their times: the first after a tenth of a second.
    private var ghosts: [UIView] = []
    private var animator: UIViewPropertyAnimator?

    /// The position and length of the track. The spring overshoots the finish by a third of the length.
    private let track = (start: CGFloat(98), length: CGFloat(160), y: CGFloat(50))

    /// Whether the code of this lane is shown.
    var isSelected = false { didSet { backgroundColor = isSelected ? Palette.card : .clear } }

    init(_ curve: TimingCurve) {
        self.curve = curve
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        (layer.cornerRadius, layer.cornerCurve) = (12, .continuous)
        dot.accessibilityIdentifier = curve.name + "-dot"
        runner.accessibilityIdentifier = curve.name
        addSubview(chart)
        addTrack()
        addLabels()
        for (view, radius) in [(dot, CGFloat(4)), (runner, 9)] {
            view.backgroundColor = curve.color
            view.layer.cornerRadius = radius
        }
        chart.addSubview(dot)
        addSubview(runner)
        reset()
    }

    required init?(coder: NSCoder) { return nil }

    /// Adds the chart and the ghosts, once. Their values are read from an animator, so the lane must be in a window.
    func sampleCurve() {
        guard ghosts.isEmpty else { return }
        let progress = sampleProgress(count: 100)
        addChart(progress)
        addGhosts(stride(from: 5, through: 100, by: 5).map { progress[$0] })
        chart.bringSubviewToFront(dot)
        bringSubviewToFront(runner)
    }

    // MARK: - Race

    /// Moves the runner and the dot to the start.
    func reset() {
        animator?.stopAnimation(true)
        animator = nil
        dot.center = CGPoint(x: 0, y: chart.bounds.height)
        runner.center = CGPoint(x: track.start, y: track.y)
        showGhosts(until: 0)
    }

    /// Returns the animator of a race: the runner moves to the finish, and the dot moves up with the same progress. Another animation moves
    /// the dot to the right at constant speed.
    func makeAnimator() -> UIViewPropertyAnimator {
        let animator = curve.makeAnimator { [runner, dot, track] in
            runner.center.x += track.length
            dot.center.y -= 52
        }
        self.animator = animator
        return animator
    }

    /// Moves the dot to the right end of the chart. Called in an animation at constant speed.
    func moveDotThroughTime() { dot.center.x += chart.bounds.width }

    /// Shows the ghosts up to a fraction of the duration.
    func showGhosts(until fraction: CGFloat) {
        for (index, ghost) in ghosts.enumerated() { ghost.isHidden = CGFloat(index + 1) / 20 > fraction + 1e-6 }
    }

    /// The x coordinates of the visible ghosts, in the order of time.
    var visibleGhosts: [CGFloat] { ghosts.filter { !$0.isHidden }.map(\.center.x) }

    /// Returns the progress at equally spaced times, from 0 to 1, read from an animator that is scrubbed.
    private func sampleProgress(count: Int) -> [CGFloat] {
        let probe = UIView()
        addSubview(probe)
        defer { probe.removeFromSuperview() }
        let animator = curve.makeAnimator { probe.center.x = 1000 }
        animator.scrubsLinearly = false
        animator.pauseAnimation()
        let progress = (0...count).map { step in
            animator.fractionComplete = CGFloat(step) / CGFloat(count)
            return (probe.layer.presentation()?.position.x ?? 0) / 1000
        }
        animator.stopAnimation(true)
        return progress
    }

    // MARK: - Static content

    private func addChart(_ progress: [CGFloat]) {
        let side = chart.bounds.width
        let (axes, graph) = (CGMutablePath(), CGMutablePath())
        axes.move(to: CGPoint(x: 0, y: 0))
        axes.addLine(to: CGPoint(x: side, y: 0))
        axes.move(to: CGPoint(x: 0, y: 0))
        axes.addLine(to: CGPoint(x: 0, y: side))
        axes.addLine(to: CGPoint(x: side, y: side))
        graph.move(to: CGPoint(x: 0, y: side))
        for (index, value) in progress.enumerated().dropFirst() {
            graph.addLine(to: CGPoint(x: side * CGFloat(index) / CGFloat(progress.count - 1), y: side * (1 - value)))
        }
        let area = CGMutablePath()
        area.addPath(graph)
        area.addLine(to: CGPoint(x: side, y: side))
        area.closeSubpath()
        chart.layer.addSublayer(shapeLayer(area, fill: curve.color.withAlphaComponent(0.12)))
        chart.layer.addSublayer(shapeLayer(axes, stroke: Palette.foreground.withAlphaComponent(0.14), 1))
        chart.layer.addSublayer(shapeLayer(graph, stroke: curve.color, 2))
    }

    private func addTrack() {
        let path = CGMutablePath()
        let finish = track.start + track.length
        path.move(to: CGPoint(x: track.start, y: track.y))
        path.addLine(to: CGPoint(x: finish, y: track.y))
        for end in [track.start, finish] { path.addVerticalLine(at: end, from: track.y - 12, to: track.y + 12) }
        layer.addSublayer(shapeLayer(path, stroke: Palette.foreground.withAlphaComponent(0.2), 1))
    }

    private func addGhosts(_ progress: [CGFloat]) {
        for value in progress {
            let ghost = UIView(frame: CGRect(x: track.start + track.length * value - 9, y: track.y - 9, width: 18, height: 18))
            ghost.layer.cornerRadius = 9
            ghost.backgroundColor = curve.color.withAlphaComponent(0.2)
            ghost.isHidden = true
            addSubview(ghost)
            ghosts.append(ghost)
        }
    }

    private func shapeLayer(_ path: CGPath, stroke: UIColor? = nil, _ width: CGFloat = 0, fill: UIColor? = nil) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path
        followStyle { [unowned self] in
            layer.strokeColor = stroke?.resolvedColor(with: traitCollection).cgColor
            layer.fillColor = fill?.resolvedColor(with: traitCollection).cgColor
        }
        (layer.lineWidth, layer.lineCap, layer.lineJoin) = (width, .round, .round)
        return layer
    }

    private func addLabels() {
        let name = UILabel(frame: CGRect(x: 90, y: 10, width: 90, height: 22))
        name.text = curve.name
        // A chart has its time axis from left to right in all languages. So the lanes are not mirrored, and the texts have fixed
        // alignments.
        name.textAlignment = .left
        name.setScaledFont(.scaled(17, .semibold, limit: 18))
        name.textColor = curve.color
        let detail = UILabel(frame: CGRect(x: 150, y: 11, width: Self.size.width - 150 - 10, height: 20))
        detail.text = curve.detail
        detail.setScaledFont(.scaled(13, limit: 14))
        detail.textColor = Palette.secondaryForeground
        detail.textAlignment = .right
        for label in [name, detail] { addSubview(label) }
    }
}
