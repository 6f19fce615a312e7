import QuartzCore

/// The views of a table or collection view that are hidden and ready for reuse, and the registered classes and closures that create more.
///
/// The pool is a class and not a structure, because a view may access the pool while the pool creates the view or prepares it for reuse.
final class ReusePool<View: ReusableView> {
    /// The key under which views are registered and reused.
    private struct Key: Hashable {
        /// The kind of a supplementary or decoration view. The value is nil for all other views.
        let kind: String?
        let identifier: String
    }

    /// The name of the class that owns the pool, for diagnostics.
    private let owner: String
    /// The closures that create views.
    private var factories: [Key: (String) -> View] = [:]
    private var hiddenViews: [Key: [View]] = [:]

    /// Creates an empty pool. `owner` is the name of the class that owns it, for diagnostics.
    init(owner: String) { self.owner = owner }

    // MARK: - Registration

    /// Registers a closure that creates views. The closure receives the reuse identifier.
    func register(_ identifier: String, ofKind kind: String? = nil, _ make: @escaping (String) -> View) {
        factories[Key(kind: kind, identifier: identifier)] = make
    }

    /// Registers a class. Nil removes the registration.
    func register(_ viewClass: AnyClass?, _ identifier: String, ofKind kind: String? = nil) {
        let key = Key(kind: kind, identifier: identifier)
        guard let viewClass else { return factories[key] = nil }
        guard let type = viewClass as? View.Type else {
            return Diagnostics.report(
                .programmerError, source: owner,
                "\(viewClass) cannot be registered for the identifier '\(identifier)', because it is not a subclass of \(View.self).")
        }
        factories[key] = { type.init(reusableAs: $0) }
    }

    /// Whether a class or closure is registered for an identifier.
    func isRegistered(_ identifier: String, ofKind kind: String? = nil) -> Bool {
        factories[Key(kind: kind, identifier: identifier)] != nil
    }

    // MARK: - Reuse

    /// Returns a hidden view that is prepared for reuse, otherwise a new view. Returns nil if there is neither a hidden view nor a
    /// registration.
    func dequeue(_ identifier: String, ofKind kind: String? = nil) -> View? {
        dequeueHidden(identifier, ofKind: kind) ?? factories[Key(kind: kind, identifier: identifier)]?(identifier)
    }

    /// Returns a hidden view that is prepared for reuse, or nil if there is none.
    func dequeueHidden(_ identifier: String, ofKind kind: String? = nil) -> View? {
        guard let view = hiddenViews[Key(kind: kind, identifier: identifier)]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Hides a view and keeps it for reuse. A view without a reuse identifier is removed from its superview.
    ///
    /// A hidden view stays in the view hierarchy, which is cheaper than removing and adding the view.
    func recycle(_ view: View, ofKind kind: String? = nil) {
        view.isHidden = true
        view.layer.removeAllAnimations()
        guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
        hiddenViews[Key(kind: kind, identifier: identifier), default: []].append(view)
    }
}
