import Foundation

/// An object that responds to events, or passes them on to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() {}

    /// Allows the release on any thread, as at the end of a test suite. With Swift 6.3 an isolated `deinit` would wait for the main
    /// actor and crash.
    nonisolated deinit {}

    /// The objects that `objc_setAssociatedObject` has associated with this responder, or nil if there are none.
    nonisolated(unsafe) package final var associatedObjects: AssociatedObjects?

    /// The next responder in the chain, or nil at its end.
    open var next: UIResponder? { nil }

    /// Called when touches begin. Passes them on to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesBegan(touches, with: event) }
    }
    /// Called when touches move. Passes them on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesMoved(touches, with: event) }
    }
    /// Called when touches end. Passes them on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesEnded(touches, with: event) }
    }
    /// Called when touches are cancelled. Passes them on to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward { $0.touchesCancelled(touches, with: event) }
    }

    /// Called when keys are pressed. Text input handles text keys; all other presses are passed on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unhandled = handleTextPresses(presses)
        if !unhandled.isEmpty { forward { $0.pressesBegan(unhandled, with: event) } }
    }
    /// Called when presses change. Passes them on to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesChanged(presses, with: event) }
    }
    /// Called when keys are released. Passes the presses on to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesEnded(presses, with: event) }
    }
    /// Called when presses are cancelled. Passes them on to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        forward { $0.pressesCancelled(presses, with: event) }
    }

    /// Whether the responder can become the first responder.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the responder can stop being the first responder.
    open var canResignFirstResponder: Bool { true }

    /// Makes this responder the first responder, which receives key presses.
    ///
    /// - Returns: False if this responder cannot become the first responder, or if the current first responder does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool { acquireKeyboard() }

    /// Makes the responder stop being the first responder.
    ///
    /// - Returns: False if the responder does not allow it.
    @discardableResult
    open func resignFirstResponder() -> Bool { releaseKeyboard() }

    // MARK: - Input views

    /// The view that replaces the keyboard while this is the first responder, or nil to show the keyboard. The default is the view of the
    /// next responder.
    open var inputView: UIView? { valueOfNext { $0.inputView } }
    /// The view above the keyboard while this is the first responder. The default is the view of the next responder.
    open var inputAccessoryView: UIView? { valueOfNext { $0.inputAccessoryView } }
    /// Shows the current `inputView` and `inputAccessoryView`, if this is the first responder.
    open func reloadInputViews() { defaultReloadInputViews() }

    // MARK: - Edit actions

    /// Returns whether the responder can perform an action of the edit menu.
    ///
    /// Differs from Apple: the default is false for cut, copy, paste, and the other standard edit actions, also if the class overrides
    /// them.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        StandardEditAction(action) == nil && action.isMethod(of: self)
    }
    /// Returns the nearest responder in the chain that can perform an action, or nil.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstInChain { $0.canPerformAction(action, withSender: sender) }
    }
    /// Moves the selection to the pasteboard. The default does nothing.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard. The default does nothing.
    open func copy(_ sender: Any?) {}
    /// Replaces the selection by the contents of the pasteboard. The default does nothing.
    open func paste(_ sender: Any?) {}
    /// Selects the object at the caret. The default does nothing.
    open func select(_ sender: Any?) {}
    /// Selects everything. The default does nothing.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection. The default does nothing.
    open func delete(_ sender: Any?) {}
    /// Makes the selected text bold, or removes the bold style. The default does nothing.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selected text italic, or removes the italic style. The default does nothing.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selected text, or removes the line. The default does nothing.
    open func toggleUnderline(_ sender: Any?) {}

    // MARK: - Key-value observing, nibs and accessibility

    /// Called after an observed value has changed. The default implementation does nothing.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}

    /// Called after the object was loaded from a nib file.
    open func awakeFromNib() {}
    /// Called by Interface Builder before it shows the object. Here it is never called.
    open func prepareForInterfaceBuilder() {}

    /// The values for assistive technologies, or nil if none was set.
    final var accessibilityValuesIfCreated: AccessibilityValues?
    /// Whether assistive technologies see this object as one element, and not the views inside it. By default, labels, controls, and table
    /// rows that contain no controls are elements.
    open var isAccessibilityElement: Bool {
        get { accessibilityValuesIfCreated?.isElement ?? isAccessibilityElementByDefault }
        set { accessibilityValues.isElement = newValue }
    }
    /// The kind and the state of the object, for assistive technologies.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValuesIfCreated?.traits ?? defaultAccessibilityTraits }
        set { accessibilityValues.traits = newValue }
    }
    /// The value of the object, for assistive technologies, such as "40%" for a slider.
    open var accessibilityValue: String? {
        get { accessibilityValuesIfCreated?.value ?? (self as? UIView)?.defaultAccessibilityValue }
        set { accessibilityValues.value = newValue }
    }
    /// The result of an action of the object, for assistive technologies.
    open var accessibilityHint: String? {
        get { accessibilityValuesIfCreated?.hint }
        set { accessibilityValues.hint = newValue }
    }
    /// Whether assistive technologies ignore the siblings of this view. The default is true for menus, and for the containers of
    /// presentations that let no touch pass.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValuesIfCreated?.isModal ?? isAccessibilityModalByDefault }
        set { accessibilityValues.isModal = newValue }
    }
    /// Whether assistive technologies ignore this object and the views inside it.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValuesIfCreated?.areElementsHidden ?? false }
        set { accessibilityValues.areElementsHidden = newValue }
    }
    /// Whether assistive technologies visit all views inside this one before they visit other views. Otherwise the views of the screen are
    /// visited row by row.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValuesIfCreated?.groupsChildren ?? false }
        set { accessibilityValues.groupsChildren = newValue }
    }
    /// The elements inside the object in their order, for assistive technologies. If nil, the elements are the views inside it, in reading
    /// order.
    open var accessibilityElements: [Any]? {
        get { accessibilityValuesIfCreated?.elements }
        set { accessibilityValues.elements = newValue }
    }
    /// Returns the number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns one of `accessibilityElements`, or nil.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element in `accessibilityElements`, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// The kind of the container that the object is, for assistive technologies.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValuesIfCreated?.containerType ?? .none }
        set { accessibilityValues.containerType = newValue }
    }
    /// The language of the object's texts, such as "de-DE", or nil for the language of the user.
    open var accessibilityLanguage: String? {
        get { accessibilityValuesIfCreated?.language }
        set { accessibilityValues.language = newValue }
    }
    /// The actions that assistive technologies offer besides the activation.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValuesIfCreated?.customActions }
        set { accessibilityValues.customActions = newValue }
    }
    /// The point at which a touch activates the object, in the coordinates of the screen.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityValuesIfCreated?.activationPoint ?? .zero }
        set { accessibilityValues.activationPoint = newValue }
    }
    /// Called by assistive technologies to leave the object. Returns whether that was possible.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called by assistive technologies for the most important action of the screen. Returns whether there is one.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called by assistive technologies to activate the object. If it returns false, a tap at `accessibilityActivationPoint` is simulated.
    open func accessibilityActivate() -> Bool { false }
    /// Called by assistive technologies to increase the value of the object.
    open func accessibilityIncrement() {}
    /// Called by assistive technologies to decrease the value of the object.
    open func accessibilityDecrement() {}

    /// The class and the address of the object, and the values that a subclass adds.
    nonisolated open override var description: String { "<\(address(of: self))>" }

    // MARK: - Members that subclasses can override

    /// Whether the responder is the first to receive key presses and text.
    open var isFirstResponder: Bool { defaultIsFirstResponder }
}
