import QuartzCore

/// Recognizes a gesture in the touches on a view and its subviews, and calls its actions.
///
/// A subclass handles the touches in `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled`, and sets `state`. The base
/// class determines whether the gesture may begin, and which other gestures may be recognized at the same time.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    nonisolated deinit {}

    /// The state of a gesture.
    nonisolated public enum State: Int, Sendable {
        /// The gesture has not been recognized yet.
        case possible
        /// A continuous gesture has begun.
        case began
        /// A continuous gesture has changed.
        case changed
        /// The gesture has ended, or a discrete gesture was recognized.
        case ended
        /// The gesture was cancelled, for example by the system.
        case cancelled
        /// The touches do not form this gesture.
        case failed
        /// The end of a discrete gesture, such as a tap. Same as `ended`.
        public static let recognized = State.ended
    }

    /// The delegate, which determines for example whether the gesture may begin.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches the recognizer receives.
    open internal(set) weak var view: UIView? { didSet { isInView = view != nil } }
    /// Whether the recognizer was added to a view and not removed from it.
    private var isInView = false
    /// Whether the view was released before the recognizer was removed from the view. The recognizer then recognizes nothing and
    /// calls no action, because the targets of a recognizer and its subclasses often use the view.
    var hasLostView: Bool { isInView && view == nil }
    /// A name for debugging.
    open var name: String?
    /// Whether the view's touches are cancelled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view receives a touch only after this gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of a touch only after this gesture has failed.
    open var delaysTouchesEnded = true
    /// Whether touches of other types are ignored after a touch of one type was received.
    open var requiresExclusiveTouchType = true
    /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }

    /// Whether the recognizer receives touches. Setting it to false cancels the gesture.
    open var isEnabled = true {
        didSet { if !isEnabled { abortRecognition() } }
    }

    var actions: [GestureAction] = []
    /// The gestures that must fail before this gesture is recognized.
    var failureRequirements: [WeakRecognizer] = []

    /// The stored state. Setting it does not call actions, unlike setting `state`.
    var currentState = State.possible
    /// The state that the gesture enters when another gesture has failed, or nil.
    var pendingState: State?
    /// The touches that are down. While a method for ended or cancelled touches is called, the array also contains these touches.
    var touches: [UITouch] = []
    /// All touches since the gesture was last reset.
    var sequenceTouches: [UITouch] = []
    /// The average location of the touches in the window's coordinates. It keeps its value when the touches have ended.
    var centroid = CGPoint.zero
    /// The dispatcher of the current touches, or nil if there are none.
    weak var dispatcher: TouchDispatcher?

    /// Creates a recognizer with an action.
    public init(target: Any?, action: Selector?) {
        if let action { actions.append(GestureAction(target, action)) }
    }

    /// Creates a recognizer without an action.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Creates a recognizer from its element of a storyboard or xib. Returns nil for other coders.
    public required init?(coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return nil }
        super.init()
        decodeRecognizer(coder)
    }
    /// Called after the recognizer was loaded from a storyboard or xib.
    open func awakeFromNib() {}

    // MARK: - State

    /// The state of the gesture. Only subclasses set it.
    ///
    /// A gesture that is not allowed to begin fails. A gesture that must wait for another gesture stays `possible`.
    open var state: State {
        get { currentState }
        set { requestState(newValue) }
    }

    /// Resets the state of a subclass. Called when the gesture has ended or failed and all of its touches have ended.
    open func reset() {}

    // MARK: - For subclasses

    /// Called when touches begin. The default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches move. The default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches end. The default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are cancelled. The default does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Returns whether the recognition of this gesture makes the other gesture fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether the recognition of the other gesture makes this gesture fail.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this gesture has to wait until the other gesture has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the other gesture has to wait until this gesture has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the gesture receives the touches of an event.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Stops receiving a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

    // MARK: - Locations

    /// The number of touches.
    open var numberOfTouches: Int { touches.count }

    /// Returns the average location of the touches, in a view's coordinates. Nil means the window's coordinates.
    open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

    /// Returns the location of a touch, in a view's coordinates. Nil means the window's coordinates.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        location(of: touchIndex, among: touches, in: view)
    }

    /// Returns the location of one of the given touches. If the index is invalid, reports an error and returns the location of the gesture.
    func location(of index: Int, among allTouches: [UITouch], in view: UIView?) -> CGPoint {
        if allTouches.indices.contains(index) { return allTouches[index].location(in: view) }
        Diagnostics.report(
            .programmerError, source: "UIGestureRecognizer",
            "location(ofTouch:in:) was called with the index \(index), but the gesture has \(allTouches.count) touches. The location of "
                + "the gesture is returned; check numberOfTouches first.")
        return location(in: view)
    }

    /// Converts a point from the window's coordinates.
    func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
        guard let other else { return point }
        return other.convert(point, from: view?.window ?? sequenceTouches.first?.window)
    }

    // MARK: - Members that subclasses can override

    /// Adds a method that is called when the gesture begins, changes, ends or is cancelled.
    ///
    /// The target is weak. The method may have one parameter, for the recognizer.
    open func addTarget(_ target: Any, action: Selector) { actions.append(GestureAction(target, action)) }
    /// Removes a target with all of its methods. If the target is nil, removes all targets. The closures of the framework stay.
    ///
    /// Differs from Apple: selectors cannot be compared, so `action` is ignored.
    open func removeTarget(_ target: Any?, action: Selector?) { defaultRemoveTarget(target, action: action) }
    /// Makes this gesture wait until the other gesture has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { defaultRequire(toFail: otherGestureRecognizer) }
}
