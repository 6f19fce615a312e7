import QuartzCore

/// The change of one property inside an animation block, and the animations that were created for it.
final class AnimatedChange {
    let layer: CALayer
    /// The changed property, or nil for a transition, which does not change a property.
    let property: LayerProperty?
    /// The model value before the block's first write.
    let oldValue: LayerValue
    /// The presentation value before the block's first write.
    let presentationValue: LayerValue
    /// The model value after the block's last write.
    private(set) var newValue: LayerValue
    /// The animations of this change. Empty if nothing is animated.
    var animations: [AttachedAnimation] = []

    init(_ layer: CALayer, _ property: LayerProperty, oldValue: LayerValue, presentationValue: LayerValue) {
        self.layer = layer
        self.property = property
        self.oldValue = oldValue
        self.presentationValue = presentationValue
        newValue = oldValue
    }

    /// Creates the record of a transition, which replaces the layer's image as a whole.
    init(_ layer: CALayer) {
        self.layer = layer
        property = nil
        (oldValue, presentationValue, newValue) = (.number(0), .number(0), .number(0))
    }

    /// Stores the current model value as the new value.
    func updateNewValue() {
        if let property { newValue = property.get(layer.modelValues) }
    }

    /// Removes the animations and notifies their delegates.
    func removeAnimations(finished: Bool) {
        for animation in animations { layer.remove(animation, finished: finished) }
        animations = []
    }

    /// Removes the animations without notifying their delegates.
    func removeAnimationsSilently() {
        for animation in animations { animation.clearDelegate() }
        removeAnimations(finished: false)
    }

    /// Removes the animations and changes the model value so that the displayed value stays the same.
    ///
    /// Other additive animations of the property continue.
    func settleAtPresentationValue() {
        guard let property else { return removeAnimations(finished: false) }
        let displayed = layer.presentationValue(of: property)
        removeAnimations(finished: false)
        let model = property.get(layer.modelValues)
        setModelValue(model.moved(from: layer.presentationValue(of: property), to: displayed) ?? displayed)
    }

    /// Sets the model value without an action.
    func setModelValue(_ value: LayerValue) {
        if let property { layer.setModelValue(property, value) }
    }
}
