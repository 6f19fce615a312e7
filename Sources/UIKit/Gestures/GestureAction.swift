import QuartzCore

/// Whom a recognizer calls.
struct GestureAction {
    enum Call {
        case method(Selector)
        case closure((UIGestureRecognizer) -> Void)
    }

    /// Not held; a nil from the beginning means whoever on the way up from the view has the method.
    private(set) weak var target: AnyObject?
    private let goesUp: Bool
    private let call: Call

    init(_ target: Any?, _ selector: Selector) {
        self.target = target.map { $0 as AnyObject }
        goesUp = target == nil
        call = .method(selector)
    }

    init(_ closure: @escaping (UIGestureRecognizer) -> Void) {
        goesUp = false
        call = .closure(closure)
    }

    func send(_ recognizer: UIGestureRecognizer) {
        switch call {
        case .closure(let closure):
            closure(recognizer)
        case .method(let selector):
            if let target { return _ = selector.perform(on: target, with: recognizer) }
            var next: UIResponder? = goesUp ? recognizer.view : nil
            while let responder = next, !selector.perform(on: responder, with: recognizer) { next = responder.next }
        }
    }
}

extension UIGestureRecognizer {
    /// The method is called whenever the gesture begins, changes, ends or is cancelled; with the recognizer if it takes an argument. The
    /// target is not held.
    public func addTarget(_ target: Any, action: Selector) { actions.append(GestureAction(target, action)) }

    /// Methods cannot be told apart here: a target is removed with all of them. Nil removes every target.
    public func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in target.map { entry.target === $0 as AnyObject } ?? true }
    }

    /// Ours: calls a closure.
    package func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(GestureAction(action)) }

    func sendActions() {
        for action in actions { action.send(self) }
    }
}

extension UIView {
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// A recognizer is on one view at a time.
    func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
        let new = gestureRecognizers ?? []
        for recognizer in old where !new.contains(recognizer) && recognizer.view === self {
            recognizer.view = nil
            recognizer.abandon()
        }
        for recognizer in new where recognizer.view !== self {
            let before = recognizer.view
            recognizer.view = self
            before?.gestureRecognizers?.removeAll { $0 === recognizer }
        }
    }
}
