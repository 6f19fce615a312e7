import FlipbookMotion
import QuartzCore

/// The animations that a block creates, and the actions that clients receive for changes inside the block.
extension AnimationBlock {
    /// The layer properties that change at once inside a block, as on iOS, although Core Animation can animate them.
    private static let keysWithoutAnimation: Set<String> = ["zPosition", "strokeStart", "strokeEnd"]

    /// Returns the action for a change of a view's own layer: no action outside of blocks, otherwise the animation of the current block.
    static func action(for layer: CALayer, forKey event: String) -> CAAction {
        guard let block = current, !keysWithoutAnimation.contains(event), let property = LayerProperty.animatable(named: event) else {
            return CANoAction()
        }
        let action = BlockAction(
            block: block, property: property, oldValue: property.get(layer.modelValues),
            presentationValue: layer.presentationValue(of: property))
        return block.makeAction(action, on: layer)
    }

    /// Returns the action for the change of a property inside the block.
    ///
    /// If the property is not animated additively, the action is an animation with the timing of the block. Clients can read the timing
    /// from this animation, or change its key path and add it for a property that the block does not animate.
    private func makeAction(_ action: BlockAction, on layer: CALayer) -> CAAction {
        let property = action.property
        guard !property.isAdditive, enclosingKeyframeBlock == nil else { return action }
        let animation = makeAnimation(keyPath: property.key, isVertical: false)
        setStart(of: animation, old: action.oldValue, shown: action.presentationValue)
        setTiming(of: animation, on: layer)
        animation.runHandler = { [self] animation, event, layer in
            if event == property.key, (animation as? CABasicAnimation)?.keyPath == event {
                action.run(forKey: event, object: layer, arguments: nil)
            } else if isOpen, layer.tree != nil {
                let change = AnimatedChange(layer)
                append(change)
                attach(animation, to: change, key: event)
            } else {
                layer.add(animation, forKey: event)
            }
        }
        return animation
    }

    /// Returns a spring animation for a spring, and a basic animation for a curve or a driver.
    func makeAnimation(keyPath: String, isVertical: Bool) -> CABasicAnimation {
        guard parameters.driver == nil, case .spring(let spring, let velocity) = parameters.timing else {
            return CABasicAnimation(keyPath: keyPath)
        }
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = CGFloat(spring.mass)
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = isVertical ? velocity.dy : velocity.dx
        return animation
    }

    /// Sets the start of an animation with absolute values.
    ///
    /// Only `fromValue` is set, so that setting the property during the animation changes the target. Animators start at the displayed
    /// value, so that they never jump.
    func setStart(of animation: CABasicAnimation, old: LayerValue, shown: LayerValue) {
        let startsAtPresentation = parameters.options.contains(.beginFromCurrentState) || parameters.driver != nil
        animation.setEnds(from: startsAtPresentation ? shown : old, to: nil)
    }

    /// A duration that is shorter than a frame but longer than the tolerance for equal times.
    private static let minimumDuration = 1e-6

    /// Sets the duration, the curve, the delay and the repetitions of an animation that has no driver.
    func setTiming(of animation: CAAnimation, on layer: CALayer) {
        if case .curve(let timing) = parameters.timing { animation.timingFunction = timing }
        // A duration of zero is replaced by a very short one. The change then becomes visible immediately when the delay ends.
        let duration = max(parameters.duration, Self.minimumDuration)
        animation.duration = duration
        animation.fillMode = .both
        animation.autoreverses = parameters.options.contains(.autoreverse)
        if parameters.options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
        if let repetition {
            animation.repeatCount = Float(repetition.count)
            animation.autoreverses = repetition.autoreverses
        }
        if parameters.delay > 0 { animation.beginTime = layer.now + parameters.delay + min(parameters.duration - duration, 0) }
    }
}
