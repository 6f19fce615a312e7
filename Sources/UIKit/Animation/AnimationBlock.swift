import FlipbookMotion
import QuartzCore

/// The animation block of one `UIView.animate` call, or one block of an animator.
///
/// Creates animations for the property changes inside the block, and calls the completion when they have ended.
class AnimationBlock: CAAnimationDelegate {
    var parameters: AnimationParameters { didSet { parameters.replaceInvalidNumbers() } }
    /// The repeat count and autoreversing that `modifyAnimations` or the setters of a legacy block have set. If nil, the options determine
    /// them.
    var repetition: (count: Double, autoreverses: Bool)?
    private var completion: ((Bool) -> Void)?
    /// Handlers that are called before the completion.
    private var endHandlers: [() -> Void] = []
    /// The delegate of a block that was made with `beginAnimations`.
    var legacyDelegate: LegacyAnimationDelegate?
    /// The changes in the order in which they were made. The block stores them only while it runs, because its animations retain the block
    /// as their delegate: a longer storage would be a retain cycle. Afterward an animator, a transition or the outer block stores the
    /// changes if it needs them.
    private(set) var changes: [AnimatedChange] = []
    /// The block for keyframes that are added directly to this block, without a call of `animateKeyframes`.
    private var implicitKeyframeBlock: KeyframeBlock?

    /// The number of running animations of this block.
    private var runningAnimationCount = 0
    private var allFinished = true
    private(set) var isOpen = true
    /// The record of the calls that have created the block. Nil if `TimingOverrides.makeRecord` has returned none, or if the block belongs
    /// to an animator.
    private(set) var timingRecord: TimingRecord?

    /// The blocks that are being executed, innermost last. Nil means "without animation".
    private static var stack: [AnimationBlock?] = []
    static var current: AnimationBlock? { stack.last ?? nil }
    /// The number of blocks that are being executed.
    static var depth: Int { stack.count }
    static var areEnabled = true

    init(_ parameters: AnimationParameters, completion: ((Bool) -> Void)? = nil) {
        self.parameters = parameters
        self.parameters.replaceInvalidNumbers()
        self.completion = completion
        guard parameters.driver == nil, let record = TimingOverrides.makeRecord() else { return }
        timingRecord = record
        record.inheritsDuration = self.parameters.inheritsDuration
        if let change = record.change { self.parameters.apply(change) }
    }

    /// Creates a block that inherits duration, timing and options from the block around it.
    convenience init(inheriting parameters: AnimationParameters, completion: ((Bool) -> Void)?) {
        self.init(Self.inherited(parameters), completion: completion)
    }

    /// Returns the parameters combined with the parameters of the current block. With an `overrideInherited…` option, the block's own value
    /// is kept.
    static func inherited(_ parameters: AnimationParameters) -> AnimationParameters {
        var parameters = parameters
        if TransitionRecorder.current?.usesLinearTiming == true, case .curve = parameters.timing {
            parameters.timing = .curve(UIView.AnimationCurve.linear.timingFunction)
        }
        guard let outer = current?.parameters else { return parameters }
        let options = parameters.options
        if !options.contains(.overrideInheritedDuration) {
            (parameters.duration, parameters.inheritsDuration) = (outer.duration, true)
            (parameters.driver, parameters.verticalDriver) = (outer.driver, outer.verticalDriver)
            parameters.usesPresentationForHitTesting = outer.usesPresentationForHitTesting
        }
        if !options.contains(.overrideInheritedCurve) {
            parameters.timing = outer.timing
            parameters.dampingRatio = nil
        }
        if !options.contains(.overrideInheritedOptions) {
            // The overriding options of the outer block apply only to the outer block itself.
            parameters.options.formUnion(
                outer.options.subtracting([.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions]))
        }
        return parameters
    }

    /// Whether the changes take time: there is a duration, a delay or a driver.
    private var takesTime: Bool { parameters.duration > 0 || parameters.delay > 0 || parameters.driver != nil }

