import QuartzCore

/// What a view answers when its layer asks what to do about a change inside a block: it remembers the old value until the new one stands.
struct BlockAction: CAAction {
    let block: AnimationBlock
    let property: LayerProperty
    let old: LayerValue
    let shown: LayerValue

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        block.animate(layer, property, from: old, shown: shown)
    }
}

extension UIView: CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> CAAction? {
        guard let block = AnimationBlock.current, let property = LayerProperty.named(event) else { return CANoAction() }
        return BlockAction(block: block, property: property, old: property.get(layer.modelValues), shown: layer.shown(property))
    }
}
