import QuartzCore

/// The action of a layer for a property change inside an animation block.
///
/// A view returns it before the change, and it stores the old value. After the change it creates the animation.
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

extension UIView: CALayerDelegate {
    /// Returns the action that animates a change inside an animation block. Outside of blocks views change without animation.
    public func action(for layer: CALayer, forKey event: String) -> CAAction? {
        guard let block = AnimationBlock.current, let property = LayerProperty.animatable(named: event) else { return CANoAction() }
        return BlockAction(
            block: block, property: property, oldValue: property.get(layer.modelValues),
            presentationValue: layer.presentationValue(of: property))
    }
}
