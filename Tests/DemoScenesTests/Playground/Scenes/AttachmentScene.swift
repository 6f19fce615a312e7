import UIKit

/// Returns an animator that lets objects fall and collide. It must be retained.
@MainActor func makeAttachmentAnimator(for items: [UIView], in view: UIView) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: view)
    let properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = 0.5
    properties.friction = 0.2
    let first = UIDynamicItemBehavior(items: [items[0]])
    first.density = 1
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .everything
    let gravity = UIGravityBehavior(items: items)
    let attachment = UIAttachmentBehavior(
        item: items[0], attachedToAnchor: CGPoint(x: view.bounds.midX, y: 14))
    attachment.length = view.bounds.height * 0.45
    attachment.frequency = 1.2
    attachment.damping = 0.3
    let behaviors = [properties, first, collision, gravity, attachment]
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
}

/// Blocks that fall and collide. Tap to play it again.
///
/// Add it to a package with scenes: Scene("attachment") { AttachmentScene() }
class AttachmentScene: UIViewController {
    let blocks = [UIColor.systemOrange, .systemBlue, .systemTeal].map { color in
        let block = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        block.backgroundColor = color
        return block
    }
    var animator: UIDynamicAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for block in blocks { view.addSubview(block) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        play()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        play()
    }

    func play() {
        animator?.removeAllBehaviors()
        for (index, block) in blocks.enumerated() {
            block.transform = .identity
            block.center = CGPoint(x: 80 + 70 * index, y: 120 + 40 * index)
        }
        animator = makeAttachmentAnimator(for: blocks, in: view)
    }
}
