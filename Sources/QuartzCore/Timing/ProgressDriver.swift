import FlipbookMotion

/// The progress that many animations share. Changing it moves all of them.
package final class ProgressDriver {
    /// The progress over time.
    package var animationProgress: AnimationProgress {
        didSet { tree?.setNeedsAnimationUpdate() }
    }
    /// The tree that shows the animations.
    package weak var tree: LayerTree?

    package init(_ animationProgress: AnimationProgress) { self.animationProgress = animationProgress }
}
