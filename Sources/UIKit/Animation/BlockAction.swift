import QuartzCore

/// The action of a layer for a property change inside an animation block.
///
/// A view returns the action before the change. The action stores the old value, and creates the animation after the
/// change.
struct BlockAction: CAAction {
    let block: AnimationBlock
    let property: LayerProperty
    let oldValue: LayerValue
    let presentationValue: LayerValue

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        block.animate(layer, property, from: oldValue, presentationValue: presentationValue)
    }
}

// A view is the delegate of its layer. `UIView.action(for:forKey:)` is in the class body, so that subclasses can override it.
extension UIView: CALayerDelegate {}
