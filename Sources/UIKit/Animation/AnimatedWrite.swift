import QuartzCore

/// One property that a block changed: what it was, and what is going on with it.
final class AnimatedWrite {
    let layer: CALayer
    let property: LayerProperty
    /// The model before the block's first write.
    let old: LayerValue
    /// What was drawn then.
    let shown: LayerValue
    /// The model after its last.
    private(set) var new: LayerValue
    /// The animations that were made of it; none where there is nothing to move.
    var attached: [AttachedAnimation] = []

    init(_ layer: CALayer, _ property: LayerProperty, old: LayerValue, shown: LayerValue) {
        self.layer = layer
        self.property = property
        self.old = old
        self.shown = shown
        new = old
    }

    func update() { new = property.get(layer.modelValues) }

    /// Takes the animations away and tells whoever waits for them.
    func drop(finished: Bool) {
        for animation in attached { layer.remove(animation, finished: finished) }
        attached = []
    }

    /// Takes them away unnoticed.
    func withdraw() {
        for animation in attached { animation.dismiss() }
        drop(finished: false)
    }

    /// Makes the model show what these animations showed, without them. What others add to it goes on.
    func settleWhereItIs() {
        let before = layer.shown(property)
        drop(finished: false)
        let model = property.get(layer.modelValues)
        guard let step = layer.shown(property).offset(to: before), let place = model.adding(step) else { return set(before) }
        set(place)
    }

    func set(_ value: LayerValue) { layer.setModel(property, value) }
}
