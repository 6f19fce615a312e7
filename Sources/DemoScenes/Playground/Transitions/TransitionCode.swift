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

    /// Returns the code of a presentation. It moves the views in the same way as `PresentationTransition`.
    static func presentation(_ choice: TransitionChoice, duration: Double) -> SwiftSnippet {
        let (comment, statements) = presentationCode(choice)
        let name: String = choice.rawValue.prefix(1).uppercased() + choice.rawValue.dropFirst()
        let startsAtSource = choice != .depth
        let function = """
            /// \(comment)
            class \(name)Transition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            \(startsAtSource ? "    var source = CGRect.zero\n\n" : "")    func animationController(
                    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
                ) -> UIViewControllerAnimatedTransitioning? { self }

                func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { \
            \(SwiftNumber.literal(duration)) }

                func animateTransition(using context: UIViewControllerContextTransitioning) {
            \(statements.components(separatedBy: "\n").map { "        " + $0 }.joined(separator: "\n"))
                }
            }
            """
        return SwiftSnippet(
            function: function, typeName: name + "Scene", summary: "A controller that is presented with an animation",
            properties: cardLines(
                startsAtSource, "let card = UIView(frame: CGRect(x: 40, y: 120, width: 240, height: 320))")
                + ["let transition = \(name)Transition()"],
            setUp: ["view.backgroundColor = .systemTeal"]
                + cardLines(startsAtSource, "card.backgroundColor = .systemIndigo", "view.addSubview(card)"),
            play: ["guard presentedViewController == nil else { return dismiss(animated: true) }"]
                + cardLines(startsAtSource, "transition.source = card.convert(card.bounds, to: nil)")
                + [
                    "let next = UIViewController()", "next.view.backgroundColor = .systemIndigo", "next.transitioningDelegate = transition",
                    "next.modalPresentationStyle = .custom", "present(next, animated: true)",
                ])
    }

    /// Returns lines about the card from which a presentation starts, or none if it starts somewhere else.
    private static func cardLines(_ startsAtSource: Bool, _ lines: String...) -> [String] { startsAtSource ? lines : [] }

    /// Returns the comment of the class, and the statements of `animateTransition`.
    private static func presentationCode(_ choice: TransitionChoice) -> (comment: String, statements: String) {
        switch choice {
        case .depth: ("Slides a controller in, and moves the presenting one back.", slide)
        case .circle: ("Shows a controller in a circle that grows around the center of `source`, a rectangle in the window.", reveal)
        default: ("Zooms a controller out of `source`, a rectangle in the window.", zoom)
        }
    }

    private static let zoom = """
        guard let view = context.view(forKey: .to) else { return }
        let container = context.containerView
        let frame = container.bounds
        view.frame = frame
        container.addSubview(view)
        view.center = CGPoint(x: source.midX, y: source.midY)
        view.transform = CGAffineTransform(scaleX: source.width / frame.width, y: source.height / frame.height)
        view.layer.cornerRadius = 40
        view.alpha = 0.3
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            view.transform = .identity
            view.layer.cornerRadius = 0
            view.alpha = 1
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
        """

    private static let slide = """
        guard let view = context.view(forKey: .to), let other = context.viewController(forKey: .from)?.view else { return }
        let container = context.containerView
        view.frame = container.bounds
        container.addSubview(view)
        view.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 0.9) {
            view.transform = .identity
            other.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            other.alpha = 0.4
        }
        animator.addCompletion { _ in
            other.transform = .identity
            other.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
        """

    private static let reveal = """
        guard let view = context.view(forKey: .to) else { return }
        let container = context.containerView
        let frame = container.bounds
        view.frame = frame
        container.addSubview(view)
        let center = CGPoint(x: source.midX, y: source.midY)
        let radius = hypot(max(center.x, frame.width - center.x), max(center.y, frame.height - center.y))
        func circle(_ radius: CGFloat) -> CGPath {
            let square = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
            return CGPath(ellipseIn: square, transform: nil)
        }
        let mask = CAShapeLayer()
        mask.path = circle(radius)
        view.layer.mask = mask
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            view.layer.mask = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = circle(1)
        growth.toValue = circle(radius)
        growth.duration = transitionDuration(using: context)
        growth.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        mask.add(growth, forKey: "path")
        CATransaction.commit()
        """
}
