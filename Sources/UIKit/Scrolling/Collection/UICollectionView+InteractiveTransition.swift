import CoreGraphics
import Foundation
import QuartzCore

/// A transition between two layouts whose progress a gesture sets.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
    func defaultStartInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        guard layoutTransition == nil else {
            preconditionFailure("An interactive transition is in progress. Finish or cancel it first.")
        }
        layoutIfNeeded()
        cancelInteractiveMovement()
        let (old, start, anchor) = (collectionViewLayout, bounds, TransitionAnchor(in: self))
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        stopMotion()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let end = area(in: layout, anchor)
        layoutTransition = LayoutTransition(layout: transition, completion: completion)
        transition.setAreas(current: start, next: end)
        attach(transition)
        return transition
    }

    /// Returns the visible area with which the anchor item keeps its position on the screen after a change to another layout.
    private func area(in layout: UICollectionViewLayout, _ anchor: TransitionAnchor) -> CGRect {
        let (old, start, size) = (collectionViewLayout, contentOffset, contentSize)
        var area = bounds
        UIView.withoutAnimationBlock {
            collectionViewLayout = layout
            withDeferredUpdates { prepareLayout() }
            area.origin = anchor.offset(in: self)
            collectionViewLayout = old
            withDeferredUpdates { old.prepareIfNeeded() }
            contentSize = size
            updateOffset(to: start)
        }
        return area
    }

    /// Shows the transition layout. Both other layouts stay connected to the collection view, so that they can be queried.
    private func attach(_ transition: UICollectionViewTransitionLayout) {
        UIView.withoutAnimationBlock {
            collectionViewLayout = transition
            transition.currentLayout.collectionView = self
            transition.nextLayout.collectionView = self
            layoutIfNeeded()
        }
    }

    /// Animates the rest of the transition, and shows the final layout.
    func endInteractiveTransition(isCancelled: Bool) {
        guard let transition = layoutTransition else {
            preconditionFailure("there is no interactive transition to \(isCancelled ? "cancel" : "finish")")
        }
        let target: CGFloat = isCancelled ? 0 : 1
        let rest = Double(min(abs(target - transition.layout.transitionProgress), 1))
        UIView.animate(
            withDuration: Self.changeDuration * max(rest, 0.3), delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: { [self] in
                transition.layout.transitionProgress = target
                layoutIfNeeded()
            }, completion: { [weak self] in self?.transitionDidEnd(transition, isCancelled: isCancelled, isFinished: $0) })
    }

    private func transitionDidEnd(_ transition: LayoutTransition, isCancelled: Bool, isFinished: Bool) {
        let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
        layoutTransition = nil
        guard collectionViewLayout === transition.layout else {
            transition.completion?(isFinished, !isCancelled)
            return
        }
        UIView.withoutAnimationBlock {
            let offset = contentOffset
            collectionViewLayout = isCancelled ? old : new
            (isCancelled ? new : old).collectionView = nil
            collectionViewLayout.collectionView = self
            layoutIfNeeded()
            updateOffset(to: clamped(offset))
            layoutIfNeeded()
        }
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        transition.completion?(isFinished, !isCancelled)
    }
}
