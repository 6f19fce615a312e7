import Foundation

/// The Swift code that `TransitionsPage` shows for a transition.
enum TransitionCode {
    static func viewTransition(_ choice: TransitionChoice, duration: Double) -> SwiftSnippet {
        let function = """
            /// Replaces the content of a view with a transition.
            @MainActor func showNext(_ next: UIView, in container: UIView) {
                UIView.transition(
                    with: container, duration: \(SwiftNumber.literal(duration)), options: \(choice.optionName),
                    animations: {
                        for view in container.subviews { view.removeFromSuperview() }
                        container.addSubview(next)
                    })
            }
            """
        return SwiftSnippet(
            function: function, typeName: "TransitionScene", summary: "A card whose content changes with a transition",
            properties: ["let card = UIView(frame: CGRect(x: 40, y: 120, width: 240, height: 320))", "var isSecond = false"],
            setUp: ["view.addSubview(card)"],
            play: [
                "let next = UIView(frame: card.bounds)", "next.backgroundColor = isSecond ? .systemIndigo : .systemTeal",
                "next.layer.cornerRadius = 20", "isSecond.toggle()", "showNext(next, in: card)",
            ])
    }

    static func presentation(_ choice: TransitionChoice, duration: Double) -> SwiftSnippet {
        let (before, after) = statements(choice)
        let name: String = choice.rawValue.prefix(1).uppercased() + choice.rawValue.dropFirst()
        let indented = { (lines: [String]) in lines.map { "        " + $0 }.joined(separator: "\n") }
        let function = """
            /// Presents a controller with an animation. It is the transitioning delegate of the controller.
            class \(name)Transition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
                func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { self }

                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { \
            \(SwiftNumber.literal(duration)) }

                func animateTransition(using context: UIViewControllerContextTransitioning) {
                    guard let controller = context.viewController(forKey: .to), let view = controller.view else { return }
                    view.frame = context.finalFrame(for: controller)
                    context.containerView.addSubview(view)
            \(indented(before))
                    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            \(indented(after.map { "    " + $0 }))
                    }
                    animator.addCompletion { _ in
                        view.mask = nil
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                    animator.startAnimation()
                }
            }
            """
        return SwiftSnippet(
            function: function, typeName: name + "Scene", summary: "A controller that is presented with an animation",
            properties: ["let transition = \(name)Transition()"], setUp: ["view.backgroundColor = .systemTeal"],
            play: [
                "guard presentedViewController == nil else { return dismiss(animated: true) }", "let next = UIViewController()",
                "next.view.backgroundColor = .systemIndigo", "next.transitioningDelegate = transition",
                "next.modalPresentationStyle = .custom", "present(next, animated: true)",
            ])
    }

    /// Returns the statements before the animation, and the animated statements.
    private static func statements(_ choice: TransitionChoice) -> ([String], [String]) {
        switch choice {
        case .depth:
            (
                ["view.transform = CGAffineTransform(translationX: view.bounds.width, y: 0)"],
                [
                    "view.transform = .identity"
                ]
            )
        case .circle:
            (
                [
                    "let side = 2 * hypot(view.bounds.midX, view.bounds.midY)",
                    "let mask = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))",
                    "mask.backgroundColor = .black", "mask.layer.cornerRadius = side / 2",
                    "mask.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)",
                    "mask.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)", "view.mask = mask",
                ], ["mask.transform = .identity"]
            )
        default:
            (
                ["view.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)", "view.layer.cornerRadius = 40", "view.alpha = 0.3"],
                ["view.transform = .identity", "view.layer.cornerRadius = 0", "view.alpha = 1"]
            )
        }
    }
}
