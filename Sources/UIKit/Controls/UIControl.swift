import CoreGraphics
import Foundation

/// A view that is operated: it follows a finger, has states, and tells others of events.
///
/// A subclass follows the finger in `beginTracking` … `cancelTracking`.
open class UIControl: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - State

    /// A control that is not enabled takes touches and does nothing about them.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { abandonTracking(with: nil) }
            stateDidChange()
        }
    }

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// While a finger is down on it. Tracking writes it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// Ours: looks follow the state here.
    func stateDidChange() { setNeedsLayout() }

    /// Ours: the size of what the control shows; `noIntrinsicMetric` where it takes what it gets.
    var naturalSize: CGSize { super.intrinsicContentSize }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = naturalSize
        return CGSize(
            width: natural.width < 0 ? bounds.width : natural.width, height: natural.height < 0 ? bounds.height : natural.height)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { tintColorDidChange() }
    }

    // MARK: - Tracking

    public private(set) var isTracking = false
    /// Whether the finger is on the control, or not far from it.
    public private(set) var isTouchInside = false
    private var tracked: UITouch?

    /// A finger that slides off by this little still counts as being on the control.
    private static let reach: CGFloat = 70

    /// A finger comes down. No lets it go unnoticed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// No ends it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        (tracked, isTracking, isTouchInside) = (touch, true, true)
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        sendActions(for: .touchDown, with: event)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = reaches(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return isHighlighted = false
        }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        isTouchInside = reaches(touch)
        endTracking(touch, with: event)
        let wasInside = isTouchInside
        stopTracking()
        isHighlighted = false
        sendActions(for: wasInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let tracked, touches.contains(tracked) { abandonTracking(with: event) }
    }

    private func abandonTracking(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        isHighlighted = false
        sendActions(for: .touchCancel, with: event)
    }

    private func stopTracking() { (tracked, isTracking, isTouchInside) = (nil, false, false) }

    private func reaches(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }

    /// A tap on a control is the control's own, whatever its superviews would do with one.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Ours: a drag of something around the control, while a finger is on it.
    func isDrag(_ recognizer: UIGestureRecognizer) -> Bool {
        isTracking && recognizer.view !== self && (recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
    }

    // MARK: - Events

    var handlers: [ControlHandler] = []

    /// Calls a method, as it is done for each target of an event.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { return _ = action.perform(on: target, with: self, event) }
        var next: UIResponder? = self
        while let responder = next, !action.perform(on: responder, with: self, event) { next = responder.next }
    }

    open func sendAction(_ action: UIAction) { action.perform(for: self) }

    /// As if the events had happened.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// In the order in which they were added.
    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.call {
            case .action(let action): sendAction(action)
            case .method(let selector):
                if handler.goesUp || handler.target != nil { sendAction(selector, to: handler.target, for: event) }
            }
        }
    }

    // MARK: - The keyboard

    open override var canBecomeFocused: Bool { isEnabled }

    /// Ours: what arrow keys do to a value: so many steps up, or down. False where there is none.
    func adjust(by steps: Int) -> Bool { false }
}
