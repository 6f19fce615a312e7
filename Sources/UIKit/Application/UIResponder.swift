/// Whoever may be told of events, and whom it passes them on to.
open class UIResponder: Hashable {
    public init() {}

    /// Dropped on any thread, as by a test's suite. Swift 6.3 would make the deinit wait for the main actor, and that crashes.
    nonisolated deinit {}

    open var next: UIResponder? { nil }

    // Who does not care passes it on.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    // A text takes what is typed; all else goes up.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = type(presses)
        if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Asks for the keyboard; false if this responder cannot have it, or whoever has it does not give it up.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeKeyboard() }

    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpKeyboard() }

    nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
