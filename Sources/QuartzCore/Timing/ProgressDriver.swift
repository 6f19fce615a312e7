import FlipbookMotion

/// The progress that many animations share. Changing the progress moves all these animations.
package final class ProgressDriver {
    /// The progress over time.
    package var animationProgress: AnimationProgress {
        didSet {
            guard let tree else { return }
            tree.setNeedsAnimationUpdate()
            tree.observer?.progressChanged(of: self)
        }
    }
    /// The tree that shows the animations.
    package weak var tree: LayerTree?

    /// The object that ends the animations. The tree does not update the owner while it is paused.
    package private(set) weak var owner: (any FrameUpdatable)?

    package init(_ animationProgress: AnimationProgress, owner: (any FrameUpdatable)? = nil) {
        (self.animationProgress, self.owner) = (animationProgress, owner)
    }
}
