import Foundation

/// The action key for the entry of a layer into a tree.
nonisolated public let kCAOnOrderIn = "onOrderIn"
/// The action key for the removal of a layer from a tree.
nonisolated public let kCAOnOrderOut = "onOrderOut"
/// The key of a transition that is added to a layer.
nonisolated public let kCATransition = "transition"

/// An action that does nothing. It ends the search for an action: `layer.actions = ["position": NSNull()]`.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// Returns the action for an event: the action of the delegate, of `actions`, of `style` or of the class, or the implicit animation.
    ///
    /// The first action in this order is used. The result is nil if it is `NSNull` or `CANoAction`, or if there is no action.
    func resolvedAction(forKey event: String) -> CAAction? {
        let found =
            delegate?.action(for: self, forKey: event) ?? settings.actions?[event] ?? (settings.style?["actions"] as? [String: CAAction])?[
                event]
            ?? Swift.type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
        // Changes outside of animation blocks have this action, so its type is compared first and without a cast.
        guard let found, Swift.type(of: found) != CANoAction.self else { return nil }
        return found is NSNull ? nil : found
    }

    /// Returns the animation from the shown value to the new value, with the settings of the transaction.
    ///
    /// A layer that was never shown has no start value, so it is not animated. In this case the result is nil. It is also nil if the
    /// property is not animated implicitly, or if the duration is 0.
    private func implicitAnimation(forKey event: String) -> CAAction? {
        // A path is not animated implicitly: two paths seldom have the same elements.
        guard wasCommitted, modelLayer == nil, event != RareProperty.path.key, let property = LayerProperty.animatable(named: event) else {
            return nil
        }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.setEnds(from: presentationValue(of: property), to: nil)
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Whether a frame can have shown the layer: the layer entered its tree before the last commit, and is not the root.
    private var wasCommitted: Bool {
        guard let tree, tree.root !== self else { return false }
        return commitCountOnEntry < tree.commitCount
    }

    /// Returns the action for an event, or nil while actions are disabled.
    func enabledAction(forKey key: String) -> CAAction? { CATransaction.disableActions() ? nil : action(forKey: key) }
}
