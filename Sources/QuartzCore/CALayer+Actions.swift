import Foundation

/// The keys of what happens to a layer beside changes of its properties.
nonisolated public let kCAOnOrderIn = "onOrderIn"
nonisolated public let kCAOnOrderOut = "onOrderOut"
nonisolated public let kCATransition = "transition"

/// The end of the search for an action, as QuartzCore has it: `layer.actions = ["position": NSNull()]`.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// The delegate's answer, then that of `actions`, of `style`, and of the class; the first one counts, and `NSNull` is nothing.
    func sought(_ event: String) -> CAAction? {
        let found =
            delegate?.action(for: self, forKey: event) ?? traits.actions?[event] ?? (traits.style?["actions"] as? [String: CAAction])?[
                event]
            ?? Swift.type(of: self).defaultAction(forKey: event) ?? implicitAction(event)
        return found is CANoAction || found is NSNull ? nil : found
    }

    /// From what is shown to what is written, as the transaction says. A layer that was never shown has nothing to come from.
    private func implicitAction(_ event: String) -> CAAction? {
        // A path takes no part: two of them seldom have as many steps.
        guard wasCommitted, origin == nil, event != "path", let property = LayerProperty.named(event) else { return nil }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = shown(property)
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Whether a frame has shown it, or could have: it is in a tree since an earlier turn, and not the root, which is nobody's to see.
    private var wasCommitted: Bool {
        guard let tree, tree.root !== self else { return false }
        return enteredTurn < tree.turn
    }

    func actionNow(_ key: String) -> CAAction? { CATransaction.disableActions() ? nil : action(forKey: key) }
}
