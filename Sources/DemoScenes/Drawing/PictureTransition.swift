import UIKit

/// A transition in which a picture grows out of the stack, or shrinks back into it.
class PictureTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let stack: PictureStack

    init(isPresenting: Bool, stack: PictureStack) { (self.isPresenting, self.stack) = (isPresenting, stack) }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { isPresenting ? 0.55 : 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) as? PictureViewController, let view = controller.view else {
            return transitionContext.completeTransition(false)
        }
        if isPresenting {
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
            view.layoutIfNeeded()
            stack.setTopCardHidden(true)
        }
        let picture = controller.pictureView
        let small = transformToStack(of: picture, in: view)
        let background = view.backgroundColor
        if isPresenting { setClosed(controller, small) }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: isPresenting ? 0.85 : 1,
            initialSpringVelocity: 0,
            animations: {
                if self.isPresenting {
                    picture.transform = .identity
                    view.backgroundColor = background
                    controller.closeButton.alpha = 1
                } else {
                    self.setClosed(controller, small)
                }
            },
            completion: { _ in
                if !self.isPresenting { self.stack.setTopCardHidden(false) }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    private func setClosed(_ controller: PictureViewController, _ transform: CGAffineTransform) {
        controller.pictureView.transform = transform
        controller.view.backgroundColor = controller.view.backgroundColor?.withAlphaComponent(0)
        controller.closeButton.alpha = 0
    }

    /// Returns the transform with which the large picture has the frame of the small picture.
    private func transformToStack(of picture: UIView, in view: UIView) -> CGAffineTransform {
        let target = stack.convert(stack.topCardFrame, to: view)
        return CGAffineTransform(translationX: target.midX - picture.center.x, y: target.midY - picture.center.y)
            .scaledBy(x: target.width / picture.bounds.width, y: target.height / picture.bounds.height)
    }
}
