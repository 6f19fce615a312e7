import Motion
import QuartzCore

/// Animates what its blocks change, and can be grabbed at any moment: paused, scrubbed, turned round, let go with another pace.
///
/// All of that is editing one value, the course at its helm; the animations only ask for their progress.
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// What it was made with; going on with another pace does not change it.
    public let timingParameters: UITimingCurveProvider?
    /// Of the whole way. A physical spring takes its own time, whatever was asked for.
    public let duration: TimeInterval
    /// What it was last started after.
    public internal(set) var delay: TimeInterval = 0

    /// An active animator takes no change of these two.
    public var isUserInteractionEnabled = true {
        didSet { if !mayConfigure("userInteractionEnabled") { isUserInteractionEnabled = oldValue } }
    }
    public var isInterruptible = true {
        didSet { if !mayConfigure("interruptible") { isInterruptible = oldValue } }
    }
    /// Touches find what moves where it is seen, unless this is true: then where it will be.
    public var isManualHitTestingEnabled = false
    /// Held, the fraction is the progress, so that it can be dragged; without this it stays the time, and the picture goes by the curve.
    /// What counts is what this is when the animator comes to rest.
    public var scrubsLinearly = true
    /// It stays active at its end, and completions wait until it is stopped and finished.
    public var pausesOnCompletion = false

    // MARK: - Making one

    public required init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.duration(asked: duration > 0 ? duration : Self.shortest)
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// One that is already running. Of the options only the curve counts; transitions and directions do not.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = Self(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// What no duration means.
    private static let shortest = 0.2

    /// Duration, timing and what may be done with it; no blocks and no completions.
    open func copy() -> UIViewPropertyAnimator {
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isInterruptible = isInterruptible
        return copy
    }

    // MARK: - State

    /// Can be observed, as `isRunning` can: at the start it becomes active first, at the end it stops running first.
    public internal(set) var state = UIViewAnimatingState.inactive {
        didSet {
            noteDuty()
            if state != oldValue { observers.tell(self, \.state) }
        }
    }

    /// Whether time takes it along; also in its delay.
    public internal(set) var isRunning = false {
        didSet {
            noteDuty()
            if isRunning != oldValue { observers.tell(self, \.isRunning) }
        }
    }

    /// Blocks that wait for the start, completions that wait for the end, and what the blocks wrote.
    var blocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var writes: [AnimatedWrite] = []
    /// The main one, and one for positions along y where a spring has another velocity there; then as many for each block that begins later.
    var helms: [Helm] = []
    var hasBlocks = false
    var startsReversed = false
    var began = 0.0
    let observers = AnimatorObservers()

    var helm: Helm? { helms.first }
    var tree: LayerTree? { helms.lazy.compactMap(\.tree).first ?? LayerTree.current }
    var now: Double { tree?.now ?? 0 }

    /// Read where the last reference is dropped, on whichever thread that is.
    nonisolated(unsafe) private var mustBeFinished = false
    /// Where it runs. What is left when a whole stage is dropped, as at the end of a film, was not forgotten by anybody.
    nonisolated(unsafe) private weak var application: UIApplication?

    private func noteDuty() {
        mustBeFinished = state == .stopped || (state == .active && !isRunning)
        application = .shared
    }

    nonisolated deinit {
        guard mustBeFinished, application != nil else { return }
        Misuse.report(
            "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly "
                + "stopped and finished before they can be released.")
    }

    private func mayConfigure(_ property: String) -> Bool {
        guard state == .active else { return true }
        Misuse.report("It is not allowed to set the \(property) property of an active animator.")
        return false
    }

    // MARK: - Blocks and completions

    /// Waits for the start, or runs at once if that was before.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// An active animator runs the block at once, over what is left of its way; `delayFactor` of that passes before anything moves.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        switch state {
        case .inactive: blocks.append((animation, delayFactor))
        case .active: join(animation, delayFactor)
        case .stopped: Misuse.report("animations cannot be added to a stopped animator; finish it first")
        }
    }

    /// Called once, when it has ended by itself or was finished; in the order in which they came.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// The same for those who wait.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }
}