    /// Runs the block immediately. Model values have changed when this method returns. The displayed values follow during the animation.
    ///
    /// - Returns: The changes.
    @discardableResult
    func run(_ animations: () -> Void) -> [AnimatedChange] {
        let isAnimated = Self.areEnabled && takesTime
        let outer = Self.current
        Self.withCurrentBlock(isAnimated ? self : nil) {
            animations()
            if isAnimated, parameters.options.contains(.layoutSubviews) { layOutAnimatedViews() }
            if isAnimated, parameters.driver == nil { TransitionRecorder.current?.runAlongsideAnimations() }
        }
        close()
        return passOnChanges(to: outer)
    }

    /// Passes the changes to the transition that is being recorded, or, if a driver determines the progress, to the outer block.
    ///
    /// - Returns: The changes.
    @discardableResult
    func passOnChanges(to outer: AnimationBlock?) -> [AnimatedChange] {
        let changes = takeChanges()
        if parameters.driver == nil { TransitionRecorder.current?.append(changes) } else { outer?.changes.append(contentsOf: changes) }
        return changes
    }

    /// Removes the changes from the block and returns them.
    private func takeChanges() -> [AnimatedChange] {
        defer { changes = [] }
        return changes
    }

    /// Lays out the changed views inside the block, so that the subviews of a resized view are animated with it.
    ///
    /// Otherwise they would jump in the next layout pass.
    private func layOutAnimatedViews() {
        for layer in animatedLayers { (layer.delegate as? UIView)?.layoutIfNeeded() }
    }

    /// The layers that the block has changed.
    var animatedLayers: [CALayer] { changes.map(\.layer) }

    /// Ends the recording of changes. A block without animations completes on the next frame.
    func close() {
        if let implicitKeyframeBlock {
            implicitKeyframeBlock.close()
            changes.append(contentsOf: implicitKeyframeBlock.takeChanges())
        }
        implicitKeyframeBlock = nil
        isOpen = false
        if runningAnimationCount == 0 { completeOnNextFrame() }
    }

    /// The block that records the changes of `addKeyframe`.
    var keyframeBlock: KeyframeBlock {
        if let implicitKeyframeBlock { return implicitKeyframeBlock }
        let block = KeyframeBlock(in: self)
        implicitKeyframeBlock = block
        return block
    }

    /// The innermost keyframe block around this block, or nil if there is none or if this block, or a block between them, overrides the
    /// inherited duration.
    ///
    /// The keyframe block records the changes of this block as keyframes in its current time range.
    var enclosingKeyframeBlock: KeyframeBlock? {
        guard !parameters.options.contains(.overrideInheritedDuration) else { return nil }
        for case let block? in Self.stack.reversed() {
            if let keyframeBlock = block as? KeyframeBlock { return keyframeBlock }
            if block.parameters.options.contains(.overrideInheritedDuration) { return nil }
        }
        return nil
    }

    /// Whether touches hit the animated views at their displayed positions, rather than at their final positions.
    var usesPresentationForHitTesting: Bool { parameters.usesPresentationForHitTesting }

    /// Records a change.
    func append(_ change: AnimatedChange) { changes.append(change) }

    /// Runs the body with `block` as the current block. If `block` is nil, the body runs without animation.
    static func withCurrentBlock(_ block: AnimationBlock?, _ body: () -> Void) {
        push(block)
        body()
        pop()
    }

    static func push(_ block: AnimationBlock?) { stack.append(block) }

    @discardableResult
    static func pop() -> AnimationBlock? { stack.popLast() ?? nil }

    // MARK: - Changes

    /// Animates a property from its old value to its current model value.
    ///
    /// A later change of the same property replaces the earlier one.
    func animate(_ layer: CALayer, _ property: LayerProperty, from oldValue: LayerValue, presentationValue: LayerValue) {
        guard layer.tree != nil || parameters.driver != nil else { return }
        if let enclosing = enclosingKeyframeBlock {
            return enclosing.animate(layer, property, from: oldValue, presentationValue: presentationValue)
        }
        let change: AnimatedChange
        if let earlier = changes.first(where: { $0.layer === layer && $0.property?.key == property.key }) {
            runningAnimationCount -= earlier.animations.count
            earlier.removeAnimationsSilently()
            change = earlier
        } else {
            change = AnimatedChange(layer, property, oldValue: oldValue, presentationValue: presentationValue)
            changes.append(change)
        }
        change.updateNewValue()
        guard layer.tree != nil, change.newValue != change.oldValue, takesTime else { return }
        for component in components(of: change) { attach(component, to: change) }
    }

