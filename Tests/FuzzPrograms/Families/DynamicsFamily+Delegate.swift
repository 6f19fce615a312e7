import Foundation
import UIKit

extension DynamicsFamily {
    final class EllipseView: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }

    /// A delegate that, in hostile programs, sometimes changes the animator or its views during a call.
    final class Delegate: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        private var values: FuzzValues
        private var depth = 0

        init(_ values: FuzzValues) { self.values = values }

        func reenter(_ animator: UIDynamicAnimator?) {
            guard values.isHostile, depth == 0, let animator, values.bool(0.1) else { return }
            depth += 1
            defer { depth -= 1 }
            switch values.integer(0...3) {
            case 0: if let behavior = values.any(animator.behaviors) { animator.removeBehavior(behavior) }
            case 1: animator.removeAllBehaviors()
            case 2: for item in animator.items(in: values.rect()) { animator.updateItem(usingCurrentState: item) }
            default: animator.referenceView?.subviews.first?.removeFromSuperview()
            }
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
        ) {
            reenter(behavior.dynamicAnimator)
        }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { reenter(animator) }
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { reenter(animator) }
    }
}
