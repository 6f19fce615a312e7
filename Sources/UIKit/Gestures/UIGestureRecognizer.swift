import QuartzCore

/// Watches the touches on a view and in it, and says when they make a certain gesture.
///
/// A subclass follows the touches in `touchesBegan` … `touchesCancelled` and sets `state`; whether a gesture may begin, and who else may, is
/// decided here.
open class UIGestureRecognizer: Hashable {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// What a discrete gesture such as a tap ends with.
        public static let recognized = State.ended
    }

    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    public var name: String?
    /// Once the gesture is recognized its touches are taken away from the view.
    open var cancelsTouchesInView = true
    /// The view learns of a touch only when this gesture has failed.
    open var delaysTouchesBegan = false
    /// The view learns that a touch has ended only when this gesture has failed.
    open var delaysTouchesEnded = true
    /// Once a touch of one type is followed, those of other types are not.
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes = [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }

    /// A gesture that is switched off while it is under way is cancelled.
    open var isEnabled = true {
        didSet { if !isEnabled { abandon() } }
    }

    var actions: [GestureAction] = []
    var requirements: [WeakRecognizer] = []

    var current = State.possible
    /// What the state would be, had not another gesture to fail first.
    var pending: State?
    /// The fingers that are down.
    var touches: [UITouch] = []
    /// All touches since the gesture was last possible anew.
    var sequence: [UITouch] = []
    /// In the middle of the fingers, in the window's coordinates; stays when they leave.
    var centroid = CGPoint.zero
    weak var hand: Hand?

    public init(target: Any?, action: Selector?) {
        if let action { actions.append(GestureAction(target, action)) }
    }

    public convenience init() { self.init(target: nil, action: nil) }

    /// There are no archives to read from here.
    public required init?(coder: NSCoder) { return nil }

    // MARK: - State

    /// Set by subclasses only. What is set is a wish: a gesture that may not begin fails, and one that has to wait stays possible.
    open var state: State {
        get { current }
        set { wish(newValue) }
    }

    /// Back to the beginning: all fingers have left, and the gesture has ended or failed. Called by the system.
    open func reset() {}

    // MARK: - For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Whether this gesture, once recognized, makes the other fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// The touch is not followed any further.
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 == touch } }

    // MARK: - Places

    open var numberOfTouches: Int { touches.count }

    /// In the middle of all fingers. Nil means the window's coordinates.
    open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        place(of: touchIndex, among: touches, in: view)
    }

    func place(of index: Int, among fingers: [UITouch], in view: UIView?) -> CGPoint {
        if fingers.indices.contains(index) { return fingers[index].location(in: view) }
        Misuse.report("there are \(fingers.count) touches, and none has the index \(index)", by: "UIGestureRecognizer")
        return location(in: view)
    }

    /// From the window's coordinates.
    func convert(_ place: CGPoint, to other: UIView?) -> CGPoint {
        guard let other else { return place }
        return other.convert(place, from: view?.window ?? sequence.first?.window)
    }

    nonisolated public static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
