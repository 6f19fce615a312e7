import FlipbookMotion
import QuartzCore

/// Animates the changes of its blocks. The animator can be paused, scrubbed, reversed and continued with other timing at any time.
///
/// All of these operations change one value, the `AnimationProgress` of its driver. The animations only read their progress from it.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, NSCopying, UIViewImplicitlyAnimating {
    /// The timing that was passed to the initializer. Continuing with other timing does not change it.
    open private(set) var timingParameters: UITimingCurveProvider?
    /// The duration of the whole animation in seconds. A physical spring has its own duration, which replaces the requested
    /// duration.
    open private(set) var duration: TimeInterval
    /// The record of the calls that have created the animator, or nil if `TimingOverrides.makeRecord` has returned none.
    let timingRecord: TimingRecord?
    /// The delay of the last start, in seconds. Continuing a paused animation does not change it.
    open internal(set) var delay: TimeInterval = 0

    /// Whether touches reach the animated views. Setting it on an active animator is an error and has no effect.
    open var isUserInteractionEnabled = true {
        didSet { if !allowsSetting("userInteractionEnabled") { isUserInteractionEnabled = oldValue } }
    }
    /// Whether the animator can be paused, scrubbed, reversed and stopped. Setting it on an active animator is an error and has no effect.
    open var isInterruptible = true {
        didSet { if !allowsSetting("interruptible") { isInterruptible = oldValue } }
    }
    /// Whether touches hit the animated views at their final positions, rather than at their displayed positions.
    open var isManualHitTestingEnabled = false
    /// Whether the fraction of a paused animator is its progress, rather than its time.
    ///
    /// If true, dragging moves the views evenly. If false, the fraction remains the time, and the views follow the timing curve. The value
    /// is read when the animator is paused.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end. If true, the completions are not called until it is stopped and finished.
    open var pausesOnCompletion = false

    // MARK: - Initializers

    /// Creates an animator. With a duration of 0 or less, the duration is 0.2 s.
    public required init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
        let record = TimingOverrides.makeRecord()
        let change = record?.change
        timingRecord = record
        let parameters = change?.applied(to: parameters) ?? parameters
        let duration = change?.resultingDuration ?? duration
        timingParameters = parameters
        self.duration = parameters.duration(requested: duration > 0 ? duration : Self.defaultDuration)
    }

    /// Creates an animator with a named curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator. Only the curve of the options is used; transitions and repetition are ignored.
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

    /// The duration in seconds that replaces a duration of 0 or less.
    private static let defaultDuration = 0.2

    /// Returns an animator with the same duration and timing, and the same values of `isUserInteractionEnabled` and `isInterruptible`.
    ///
    /// The copy has no blocks and completions, and all other properties have their default values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> UIViewPropertyAnimator {
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isInterruptible = isInterruptible
        return copy
    }

    // MARK: - State

    /// The state of the animator.
    ///
    /// The property can be observed, as can `isRunning`. At the start `state` changes first; at the end `isRunning` changes first.
    open internal(set) var state = UIViewAnimatingState.inactive {
        didSet {
            updateReleaseCheck()
            if state != oldValue {
                observers.notify(self, \.state)
                notifyObserverOfTree()
            }
        }
    }

    /// Whether the animation is running, including its delay.
    open internal(set) var isRunning = false {
        didSet {
            updateReleaseCheck()
            if isRunning != oldValue {
                observers.notify(self, \.isRunning)
                notifyObserverOfTree()
            }
        }
    }

    /// Notifies the observer of the layer tree, if there is one, that the state or the direction has changed.
    func notifyObserverOfTree() { tree?.observer?.stateChanged(of: self) }

    /// The blocks that run at the start.
    var pendingBlocks: [(animation: () -> Void, delayFactor: CGFloat)] = []
    /// The blocks that are called at the end.
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The changes that the animation blocks have made.
    var changes: [AnimatedChange] = []
    /// The drivers in this order:
    ///
    /// - the main driver,
    /// - a driver for positions along y, if their timing differs,
    /// - the drivers of blocks that have a delay or were added to the active animator.
    var drivers: [ProgressDriver] = []
    /// Whether any block has run since the start.
    var hasRunBlocks = false
    /// Whether the animator was reversed before its start.
    var startsReversed = false
    /// The time of the tree at the start.
    var startTime = 0.0
    let observers = AnimatorObservers()

    /// The driver from which the fraction and the direction are read.
    var mainDriver: ProgressDriver? { drivers.first }
    var tree: LayerTree? { drivers.lazy.compactMap(\.tree).first ?? LayerTree.current }
    var now: Double { tree?.now ?? 0 }

    /// Whether releasing the animator is an error. Read by `deinit`, on any thread.
    nonisolated(unsafe) private var mustBeFinished = false
    /// The application of the stage. It is nil if the whole stage was released, as at the end of a video. In this case, releasing an
    /// animator is not an error.
    nonisolated(unsafe) private weak var application: UIApplication?

    /// Updates the values that `deinit` reads.
    private func updateReleaseCheck() {
        mustBeFinished = state == .stopped || (state == .active && !isRunning)
        application = .shared
    }

    /// Releases the completions and the changes, which often retain the owner of the animator. Called when the stage is released.
    package func discard() {
        (pendingBlocks, completions, changes) = ([], [], [])
        mustBeFinished = false
    }

    nonisolated deinit {
        guard mustBeFinished, application != nil else { return }
        report(
            "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
                + "explicitly stopped and finished before they can be released.")
    }

    /// Reports a call that the state of the animator does not allow.
    nonisolated func report(_ message: String) {
        Diagnostics.report(.programmerError, source: "UIViewPropertyAnimator", message)
    }

    /// Returns false and reports an error if the animator is active.
    private func allowsSetting(_ property: String) -> Bool {
        guard state == .active else { return true }
        report("It is not allowed to set the \(property) property of an active animator. Set it before the start.")
        return false
    }

    // MARK: - Blocks and completions

    /// Adds a block. It runs at the start, or immediately if the animator is active.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a block. It runs at the start, or immediately if the animator is active.
    ///
    /// The block's animations start after the fraction `delayFactor` of the duration, or of the remaining time if the animator is active.
    /// They end with the animator.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        switch state {
        case .inactive: pendingBlocks.append((animation, delayFactor))
        case .active: runAddedBlock(animation, delayFactor: delayFactor)
        case .stopped: report("Animations cannot be added to a stopped animator. Call finishAnimation(at:) first.")
        }
    }

    /// Adds a block that is called once, when the animator has reached its end or was finished. Blocks are called in the order in which
    /// they were added.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Waits until the animator has ended, and returns its final position.
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    // MARK: - Members that subclasses can override

    /// Removes the animations and sets the model to the displayed values.
    ///
    /// - Parameter withoutFinishing: If true, the animator becomes inactive and no completion is called. If false, `finishAnimation(at:)`
    ///   must be called afterward.
    open func stopAnimation(_ withoutFinishing: Bool) { defaultStopAnimation(withoutFinishing) }
    /// Ends a stopped animator at its targets, at its start values, or at the current values, and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { defaultFinishAnimation(at: finalPosition) }

    /// Runs the blocks if they have not run yet, and starts or continues the animation.
    open func startAnimation() { defaultStartAnimation() }
    /// Runs the blocks immediately and starts the animation after a delay in seconds.
    ///
    /// A negative delay is an error, as is a delay for a paused animator. In both cases, the error is reported and the call is ignored.
    open func startAnimation(afterDelay delay: TimeInterval) { defaultStartAnimation(afterDelay: delay) }
    /// Continues a paused animation, optionally with other timing for the rest of the animation.
    ///
    /// An inactive animator starts with its own timing instead. A running animator is not changed.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest of the animation. If nil, `timingParameters` is used, even if the animation was continued
    ///     with other timing before.
    ///   - durationFactor: The remaining time as a multiple of `duration`. With 0, a curve continues at its usual speed, and a spring with
    ///     a damping ratio takes `duration` again. A spring with physical values ignores the factor, because it has its own duration.
    open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        defaultContinueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
    /// Pauses the animation at its current position. An inactive animator runs its blocks and pauses at its start.
    open func pauseAnimation() { defaultPauseAnimation() }
    /// The completed fraction in the current direction, 0…1.
    ///
    /// While the animation is running, this is the fraction of the time. While it is paused, this is the fraction of the progress if
    /// `scrubsLinearly` was true at the pause, otherwise the fraction of the time. A spring that continues after a pause always uses the
    /// progress. Setting the fraction pauses an inactive animator at its start.
    open var fractionComplete: CGFloat {
        get { defaultFractionComplete }
        set { defaultFractionComplete = newValue }
    }
    /// Whether the animation runs backward.
    ///
    /// If a running animation is reversed, it takes as long to return to the start as it has run so far. A paused animation stays at
    /// its position, and its fraction is then measured from the other end.
    open var isReversed: Bool {
        get { defaultIsReversed }
        set { defaultIsReversed = newValue }
    }
}
