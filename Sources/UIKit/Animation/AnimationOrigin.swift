import FlipbookMotion
import QuartzCore

/// The origin of an animation: an animation block, a property animator, or the layer. The first two can have created other animations too.
package enum AnimationOrigin {
    /// An animation block, with its kind.
    case block(AnyObject, BlockKind)
    /// A property animator.
    case animator(UIViewPropertyAnimator)
    /// An animation that was added to a layer, or the implicit animation of a layer.
    case layer

    /// The kind of an animation block.
    package enum BlockKind: String, Sendable { case curve, spring, keyframes }
}

extension AttachedAnimation {
    /// The origin of the animation.
    package var origin: AnimationOrigin {
        if let animator = driver?.owner as? UIViewPropertyAnimator { return .animator(animator) }
        guard let block = animation.delegate as? AnimationBlock else { return .layer }
        if block is KeyframeBlock { return .block(block, .keyframes) }
        if case .spring = block.parameters.timing { return .block(block, .spring) }
        return .block(block, .curve)
    }
}
