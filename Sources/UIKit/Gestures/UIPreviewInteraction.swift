import CoreGraphics
import Foundation
import QuartzCore

/// Is told how far a press on a view has come: first to a preview, then on to a commit.
public protocol UIPreviewInteractionDelegate: AnyObject {
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// From 0 to 1 and back, as the press does. The last call has `ended` true, and 1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The press was given up before its end.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// After the preview, by pressing harder. Who does not implement this is done with the preview.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { previewInteraction.endsWithPreview = true }
}

/// Follows the force of a press on a view: up to 1, an ordinary touch's, it is the progress of the preview; from there to 2, of the commit.
///
/// A finger that comes down with less than an ordinary force is taken to press on. One that comes down with just that says nothing about
/// force, as a mouse does: it is held for a moment, and then the preview goes to its end by itself unless it is let go.
public final class UIPreviewInteraction {
    public weak var delegate: (any UIPreviewInteractionDelegate)?
    public private(set) weak var view: UIView?

    /// Nothing is told of the commit; set by the delegate that does not ask for it.
    fileprivate(set) var endsWithPreview = false

    private enum Stage { case idle, preview, commit }
    private var stage = Stage.idle
    private let press = PressGestureRecognizer()

    public init(view: UIView) {
        self.view = view
        press.interaction = self
        view.addGestureRecognizer(press)
    }

    /// Nil means the window's coordinates.
    public func location(in coordinateSpace: UIView?) -> CGPoint { press.location(in: coordinateSpace) }

    /// Gives the press up. Nothing happens when there is none, or when it has come to its end.
    public func cancel() { press.isEnabled = false; press.isEnabled = true }

    // MARK: - The press

    func begin() -> Bool { delegate?.previewInteractionShouldBegin(self) ?? false }

    func follow(_ force: CGFloat) {
        if stage == .idle {
            endsWithPreview = false
            stage = .preview
        }
        if stage == .preview { preview(min(max(force, 0), 1)) }
        if stage == .commit { commit(min(max(force - 1, 0), 1)) }
    }

    private func preview(_ progress: CGFloat) {
        let ends = progress >= 1
        if ends { stage = .commit }
        delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: ends)
    }

    private func commit(_ progress: CGFloat) {
        let ends = progress >= 1
        delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: ends)
        if ends || endsWithPreview || delegate == nil { finish() }
    }

    private func finish() {
        stage = .idle
        press.finish()
    }

    func giveUp() {
        guard stage != .idle else { return }
        stage = .idle
        delegate?.previewInteractionDidCancel(self)
    }
}
