/// The animations and completions that a delegate has added to the animation of a context menu.
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ controller: UIViewController?) { previewViewController = controller }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations with a duration in seconds, and the completions after this duration.
    func run(duration: TimeInterval) {
        let (animations, completions) = (animations, completions)
        if !animations.isEmpty {
            UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
                for change in animations { change() }
            }
        }
        guard !completions.isEmpty else { return }
        // The timer queue retains the completions, because the animator and the menu may be released earlier.
        UIApplication.shared.timerQueue.add(at: StageTime.now + max(duration, 0.0001)) {
            for completion in completions { completion() }
        }
    }
}
