import Motion
import QuartzCore

/// One call of `UIView.animate`, or one block of an animator: it makes animations of what is written inside it, and knows when they have ended.
class AnimationBlock: CAAnimationDelegate {
    var manner: AnimationManner
    /// How often, and whether there and back, where that was said apart from the options.
    var cycles: (count: Double, autoreverses: Bool)?
    private var completion: ((Bool) -> Void)?
    /// What else waits for the end.
    private var followers: [() -> Void] = []
    /// Whom a block that was begun and committed tells.
    var oldListener: OldListener?
    /// What was written, in order. An animator keeps it; else it is forgotten when the block closes.
    private(set) var writes: [AnimatedWrite] = []
    /// Keyframes that were added here without a keyframe block around them.
    private var ownKeyframes: KeyframeBlock?

    /// Animations that run on behalf of this block.
    private var outstanding = 0
    private var allFinished = true
    private var isOpen = true

    /// The blocks that are being executed, the innermost last. Nil stands for "without animation".
    private static var stack: [AnimationBlock?] = []
    static var current: AnimationBlock? { stack.last ?? nil }
    static var areEnabled = true

    init(_ manner: AnimationManner, completion: ((Bool) -> Void)? = nil) {
        self.manner = manner
        self.completion = completion
    }

    /// A block inside another takes over what it does not insist on having its own way.
    convenience init(inheriting manner: AnimationManner, completion: ((Bool) -> Void)?) {
        self.init(Self.inherited(manner), completion: completion)
    }

    static func inherited(_ manner: AnimationManner) -> AnimationManner {
        var manner = manner
        if ledger?.isEven == true, case .curve = manner.pace { manner.pace = .curve(UIView.AnimationCurve.linear.timing) }
        guard let outer = current?.manner else { return manner }
        let own = manner.options
        if !own.contains(.overrideInheritedDuration) {
            manner.duration = outer.duration
            (manner.helm, manner.verticalHelm) = (outer.helm, outer.verticalHelm)
            manner.isHitWhereSeen = outer.isHitWhereSeen
        }
        if !own.contains(.overrideInheritedCurve) { manner.pace = outer.pace }
        if !own.contains(.overrideInheritedOptions) { manner.options.formUnion(outer.options) }
        return manner
    }

    /// Where a transition of controllers puts down what its animator's blocks write.
    static var ledger: TransitionLedger?

    private var takesTime: Bool { manner.duration > 0 || manner.delay > 0 || manner.helm != nil }

    /// Runs the block now. Its model values stand when this returns; only what is shown lags behind.
    func run(_ animations: () -> Void) {
        let isAnimated = Self.areEnabled && takesTime
        let outer = Self.current
        Self.with(isAnimated ? self : nil) {
            animations()
            if isAnimated, manner.options.contains(.layoutSubviews) { layOutSubviews() }
            if isAnimated, manner.helm == nil { Self.ledger?.joinIn() }
        }
        close()
        Self.ledger?.note(manner.helm == nil ? writes : [])
        if isAnimated, manner.helm != nil { outer?.writes.append(contentsOf: writes) }
        if manner.helm == nil { writes = [] }
    }

    /// What is in a view that was resized goes along with it, instead of jumping when it is laid out the next time.
    private func layOutSubviews() {
        for layer in animatedLayers { (layer.delegate as? UIView)?.layoutIfNeeded() }
    }

    var animatedLayers: [CALayer] { writes.map(\.layer) }

    /// Nothing more is written: what has no animation is complete.
    func close() {
        if let ownKeyframes {
            ownKeyframes.close()
            writes.append(contentsOf: ownKeyframes.writes)
        }
        ownKeyframes = nil
        isOpen = false
        if outstanding == 0 { completeSoon() }
    }

    /// Where `addKeyframe` puts its writes.
    var keyframes: KeyframeBlock {
        if let ownKeyframes { return ownKeyframes }
        let block = KeyframeBlock(in: self)
        ownKeyframes = block
        return block
    }

    /// A block inside a keyframe takes over the keyframe's part of the time, unless it insists on its own.
    private var enclosingKeyframes: KeyframeBlock? {
        guard !manner.options.contains(.overrideInheritedDuration) else { return nil }
        return Self.stack.reversed().lazy.compactMap { $0 as? KeyframeBlock }.first
    }

    var isHitWhereSeen: Bool { manner.isHitWhereSeen }

    func keep(_ write: AnimatedWrite) { writes.append(write) }

    static func with(_ block: AnimationBlock?, _ body: () -> Void) {
        push(block)
        body()
        pop()
    }

    static func push(_ block: AnimationBlock?) { stack.append(block) }

    @discardableResult
    static func pop() -> AnimationBlock? { stack.popLast() ?? nil }

    // MARK: - Writes