    /// Splits the change of a position into x and y if the timing along y is different. Returns any other change as one component.
    private func components(of change: AnimatedChange) -> [(LayerProperty, LayerValue, LayerValue, LayerValue)] {
        let hasVerticalTiming: Bool =
            if case .spring(_, let velocity) = parameters.timing, parameters.driver == nil { velocity.dx != velocity.dy } else {
                parameters.verticalDriver != nil
            }
        guard let property = change.property else { return [] }
        guard hasVerticalTiming, property.key == "position", case .point(let oldPoint) = change.oldValue,
            case .point(let newPoint) = change.newValue,
            case .point(let shownPoint) = change.presentationValue, let x = LayerProperty.animatable(named: "position.x"),
            let y = LayerProperty.animatable(named: "position.y")
        else { return [(property, change.oldValue, change.newValue, change.presentationValue)] }
        return [
            (x, .number(Double(oldPoint.x)), .number(Double(newPoint.x)), .number(Double(shownPoint.x))),
            (y, .number(Double(oldPoint.y)), .number(Double(newPoint.y)), .number(Double(shownPoint.y))),
        ]
    }

    /// Creates the animation of one component and adds it to the layer.
    private func attach(
        _ component: (property: LayerProperty, old: LayerValue, new: LayerValue, shown: LayerValue), to change: AnimatedChange
    ) {
        let (layer, property) = (change.layer, component.property)
        let isVertical = property.key == "position.y"
        let animation = makeAnimation(keyPath: property.key, isVertical: isVertical)
        let wholeProperty = change.property ?? property
        let isAdditive =
            wholeProperty.isAdditive && !parameters.options.contains(.repeat) && !layer.hasAbsoluteAnimation(of: wholeProperty.key)
        // The offset changes from `old - new` to 0, so the displayed value changes from old to new. Older additive animations
        // keep adding their offsets.
        if !isAdditive || !animation.setOffset(from: component.old, to: component.new) {
            setStart(of: animation, old: component.old, shown: component.shown)
        }
        attach(animation, to: change, key: animation.isAdditive ? layer.unusedKey(property.key) : property.key, isVertical: isVertical)
    }

    /// Adds a transition of the view's whole image.
    func addTransition(_ type: CATransitionType, to view: UIView) {
        guard view.layer.tree != nil else { return }
        let transition = CATransition()
        transition.type = type
        let change = AnimatedChange(view.layer)
        changes.append(change)
        attach(transition, to: change, key: "transition")
    }

    /// Adds an animation with the block's timing.
    ///
    /// If there is a driver, it determines the progress, and the animation's own time runs from 0 to 1.
    func attach(_ animation: CAAnimation, to change: AnimatedChange, key: String, isVertical: Bool = false) {
        animation.delegate = self
        if parameters.driver != nil { animation.duration = 1 } else { setTiming(of: animation, on: change.layer) }
        runningAnimationCount += 1
        let driver = isVertical ? parameters.verticalDriver ?? parameters.driver : parameters.driver
        let isAdditiveTransform = (animation as? CABasicAnimation)?.isAdditive == true && change.property?.key == "transform"
        change.animations.append(
            change.layer.add(animation, forKey: key, driver: driver, beforeAdditive: isAdditiveTransform ? "transform" : nil))
    }

    // MARK: - Completion

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        runningAnimationCount -= 1
        allFinished = allFinished && flag
        guard runningAnimationCount == 0, !isOpen else { return }
        complete(allFinished)
    }

    /// Adds a handler that is called when all animations have ended, before the completion.
    func addEndHandler(_ handler: @escaping () -> Void) { endHandlers.append(handler) }

    /// Completes on the next frame, if there is a completion or an end handler.
    private func completeOnNextFrame() {
        if completion != nil || !endHandlers.isEmpty { UIApplication.nextFrameQueue.add(at: 0) { self.complete(true) } }
    }

    private func complete(_ finished: Bool) {
        let (handlers, completionHandler) = (endHandlers, completion)
        endHandlers = []
        completion = nil
        for handler in handlers { handler() }
        if let completionHandler { Activity.perform(Activity(.completion, "completion")) { completionHandler(finished) } }
    }
}
