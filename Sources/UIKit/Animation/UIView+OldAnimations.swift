import QuartzCore

extension UIView {
    /// Animations made inside repeat so often, there and back if asked; a fraction ends on the way and shows the goal. Only inside an
    /// animation block.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = AnimationBlock.current else { return animations() }
        let outer = block.cycles
        block.cycles = (Double(count), autoreverses)
        animations()
        block.cycles = outer
    }

    // MARK: - System animations

    /// What `perform(_:on:options:animations:completion:)` can do.
    public enum SystemAnimation: Int, Sendable { case delete }

    /// The views shrink and fade, and are removed at the end.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: 0.35, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }

    // MARK: - Before blocks

    /// All that is written until `commitAnimations` is animated, after what the setters say before it.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let listener = OldListener(animationID)
        let manner = AnimationBlock.inherited(AnimationManner(duration: 0.2, pace: .curve(AnimationCurve.easeInOut.timing)))
        let block = AnimationBlock(manner, completion: { _ in listener.tell(listener.didStop) })
        block.oldListener = listener
        AnimationBlock.open(block)
    }

    /// Ends what `beginAnimations` began; the animations start.
    public class func commitAnimations() { AnimationBlock.closeInnermost() }

    /// Who is told of the start and the end, by the methods that `setAnimationWillStart` and `setAnimationDidStop` name.
    public class func setAnimationDelegate(_ delegate: AnyObject?) { AnimationBlock.current?.oldListener?.delegate = delegate }

    /// A method without arguments, or one that takes the animation's name.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.current?.oldListener?.willStart = selector }

    /// A method without arguments, or one that takes the animation's name.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.current?.oldListener?.didStop = selector }

    /// What `setAnimationTransition` can do.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// What is done to the view until `commitAnimations` is seen as one change of its whole picture.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard let block = AnimationBlock.current, let effect = AnimationOptions(rawValue: UInt(transition.rawValue) << 20).effect else {
            return
        }
        block.add(effect, to: view)
    }

    /// 0.2 s unless it is said.
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.edit { $0.duration = duration } }
    /// How long the old values stay before anything moves.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.edit { $0.delay = delay } }
    /// Ease-in-out unless it is said.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { AnimationBlock.edit { $0.pace = .curve(curve.timing) } }
    /// How often; a fraction ends on the way and shows the goal.
    public class func setAnimationRepeatCount(_ repeatCount: Float) { AnimationBlock.editCycles { $0.count = Double(repeatCount) } }
    /// Whether each time goes there and back.
    public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) { AnimationBlock.editCycles { $0.autoreverses = autoreverses } }

    /// Whether what replaces another animation starts from what is seen instead of the old value.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.edit {
            fromCurrentState ? $0.options.formUnion(.beginFromCurrentState) : $0.options.subtract(.beginFromCurrentState)
        }
    }
}

extension AnimationBlock {
    static func open(_ block: AnimationBlock) { push(areEnabled ? block : nil) }

    static func closeInnermost() {
        let block = pop()
        if let listener = block?.oldListener { listener.tell(listener.willStart) }
        block?.close()
    }

    static func edit(_ change: (inout AnimationManner) -> Void) {
        guard let block = current else { return }
        change(&block.manner)
    }

    static func editCycles(_ change: (inout (count: Double, autoreverses: Bool)) -> Void) {
        guard let block = current else { return }
        var cycles = block.cycles ?? (1, false)
        change(&cycles)
        block.cycles = cycles
    }
}

/// Whom an animation of the old kind tells that it starts and ends.
final class OldListener {
    let name: String?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?

    init(_ name: String?) { self.name = name }

    func tell(_ selector: Selector?) {
        guard let delegate, let selector else { return }
        selector.perform(on: delegate, with: name ?? "")
    }
}
