import UIKit

/// A lane of the race: a name, a runner that moves with a timing curve, and ghosts. The ghosts show the position of the runner after each
/// tenth of the time.
class RaceLane: UIView {
    private let nameLabel = UILabel()
    private let runner = UIView()
    private lazy var track = LineLayer(Palette.hairline, width: 1, in: self)
    private lazy var ghosts = DotsLayer(Palette.foreground, in: self)
    private(set) var item: NamedCurve
    private var animator: UIViewPropertyAnimator?

    init(_ item: NamedCurve) {
        self.item = item
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        nameLabel.setScaledFont(.scaled(13, .medium, limit: 15))
        nameLabel.textColor = Palette.foreground
        // The first access creates the lazy layers and adds them: first the track, then the ghosts in front of it.
        _ = track
        ghosts.opacity = 0.28
        for view in [nameLabel, runner] { addSubview(view) }
        show(item)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ item: NamedCurve) {
        self.item = item
        nameLabel.text = item.name
        ghosts.color = item.color
        runner.backgroundColor = item.color
        runner.accessibilityIdentifier = "Runner \(item.name)"
        showGhosts()
    }

    /// Moves the runner from the start to the finish.
    func play(for duration: Double) {
        animator?.stopAnimation(true)
        runner.center = position(0)
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: item.curve.parameters)
        animator.addAnimations { [self] in runner.center = position(1) }
        animator.startAnimation()
        self.animator = animator
    }

    // MARK: - Geometry

    static let nameWidth: CGFloat = 88
    private var diameter: CGFloat { min(max((bounds.height * 0.55).rounded(), 8), 18) }

    /// Returns the position for a progress. Curves may overshoot by 30 %. The margins at both ends of the track contain a part of this
    /// overshoot.
    private func position(_ progress: Double) -> CGPoint {
        let (left, right) = (Self.nameWidth + 14, bounds.width - 14)
        let overshoot = (right - left) * 0.06
        return CGPoint(x: left + overshoot + (right - left - 2 * overshoot) * progress, y: bounds.midY)
    }

    private func showGhosts() {
        guard bounds.width > 0 else { return }
        ghosts.show((0...10).map { position(item.curve.progress(at: Double($0) / 10)) }, diameter: diameter * 0.62)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame = CGRect(x: 0, y: 0, width: Self.nameWidth, height: bounds.height)
        let path = CGMutablePath()
        path.move(to: position(0))
        path.addLine(to: position(1))
        track.path = path
        runner.bounds.size = CGSize(width: diameter, height: diameter)
        runner.layer.cornerRadius = diameter / 2
        if animator?.isRunning != true { runner.center = position(animator == nil ? 0 : 1) }
        showGhosts()
    }
}
