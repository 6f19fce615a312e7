/// What others do alongside a transition, and who wants to hear of it.
final class AlongsideBlocks {
    typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Block] = []
    private var completions: [Block] = []
    /// Called when the hand lets go or takes hold; only the first time for those who wait for the end.
    var watchers: [(call: Block, once: Bool)] = []
    private var hasRun = false

    var isEmpty: Bool { animations.isEmpty }

    /// Once the transition moves it is too late to go along: the block is just run.
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

    /// Hands all of them over as one block, in the order in which they came.
    func run(_ context: UIViewControllerTransitionCoordinatorContext, in animate: (@escaping () -> Void) -> Void) {
        hasRun = true
        let waiting = animations
        animations = []
        guard !waiting.isEmpty else { return }
        animate { for animation in waiting { animation(context) } }
    }

    /// From here on it is too late.
    func close() { hasRun = true }

    func runPlainly(_ context: UIViewControllerTransitionCoordinatorContext) { run(context) { $0() } }

    func interactionDidChange(_ context: UIViewControllerTransitionCoordinatorContext) {
        let told = watchers
        watchers.removeAll(where: \.once)
        for watcher in told { watcher.call(context) }
    }

    func end(_ context: UIViewControllerTransitionCoordinatorContext) {
        let waiting = completions
        (completions, watchers) = ([], [])
        for completion in waiting { completion(context) }
    }
}
