import CoreGraphics

/// Converts the force of a press on a view to the progress of a preview and a commit.
///
/// - A force of 0…1 is the progress of the preview. An ordinary touch has the force 1.
/// - A force of 1…2 is the progress of the commit.
///
/// If a touch begins with a force other than 1, or if its force changes, the progress follows the force.
///
/// A touch whose force stays 1, such as the touch of a mouse, has no measured force. If it is held for 0.2 s, the progress of the preview
/// then increases automatically, until the preview is complete after 0.8 s or the touch ends.
@preconcurrency @MainActor public final class UIPreviewInteraction: NSObject {
    /// The delegate. Without a delegate, no interaction begins.
    public weak var delegate: (any UIPreviewInteractionDelegate)?
    /// The view on which presses begin the interaction.
    public private(set) weak var view: UIView?

    /// Whether the interaction ends with the preview. The default implementation of the delegate's commit method sets it.
    var endsWithPreview = false

    private enum Phase { case idle, preview, commit }
    private var phase = Phase.idle
    private let recognizer = PreviewPressGestureRecognizer()

    /// Creates an interaction for a view and adds its recognizer to the view.
    public init(view: UIView) {
        self.view = view
        super.init()
        recognizer.interaction = self
        view.addGestureRecognizer(recognizer)
    }

    /// Returns the location of the press, in a view's coordinates. Nil means the window's coordinates.
    public func location(in coordinateSpace: UIView?) -> CGPoint { recognizer.location(in: coordinateSpace) }

    /// Cancels the press. Does nothing if there is no press or the interaction is complete.
    public func cancel() { recognizer.isEnabled = false; recognizer.isEnabled = true }

    // MARK: - The press

    /// Whether a press may begin the interaction.
    func shouldBegin() -> Bool { delegate?.previewInteractionShouldBegin(self) ?? false }

    /// Updates the preview or the commit after a change of the force.
    func forceDidChange(_ force: CGFloat) {
        if phase == .idle {
            endsWithPreview = false
            phase = .preview
        }
        if phase == .preview { updatePreview(min(max(force, 0), 1)) }
        if phase == .commit { updateCommit(min(max(force - 1, 0), 1)) }
    }

    private func updatePreview(_ progress: CGFloat) {
        let isComplete = progress >= 1
        if isComplete { phase = .commit }
        delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: isComplete)
    }

    private func updateCommit(_ progress: CGFloat) {
        let isComplete = progress >= 1
        delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: isComplete)
        if isComplete || endsWithPreview || delegate == nil { finish() }
    }

    private func finish() {
        phase = .idle
        recognizer.finish()
    }

    /// Ends the interaction after the press was cancelled or has failed.
    func pressDidCancel() {
        guard phase != .idle else { return }
        phase = .idle
        delegate?.previewInteractionDidCancel(self)
    }
}
