/// A group of animations with a callback that is called when all of them have ended.
final class CompletionGroup {
    private(set) var completion: (() -> Void)?
    private var runningCount = 0
    /// Whether animations can still be added.
    private var isOpen = true

    init(_ completion: @escaping () -> Void) { self.completion = completion }

    /// Counts an animation that was added.
    func enter() { runningCount += 1 }

    /// Counts an animation that has ended.
    func leave() {
        runningCount -= 1
        callIfDone()
    }

    /// Declares that no more animations will be added.
    func close() {
        isOpen = false
        callIfDone()
    }

    private func callIfDone() {
        guard !isOpen, runningCount == 0, let completion else { return }
        self.completion = nil
        Activity.perform(Activity(.completion, "completionBlock"), completion)
    }
}
