/// The animations and completions that are added to a transition, and the handlers that are called when its interaction changes.
final class AlongsideAnimations {
    typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Block] = []
    private var completions: [Block] = []
    /// The handlers that are called when the interaction changes. If `isForEnd` is true, the handler is called once, when the transition
    /// stops being interactive.
    var interactionHandlers: [(call: Block, isForEnd: Bool)] = []
    private var hasRun = false

    var isEmpty: Bool { animations.isEmpty }

    /// Adds an animation and a completion.
    ///
    /// - Returns: False if the animation was run immediately, because the earlier animations have already been run.
    func add(_ animation: Block?, _ completion: Block?, _ context: UIViewControllerTransitionCoordinatorContext) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasRun {
            animation(context)
            return false
        }
        animations.append(animation)
        return true
    }

    /// Runs all animations as one block, in the order in which they were added.
    ///
    /// - Parameter animate: Called with the block. It runs the block inside an animation.
    func run(_ context: UIViewControllerTransitionCoordinatorContext, using animate: (@escaping () -> Void) -> Void) {
        hasRun = true
        let pending = animations
        animations = []
        guard !pending.isEmpty else { return }
        animate { for animation in pending { animation(context) } }
    }

    /// Marks the animations as run, so that an animation that is added later is run immediately.
    func markAsRun() { hasRun = true }

    /// Runs all animations inside the animation block of the caller. They have no animator of their own.
    func runDirectly(_ context: UIViewControllerTransitionCoordinatorContext) { run(context) { $0() } }

    /// Calls the interaction handlers.
    func interactionDidChange(_ context: UIViewControllerTransitionCoordinatorContext) {
        let hasEnded = !context.isInteractive
        let handlers = interactionHandlers
        if hasEnded { interactionHandlers.removeAll(where: \.isForEnd) }
        for handler in handlers where hasEnded || !handler.isForEnd { handler.call(context) }
    }

    /// Calls the completions and removes the interaction handlers.
    func runCompletions(_ context: UIViewControllerTransitionCoordinatorContext) {
        let pending = completions
        (completions, interactionHandlers) = ([], [])
        for completion in pending { completion(context) }
    }
}
