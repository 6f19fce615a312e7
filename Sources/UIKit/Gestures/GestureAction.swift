import QuartzCore

/// A method or closure that a gesture recognizer calls.
struct GestureAction {
    enum Call {
        case method(Selector)
        case closure((UIGestureRecognizer) -> Void)
    }

    /// The object on which the method is called. It is weak, so it may become nil later.
    ///
    /// If the action was created without a target, the responder chain is searched, starting at the recognizer's view. The method is called
    /// on the first object in the chain that has it.
    private(set) weak var target: AnyObject?
    private let searchesResponderChain: Bool
    private let call: Call

    init(_ target: Any?, _ selector: Selector) {
        self.target = target.map(ClassTarget.object)
        searchesResponderChain = target == nil
        call = .method(selector)
    }

    init(_ closure: @escaping (UIGestureRecognizer) -> Void) {
        searchesResponderChain = false
        call = .closure(closure)
    }

    /// Whether the action calls a method of a target, and not a closure.
    var callsMethod: Bool {
        if case .method = call { true } else { false }
    }

    /// Calls the method or closure.
    func send(_ recognizer: UIGestureRecognizer) {
        switch call {
        case .closure(let closure):
            closure(recognizer)
        case .method(let selector):
            if let target { return _ = selector.perform(on: target, with: recognizer) }
            guard searchesResponderChain else { return }
            _ = recognizer.view?.firstInChain { selector.perform(on: $0, with: recognizer) }
        }
    }
}

extension UIGestureRecognizer {
    func defaultRemoveTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { entry in entry.callsMethod && target.map { entry.target === ClassTarget.object($0) } ?? true }
    }

    /// Adds a closure that is called when the gesture begins, changes, ends or is cancelled.
    package func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(GestureAction(action)) }

    /// Calls all targets and closures.
    func sendActions() {
        guard !actions.isEmpty, !hasLostView else { return }
        Activity.perform(Activity(.gesture, "\(type(of: self))", of: view?.layer)) {
            for action in actions { action.send(self) }
        }
    }
}

extension UIView {
    func defaultAddGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view !== self else { return }
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    func defaultRemoveGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// Sets the view of added and removed recognizers. A recognizer belongs to one view, so it is removed from its previous view.
    func gestureRecognizersDidChange(from old: [UIGestureRecognizer]) {
        let new = gestureRecognizers ?? []
        for recognizer in old where !new.contains(recognizer) && recognizer.view === self {
            recognizer.view = nil
            recognizer.abortRecognition()
        }
        for recognizer in new where recognizer.view !== self {
            let previousView = recognizer.view
            recognizer.view = self
            previousView?.gestureRecognizers?.removeAll { $0 === recognizer }
        }
    }
}