    /// Makes the animation of one property from what it was to what it is now. A later write takes the place of an earlier one.
    func animate(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue, shown: LayerValue) {
        guard layer.tree != nil || manner.helm != nil else { return }
        if let frames = enclosingKeyframes { return frames.animate(layer, property, from: old, shown: shown) }
        let write: AnimatedWrite
        if let earlier = writes.first(where: { $0.layer === layer && $0.property?.key == property.key }) {
            outstanding -= earlier.attached.count
            earlier.withdraw()
            write = earlier
        } else {
            write = AnimatedWrite(layer, property, old: old, shown: shown)
            writes.append(write)
        }
        write.update()
        guard layer.tree != nil, write.new != write.old, takesTime else { return }
        for part in parts(of: write) { attach(part, to: write) }
    }

    /// A spring with another velocity along y moves a position by two springs.
    private func parts(of write: AnimatedWrite) -> [(LayerProperty, LayerValue, LayerValue, LayerValue)] {
        let vertical: Bool =
            if case .spring(_, let velocity) = manner.pace, manner.helm == nil { velocity.dx != velocity.dy } else {
                manner.verticalHelm != nil
            }
        guard let property = write.property else { return [] }
        guard vertical, property.key == "position", case .point(let old) = write.old, case .point(let new) = write.new,
            case .point(let shown) = write.shown, let x = LayerProperty.named("position.x"), let y = LayerProperty.named("position.y")
        else { return [(property, write.old, write.new, write.shown)] }
        return [
            (x, .number(Double(old.x)), .number(Double(new.x)), .number(Double(shown.x))),
            (y, .number(Double(old.y)), .number(Double(new.y)), .number(Double(shown.y))),
        ]
    }

    private func attach(_ part: (property: LayerProperty, old: LayerValue, new: LayerValue, shown: LayerValue), to write: AnimatedWrite) {
        let (layer, property) = (write.layer, part.property)
        let isVertical = property.key == "position.y"
        let animation = paced(property.key, isVertical)
        let whole = write.property ?? property
        let isAdditive = whole.isAdditive && !manner.options.contains(.repeat) && !layer.hasAbsoluteAnimation(of: whole.key)
        if isAdditive, let offset = part.new.offset(to: part.old) {
            // new + (old - new) is where it was; new + 0 is where it is going. Older animations go on adding theirs.
            animation.isAdditive = true
            animation.fromValue = offset
            animation.toValue = offset.neutral
        } else {
            // Only where it comes from: a plain write while it runs moves the goal. An animator never jumps.
            let fromNow = manner.options.contains(.beginFromCurrentState) || manner.helm != nil
            animation.fromValue = fromNow ? part.shown : part.old
        }
        attach(animation, to: write, key: animation.isAdditive ? layer.unusedKey(property.key) : property.key, isVertical: isVertical)
    }

    private func paced(_ keyPath: String, _ isVertical: Bool) -> CABasicAnimation {
        guard manner.helm == nil, case .spring(let spring, let velocity) = manner.pace else { return CABasicAnimation(keyPath: keyPath) }
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = CGFloat(spring.mass)
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = isVertical ? velocity.dy : velocity.dx
        return animation
    }

    /// Adds a transition of the view's whole picture.
    func add(_ effect: CATransitionType, to view: UIView) {
        guard view.layer.tree != nil else { return }
        let transition = CATransition()
        transition.type = effect
        let write = AnimatedWrite(view.layer)
        writes.append(write)
        attach(transition, to: write, key: "transition")
    }

    /// Shorter than a frame, longer than what counts as the same moment.
    private static let instant = 1e-6

    /// Adds the animation in the block's time, or under its helm: then that paces it, and its own time only counts from 0 to 1.
    func attach(_ animation: CAAnimation, to write: AnimatedWrite, key: String, isVertical: Bool = false) {
        animation.delegate = self
        if manner.helm != nil {
            animation.duration = 1
        } else {
            if case .curve(let timing) = manner.pace { animation.timingFunction = timing }
            // Without a duration what is written is seen all at once, where the delay ends.
            let duration = max(manner.duration, Self.instant)
            animation.duration = duration
            animation.fillMode = .both
            animation.autoreverses = manner.options.contains(.autoreverse)
            if manner.options.contains(.repeat) { animation.repeatCount = .greatestFiniteMagnitude }
            if let cycles {
                animation.repeatCount = Float(cycles.count)
                animation.autoreverses = cycles.autoreverses
            }
            if manner.delay > 0 { animation.beginTime = write.layer.now + manner.delay + min(manner.duration - duration, 0) }
        }
        outstanding += 1
        let helm = isVertical ? manner.verticalHelm ?? manner.helm : manner.helm
        write.attached.append(write.layer.add(animation, forKey: key, helm: helm))
    }

    // MARK: - The end

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        outstanding -= 1
        allFinished = allFinished && flag
        guard outstanding == 0, !isOpen else { return }
        complete(allFinished)
    }

    /// Calls when all has ended, before the completion.
    func afterwards(_ call: @escaping () -> Void) { followers.append(call) }

    private func completeSoon() {
        if completion != nil || !followers.isEmpty { UIApplication.nextTurn.add(at: 0) { self.complete(true) } }
    }

    private func complete(_ finished: Bool) {
        let (calls, call) = (followers, completion)
        followers = []
        completion = nil
        for follower in calls { follower() }
        call?(finished)
    }
}
