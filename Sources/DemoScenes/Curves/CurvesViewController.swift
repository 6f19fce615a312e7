import UIKit

/// A comparison of six timing curves as a race. A tap restarts the race and shows the code of a lane; a drag changes the time.
class CurvesViewController: UIViewController {
    private let heading = Heading("Six curves")
    private let axesLabel = UILabel()
    /// The content, in the size of a phone. On a tablet it is enlarged.
    private let content = UIView()
    let lanes = TimingCurve.all.map { CurveLane($0) }
    let codeView = CodeListingView()
    private let timeAxis = TimeAxisView(seconds: 2)
    /// The animators of the race. The first animator moves at constant speed, so its fraction is the fraction of the time that has passed.
    private var animators: [UIViewPropertyAnimator] = []
    private let duration = 2.0
    /// The number of starts. Delayed calls of an earlier start do nothing.
    private var startCount = 0
    /// The time of the race when the drag began.
    private var timeAtDragStart = 0.0

    /// The index of the lane whose code is shown.
    var selection = 3 { didSet { showSelection() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        axesLabel.text = "progress over time"
        axesLabel.setScaledFont(.scaled(13, limit: 15))
        axesLabel.textColor = Palette.secondaryForeground
        codeView.backgroundColor = Palette.card
        codeView.layer.cornerRadius = 12
        codeView.fontSizes = [17, 15, 14, 13]
        codeView.padding = UIEdgeInsets(top: 3, left: 12, bottom: 3, right: 12)
        codeView.isUserInteractionEnabled = false
        view.addSubview(content)
        for subview in [heading, axesLabel, codeView, timeAxis] + lanes { content.addSubview(subview) }
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(CurvesViewController.selectLane(_:))))
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(CurvesViewController.scrub(_:))))
        showSelection()
    }

    /// Lays out the lanes in one column in portrait, and in two columns in landscape.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width > view.bounds.height
        let screen = content.fill(view, designedFor: isWide ? CGSize(width: 667, height: 375) : CGSize(width: 375, height: 667))
        let (size, gap) = (CurveLane.size, CGFloat(5))
        let left = ((screen.width - (isWide ? size.width * 2 + gap : size.width)) / 2).rounded()
        let top = max(isWide ? 42 : 58, view.safeAreaInsets.top + (isWide ? 42 : 38))
        // A tall screen has more space between the lanes.
        let rows = CGFloat(isWide ? 3 : 6)
        let rest = screen.height - top - rows * size.height - (isWide ? 117 : 179)
        let step = size.height + max(0, min(24, (rest / rows).rounded(.down)))
        heading.frame = CGRect(x: left + 8, y: top - 36, width: size.width, height: 34)
        axesLabel.frame = CGRect(x: left + (isWide ? size.width + gap : 0), y: top - 33, width: size.width - 10, height: 34)
        axesLabel.alignToTrailingEdge()
        content.mirrorFrames(of: [heading, axesLabel])
        for (index, lane) in lanes.enumerated() {
            let (column, row) = isWide ? (index / 3, index % 3) : (0, index)
            // The spring of the last row needs space above its chart.
            let extra: CGFloat = row == Int(rows) - 1 ? 6 : 0
            lane.frame = CGRect(
                x: left + CGFloat(column) * (size.width + gap), y: top + CGFloat(row) * step + extra, width: size.width, height: size.height
            )
        }
        layOutCode(below: top + rows * step + 6, left: left, isWide: isWide, screen)
    }

    private func layOutCode(below y: CGFloat, left: CGFloat, isWide: Bool, _ screen: CGSize) {
        let bottom = screen.height - max(view.safeAreaInsets.bottom, 8)
        if isWide {
            let x = left + CurveLane.size.width + 5
            codeView.frame = CGRect(x: x, y: y + 6, width: CurveLane.size.width, height: bottom - y - 6)
            timeAxis.frame = CGRect(origin: CGPoint(x: left + 8, y: bottom - 72), size: TimeAxisView.size)
        } else {
            timeAxis.frame = CGRect(
                origin: CGPoint(x: ((screen.width - TimeAxisView.size.width) / 2).rounded(), y: bottom - 46), size: TimeAxisView.size)
            let width = min(screen.width - 16, 359)
            codeView.frame = CGRect(
                x: ((screen.width - width) / 2).rounded(), y: y + 8, width: width, height: min(timeAxis.frame.minY - y - 20, 140))
        }
    }

    private func showSelection() {
        for (index, lane) in lanes.enumerated() { lane.isSelected = index == selection }
        codeView.visibleLineCount = lanes[selection].curve.code.count
        codeView.lines = lanes[selection].curve.code
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startRace()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        reset()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardSpacebar: startRace()
        case .keyboardLeftArrow: pause(at: time - 0.05)
        case .keyboardRightArrow: pause(at: time + 0.05)
        case .keyboardUpArrow: selection = (selection + lanes.count - 1) % lanes.count
        case .keyboardDownArrow: selection = (selection + 1) % lanes.count
        default: super.pressesBegan(presses, with: event)
        }
    }

    // MARK: - Time

    /// The time since the start of the race in seconds, at most its duration.
    private var time: Double { Double(animators.first?.fractionComplete ?? 0) * duration }

    private func reset() {
        startCount += 1
        for animator in animators { animator.stopAnimation(true) }
        animators = []
        for lane in lanes { lane.reset() }
        timeAxis.reset()
    }

    func startRace() {
        reset()
        for lane in lanes { lane.sampleCurve() }
        let clock = UIViewPropertyAnimator(duration: duration, curve: .linear) { [lanes, timeAxis] in
            for lane in lanes { lane.moveDotThroughTime() }
            timeAxis.movePlayheadThroughTime()
        }
        animators = [clock] + lanes.map { $0.makeAnimator() }
        for animator in animators {
            // The race can also be moved back from its end, and a drag changes its time, not its progress.
            animator.pausesOnCompletion = true
            animator.scrubsLinearly = false
            animator.startAnimation()
        }
        showGhosts(of: startCount)
    }

    /// Shows the ghosts up to the current time, now and every tenth of a second while the race runs.
    private func showGhosts(of start: Int) {
        guard start == startCount, let clock = animators.first else { return }
        for lane in lanes { lane.showGhosts(until: clock.fractionComplete) }
        guard clock.isRunning else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.showGhosts(of: start) }
    }

    private func pause(at time: Double) {
        let fraction = CGFloat(min(max(time, 0), duration) / duration)
        for animator in animators {
            animator.pauseAnimation()
            animator.fractionComplete = fraction
        }
        for lane in lanes { lane.showGhosts(until: fraction) }
    }

    /// Restarts the race. A tap on a lane also shows the code of its curve.
    func selectLane(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: content)
        if let index = lanes.firstIndex(where: { $0.frame.contains(point) }) { selection = index }
        startRace()
    }

    /// Pauses the race, and changes its time by the distance of the drag. The width of the time axis corresponds to the whole duration.
    ///
    /// After the drag the race stays paused.
    func scrub(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { timeAtDragStart = time }
        pause(at: timeAtDragStart + timeAxis.fraction(for: pan.translation(in: content).x) * duration)
    }
}
