import CoreGraphics
import Foundation

/// A view that the user operates: it tracks a touch, has a state, and sends events to targets.
///
/// Subclasses override `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking` to respond to the touch.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    nonisolated deinit {}

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that performs an action for `.primaryActionTriggered`.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodeControl(coder) }
    }

    // MARK: - State

    /// Whether the control reacts to touches. A disabled control receives touches but ignores them.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelCurrentTracking(with: nil) }
            observableStateDidChange()
        }
    }

    /// Whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { observableStateDidChange() } } }

    /// Whether the control is drawn as pressed. It is set automatically while a tracked touch is inside the control.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { observableStateDidChange() } } }

    private func observableStateDidChange() {
        stateDidChange()
        observedValueDidChange()
    }

    /// The state as a set of flags.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// The vertical position of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentBaselinesDidChange() } }
    /// The horizontal position of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// Requests layout after the content has moved in the control. Also updates the constraints for the baselines of the content.
    func contentBaselinesDidChange() {
        invalidateIntrinsicSizeAndBaselines()
        setNeedsLayout()
    }

    /// Called after a change of the state, so that subclasses can update their appearance.
    func stateDidChange() { setNeedsLayout() }

    /// The size of the control's content. A dimension that the content does not determine is `noIntrinsicMetric`.
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

    /// Whether the control is tracking a touch.
    open private(set) var isTracking = false
    /// Whether the tracked touch is inside the control or close to it.
    open private(set) var isTouchInside = false
    private var trackedTouch: UITouch?

    /// Called when a touch begins. Returns whether the control tracks the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moves. Returns whether the control continues to track it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        (trackedTouch, isTracking, isTouchInside) = (touch, true, true)
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        sendActions(for: .touchDown, with: event)
        if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInTrackingArea(touch)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return isHighlighted = false
        }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        isTouchInside = isInTrackingArea(touch)
        endTracking(touch, with: event)
        let wasInside = isTouchInside
        stopTracking()
        isHighlighted = false
        sendActions(for: wasInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let trackedTouch, touches.contains(trackedTouch) { cancelCurrentTracking(with: event) }
    }

    private func cancelCurrentTracking(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        isHighlighted = false
        sendActions(for: .touchCancel, with: event)
    }

    private func stopTracking() { (trackedTouch, isTracking, isTouchInside) = (nil, false, false) }

    /// Returns false if a recognizer of a superview recognizes single taps, so that only the control receives a tap on it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Returns true if the control is tracking a touch, and the recognizer recognizes pans or swipes and belongs to another view, such as a
    /// scroll view around the control.
    func isEnclosingDrag(_ recognizer: UIGestureRecognizer) -> Bool {
        isTracking && recognizer.view !== self && (recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer)
    }

    // MARK: - Events

    var controlTargets: [ControlTarget] = []

    /// Calls a method of a target. If the target is nil, calls it on the first object in the responder chain that has the method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { return _ = action.perform(on: target, with: self, event) }
        _ = firstInChain { action.perform(on: $0, with: self, event) }
    }

    /// Performs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.perform(for: self) }

    /// Calls the targets as if the events had occurred.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    /// Calls the targets in the order in which they were added.
    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for entry in controlTargets where !entry.events.isDisjoint(with: controlEvents) {
            Activity.perform(Activity(.control, controlEvents.activityName, of: layer)) { call(entry, for: event) }
        }
    }

    private func call(_ entry: ControlTarget, for event: UIEvent?) {
        switch entry.callback {
        case .action(let action): sendAction(action)
        case .method(let selector):
            if entry.usesResponderChain || entry.target != nil { sendAction(selector, to: entry.target, for: event) }
        }
    }

    // MARK: - Keyboard

    open override var canBecomeFocused: Bool { isEnabled }

    /// Changes the value by a number of steps, for the arrow keys. Returns false if the control has no value.
    func adjust(by steps: Int) -> Bool { false }

    /// Whether larger values are at the left in a right-to-left layout. Then the left arrow key increases the value.
    var mirrorsValues: Bool { false }

    override func handleFocusedArrow(_ direction: CGVector) -> Bool {
        direction.dx != 0 && adjust(by: Int(direction.dx) * (mirrorsValues && isRightToLeft ? -1 : 1))
    }

    /// Increases the value by one step, as the right arrow key does.
    open override func accessibilityIncrement() { _ = adjust(by: 1) }
    /// Decreases the value by one step, as the left arrow key does.
    open override func accessibilityDecrement() { _ = adjust(by: -1) }

    // MARK: - Menus

    /// Whether any touch on the control opens its menu, instead of a long press.
    open var showsMenuAsPrimaryAction = false { didSet { primaryMenuDidChange() } }
    /// Called after `showsMenuAsPrimaryAction` was set.
    func primaryMenuDidChange() {}
    /// Whether the control has a menu that a long press opens. `contextMenuInteraction(_:configurationForMenuAtLocation:)`
    /// provides it.
    open var isContextMenuInteractionEnabled = false { didSet { contextMenuDidChange() } }
    /// The interaction that opens the menu, or nil if `isContextMenuInteractionEnabled` is false.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// Performs an element of the menu that the user has chosen.
    func menuElementWasChosen(_ leaf: any MenuLeaf) { leaf.choose(sender: self) }
    /// Returns the point to which the menu is attached. The default is the middle of the control: the menu is then aligned with the
    /// control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }
    /// Returns the menu of the control. The default is nil.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns nil. A menu of a control has no preview.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil. A menu of a control has no preview.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Called before the menu appears. The default does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu disappears. The default does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: - Members that subclasses can override

    /// Adds a method that is called for events. The control does not retain the target.
    ///
    /// The method has no parameters, or one for the control, or two for the control and the event. If the target is nil, the method is
    /// called on the first object in the control's responder chain that has it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        defaultAddTarget(target, action: action, for: controlEvents)
    }
    /// Removes the methods of a target for some events. If the target is nil, removes the methods of all targets.
    ///
    /// Differs from Apple: selectors cannot be compared here, so `action` is ignored and all methods of the target are removed.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        defaultRemoveTarget(target, action: action, for: controlEvents)
    }
    /// Adds an action that is performed for events. For these events, it replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { defaultAddAction(action, for: controlEvents) }
    /// Removes the action that has the same identifier as `action` for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { defaultRemoveAction(action, for: controlEvents) }
    /// Removes the action with an identifier for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        defaultRemoveAction(identifiedBy: actionIdentifier, for: controlEvents)
    }
    /// The targets that were added.
    ///
    /// Differs from Apple: the set contains only targets that are `Hashable`.
    open var allTargets: Set<AnyHashable> { Set(controlTargets.compactMap { $0.target as? AnyHashable }) }
    /// The events for which the control has a method or an action.
    open var allControlEvents: Event { controlTargets.reduce(into: []) { $0.formUnion($1.events) } }
}

extension UIView {
    /// Whether a touch that began in the view is still treated as inside: it is in the bounds or at most 70 points away.
    func isInTrackingArea(_ touch: UITouch) -> Bool { bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self)) }
}
