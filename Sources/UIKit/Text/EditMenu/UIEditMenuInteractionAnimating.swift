/// The animations that run along with the appearance or the disappearance of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end of the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

final class EditMenuAnimator: UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations with the duration of the menu's own animation.
    func run(duration: Double) {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [animations] in for animation in animations { animation() } },
            completion: { [completions] _ in for completion in completions { completion() } })
    }
}
