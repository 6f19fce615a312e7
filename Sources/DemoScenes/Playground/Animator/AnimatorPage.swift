import UIKit

/// A property animator whose states are shown as a diagram. The diagram, the scrubber and the keys call its methods.
class AnimatorPage: PlaygroundPage {
    let diagram = AnimatorDiagram()
    private let stageView = AnimatorStage()
    private(set) var animator = UIViewPropertyAnimator(duration: AnimatorPage.duration, curve: .easeInOut)
    private var log = CallLog()
    private let logView = SnippetView()
    private let fractionRow = SliderRow("fraction", 0...1, step: 0.01)
    private let timingRow = ChoiceRow(ContinueTiming.allCases.map(\.rawValue))
    private let factorRow = SliderRow("durationFactor", 0...1, step: 0.05)
    private var displayLink: CADisplayLink?
    private var placedSize = CGSize.zero

    private static let duration = 2.0

    override var name: String { "Animator" }
    override var playTitle: String { "Restart" }

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [stageView, diagram] { card.addSubview(view) }
        timingRow.selectedIndex = 0
        factorRow.value = 0.5
        logView.accessibilityIdentifier = "Call log"
        let timingGroup = EditorGroup("continueAnimation with", rows: [timingRow, factorRow])
        controls = [EditorGroup(rows: [fractionRow]), logView, timingGroup]
        diagram.onAction = { [unowned self] in perform($0) }
        fractionRow.onChange = { [unowned self] in scrub(to: $0) }
        prepareAnimator()
        stateDidChange()
    }

    // MARK: - The animator

    /// Creates an inactive animator with the animation block and the completion.
    private func prepareAnimator() {
        animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut)
        animator.addAnimations { [weak self] in self?.stageView.moveToEnd() }
        animator.addCompletion { [weak self] _ in self?.animatorDidEnd() }
    }

    /// Performs a call if the state of the animator allows it.
    func perform(_ action: AnimatorAction) {
        let wasInactive = animator.state == .inactive
        guard action.isAllowed(in: animator.diagramState) else { return }
        if wasInactive { resetTileAndLog() }
        switch action {
        case .start: call("startAnimation()") { $0.startAnimation() }
        case .pause: call("pauseAnimation()") { $0.pauseAnimation() }
        case .reverse: call("isReversed = \(!animator.isReversed)") { $0.isReversed.toggle() }
        case .continueWithTiming: continueAnimation()
        case .stop: call("stopAnimation(false)") { $0.stopAnimation(false) }
        case .finishAtStart: call("finishAnimation(at: .start)") { $0.finishAnimation(at: .start) }
        case .finishAtCurrent: call("finishAnimation(at: .current)") { $0.finishAnimation(at: .current) }
        case .finishAtEnd: call("finishAnimation(at: .end)") { $0.finishAnimation(at: .end) }
        }
        stateDidChange()
    }

    private func call(_ line: String, _ call: (UIViewPropertyAnimator) -> Void) {
        log.add(line, at: CACurrentMediaTime())
        call(animator)
    }

    private func continueAnimation() {
        let timing = ContinueTiming.allCases[timingRow.selectedIndex ?? 0]
        let factor = factorRow.value
        let line = "continueAnimation(withTimingParameters: \(timing.code), durationFactor: \(SwiftNumber.literal(factor)))"
        call(line) { $0.continueAnimation(withTimingParameters: timing.parameters, durationFactor: CGFloat(factor)) }
    }

    /// Sets the fraction. A running animator is paused first, because otherwise it would continue from the new fraction.
    private func scrub(to fraction: Double) {
        guard AnimatorAction.allowsScrubbing(in: animator.diagramState) else { return }
        if animator.state == .inactive { resetTileAndLog() }
        if animator.isRunning { call("pauseAnimation()") { $0.pauseAnimation() } }
        log.add("fractionComplete = \(SwiftNumber.literal(fraction))", at: CACurrentMediaTime(), isScrubbing: true)
        animator.fractionComplete = CGFloat(fraction)
        stateDidChange()
    }

    /// Clears the log, and moves the tile to its start.
    private func resetTileAndLog() {
        log.clear()
        view.layoutIfNeeded()
        UIView.performWithoutAnimation { stageView.reset() }
    }

    private func animatorDidEnd() {
        prepareAnimator()
        stateDidChange()
    }

    private func stateDidChange() {
        diagram.show(animator.diagramState, isReversed: animator.isReversed)
        fractionRow.isEnabled = AnimatorAction.allowsScrubbing(in: animator.diagramState)
        if !fractionRow.slider.isTracking { fractionRow.value = Double(animator.fractionComplete) }
        logView.text = log.lines.isEmpty ? "Tap a call in the diagram." : log.lines.suffix(4).joined(separator: "\n")
        animator.isRunning ? startFollowing() : stopFollowing()
        codeDidChange()
    }

    /// Ends the animation, so that the animator is inactive.
    private func endAnimation() {
        if animator.state == .active { animator.stopAnimation(true) }
        if animator.state == .stopped { animator.finishAnimation(at: .current) }
        prepareAnimator()
    }

    override func play() {
        endAnimation()
        perform(.start)
    }

    override func pageWillDisappear() {
        endAnimation()
        stateDidChange()
    }

    // MARK: - Updating the scrubber

    private func startFollowing() {
        guard displayLink == nil else { return }
        let displayLink = CADisplayLink { [weak self] _ in self?.showFraction() }
        displayLink.add(to: .main, forMode: .common)
        self.displayLink = displayLink
    }

    private func stopFollowing() {
        displayLink?.invalidate()
        displayLink = nil
    }

    private func showFraction() { fractionRow.value = Double(animator.fractionComplete) }

    // MARK: - Layout

    override func cardHeight(in height: CGFloat) -> CGFloat { min(max((height * 0.56).rounded(), 280), 660) }

    override func layOutCard() {
        let area = card.bounds.insetBy(dx: 12, dy: 10)
        let stageHeight = min(max((area.height * 0.2).rounded(), 48), 120)
        stageView.frame = CGRect(x: 0, y: area.minY - 2, width: card.bounds.width, height: stageHeight)
        let top = stageView.frame.maxY + 6
        diagram.frame = CGRect(x: area.minX, y: top, width: area.width, height: min(area.maxY - top, 420))
        guard placedSize != card.bounds.size else { return }
        placedSize = card.bounds.size
        // The animator's targets are positions in the old size.
        endAnimation()
        stageView.layoutIfNeeded()
        UIView.performWithoutAnimation { stageView.reset() }
        stateDidChange()
    }

    // MARK: - Code

    override var snippet: SwiftSnippet {
        let lines = log.lines.isEmpty ? ["after(0) { $0.startAnimation() }"] : log.lines
        let function = """
            /// Moves a view with the calls of the playground.
            @MainActor func animateWithCalls(_ view: UIView, by distance: CGFloat) -> UIViewPropertyAnimator {
                let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut)
                animator.addAnimations {
                    view.center.x += distance
                    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
                }
                /// Performs a call after a time in seconds.
                func after(_ delay: TimeInterval, _ call: @escaping @MainActor (UIViewPropertyAnimator) -> Void) {
                    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak animator] _ in
                        MainActor.assumeIsolated { if let animator { call(animator) } }
                    }
                }
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
                return animator
            }
            """
        return SwiftSnippet(
            function: function, typeName: "AnimatorScene", summary: "A tile that a property animator moves",
            properties: [
                "let tile = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))", "var animator: UIViewPropertyAnimator?",
            ],
            setUp: ["tile.backgroundColor = .systemBlue", "tile.layer.cornerRadius = 12", "view.addSubview(tile)"],
            play: [
                "if animator?.state == .active { animator?.stopAnimation(true) }",
                "if animator?.state == .stopped { animator?.finishAnimation(at: .current) }", "tile.transform = .identity",
                "tile.center = CGPoint(x: 60, y: view.bounds.midY)", "animator = animateWithCalls(tile, by: view.bounds.width - 120)",
            ])
    }
}
