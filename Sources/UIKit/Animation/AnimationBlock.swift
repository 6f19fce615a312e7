import QuartzCore

/// One call of `UIView.animate`: how what is written inside it moves, and what is still to end before its completion is called.
final class AnimationBlock: CAAnimationDelegate {
    let duration: Double
    let delay: Double
    let timing: CAMediaTimingFunction
    let options: UIView.AnimationOptions
    private var completion: ((Bool) -> Void)?

    /// Animations that run on behalf of this block.
    private var outstanding = 0
    private var allFinished = true
    private var isOpen = true
    private var writes: [Write] = []

    /// The first value that a property had in this block, and the animation that its last write made.
    private struct Write {
        let layer: CALayer
        let key: String
        /// The model before, and what was drawn.
        let old: LayerValue
        let shown: LayerValue
        var animation: String?
    }

    /// The blocks that are being executed, the innermost last. Nil stands for "without animation".
    private static var stack: [AnimationBlock?] = []
    static var current: AnimationBlock? { stack.last ?? nil }
    static var areEnabled = true

    /// An inner block takes over what it does not insist on having its own way.
    init(duration: Double, delay: Double, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?) {
        let outer = Self.current
        self.duration = options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration
        self.delay = delay
        timing = options.contains(.overrideInheritedCurve) ? options.curve.timing : outer?.timing ?? options.curve.timing
        self.options = options.contains(.overrideInheritedOptions) ? options : outer.map { options.union($0.options) } ?? options
        self.completion = completion
    }

    /// Runs the block now. Its model values stand when this returns; only what is shown lags behind.
    func run(_ animations: () -> Void) {
        let isAnimated = Self.areEnabled && duration > 0
        Self.with(isAnimated ? self : nil, animations)
        isOpen = false
        writes = []
        if outstanding == 0 { completeSoon() }
    }

    static func with(_ block: AnimationBlock?, _ body: () -> Void) {
        stack.append(block)
        defer { stack.removeLast() }
        body()
    }

    // MARK: - Writes

    /// Makes the animation of one property from what it was to what it is now.
    func animate(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue, shown: LayerValue) {
        guard layer.tree != nil else { return }
        let earlier = writes.firstIndex { $0.layer === layer && $0.key == property.key }
        let write = earlier.map { writes[$0] } ?? Write(layer: layer, key: property.key, old: old, shown: shown)
        if let key = write.animation { withdraw(layer, key) }
        let key = start(write, property)
        var done = write
        done.animation = key
        if let earlier { writes[earlier] = done } else { writes.append(done) }
    }

    /// The key under which the animation was added; nil where there is nothing to move.
    private func start(_ write: Write, _ property: LayerProperty) -> String? {
        let layer = write.layer
        let new = property.get(layer.modelValues)
        guard new != write.old else { return nil }
        let animation = CABasicAnimation(keyPath: property.key)
        animation.duration = duration
        animation.timingFunction = timing
        animation.fillMode = .both
        animation.autoreverses = options.contains(.autoreverse)
        if options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
        if delay > 0 { animation.beginTime = layer.now + delay }
        animation.delegate = self
        let isAdditive = property.isAdditive && !options.contains(.repeat) && !layer.hasAbsoluteAnimation(of: property.key)
        if isAdditive, let offset = new.offset(to: write.old) {
            // new + (old - new) is where it was; new + 0 is where it is going. Older animations go on adding theirs.
            animation.isAdditive = true
            animation.fromValue = offset
            animation.toValue = offset.neutral
        } else {
            // Only where it comes from: a plain write while it runs moves the goal.
            animation.fromValue = options.contains(.beginFromCurrentState) ? write.shown : write.old
        }
        outstanding += 1
        let key = animation.isAdditive ? layer.unusedKey(property.key) : property.key
        layer.add(animation, forKey: key)
        return key
    }

    /// A later write in the same block takes the place of an earlier one, unnoticed.
    private func withdraw(_ layer: CALayer, _ key: String) {
        guard let animation = layer.animation(forKey: key), animation.delegate === self else { return }
        animation.delegate = nil
        layer.removeAnimation(forKey: key)
        outstanding -= 1
    }

    // MARK: - The end

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        outstanding -= 1
        allFinished = allFinished && flag
        guard outstanding == 0, !isOpen else { return }
        complete(allFinished)
    }

    private func completeSoon() { UIApplication.nextTurn.add(at: 0) { self.complete(true) } }

    private func complete(_ finished: Bool) {
        let call = completion
        completion = nil
        call?(finished)
    }
}

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
