import QuartzCore

extension UIViewController {
    var defaultPresentationController: UIPresentationController? {
        if let existing = presentation ?? parent?.presentationController { return existing }
        if let preparedPresentation { return preparedPresentation }
        guard modalPresentationStyle != .custom else { return nil }
        preparedPresentation = makePresentation(by: nil, from: self)
        return preparedPresentation
    }

    /// Checks that the presentation is possible, and starts it. Otherwise reports a warning.
    func startPresenting(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let style = controller.modalPresentationStyle
        let presentingController = self.presentingController(for: style)
        let attemptMessage =
            "Attempt to present \(controller.diagnosticDescription) on \(presentingController.diagnosticDescription) (from \(diagnosticDescription))"
        if let existing = presentingController.directlyPresentedController {
            return report("\(attemptMessage) which is already presenting \(existing.diagnosticDescription). Dismiss that controller first.")
        }
        guard controller.presentation == nil, controller.parent == nil, !presentingController.isInChain(controller) else {
            return report(
                "Application tried to present modally a view controller \(controller.diagnosticDescription) that is already presented, "
                    + "is a child of another controller, or contains or presents this one. Dismiss it or remove it from its parent first.")
        }
        guard let view = presentingController.viewIfLoaded, let window = view.window else {
            return report("\(attemptMessage) whose view is not in the window hierarchy. Present in viewDidAppear(_:) or later.")
        }
        guard presentingController.currentTransition == nil, window.transitions.allSatisfy({ !$0.isPresentationOrDismissal }) else {
            return report("\(attemptMessage) while a presentation is in progress. Present in the completion of that presentation.")
        }
        let presentation = controller.makePresentation(by: presentingController, from: self)
        // The transitioning delegate may have presented controllers.
        guard controller.presentation == nil, presentingController.directlyPresentedController == nil,
            !presentingController.isInChain(controller)
        else { return report("\(attemptMessage) while its transitioning delegate presents another controller. Present one at a time.") }
        presentation.presentingViewController = presentingController
        controller.preparedPresentation = nil
        let (adapted, presented) = controller.adapt(presentation, to: presentingController.traitCollection)
        // The delegate may have presented a controller, or may have returned a controller that is presented.
        guard presentingController.directlyPresentedController == nil, presented.presentation == nil, presented.parent == nil,
            !presentingController.isInChain(presented)
        else { return report("\(attemptMessage) while its delegate presents another controller. Present one at a time.") }
        presented.presentation = adapted
        presentingController.directlyPresentedController = presented
        adapted.beginPresentation(from: self, over: view, in: window, animated: animated, completion)
    }

    /// Reports a call that the state of the controllers does not allow. As in UIKit, the call has no other effect.
    private func report(_ message: String) { Diagnostics.report(.warning, source: "UIViewController", message) }

    /// Returns the controller that becomes the presenting controller.
    ///
    /// For a style that uses a presentation context, it is the nearest ancestor that defines a presentation context. Otherwise it is the
    /// outermost ancestor.
    private func presentingController(for style: UIModalPresentationStyle) -> UIViewController {
        var next: UIViewController? = style.usesPresentationContext ? self : nil
        while let controller = next {
            if controller.definesPresentationContext { return controller }
            next = controller.parent
        }
        return outermostAncestor
    }

    /// Creates the presentation controller for the controller's style.
    private func makePresentation(by presentingController: UIViewController?, from source: UIViewController) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let customPresentation = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presentingController, source: source)
        {
            return customPresentation
        }
        if let preparedPresentation { return preparedPresentation }
        switch modalPresentationStyle {
        case .custom, .none:
            return builtInPresentation(by: presentingController)
                ?? UIPresentationController(presentedViewController: self, presenting: presentingController)
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presentingController)
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presentingController)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            return CoveringPresentationController(presentedViewController: self, presenting: presentingController)
        }
    }

    // MARK: - Dismissing

    /// Dismisses the controllers that this controller or an ancestor presents. If there are none, dismisses this controller.
    ///
    /// Reports a warning if a presentation or dismissal is in progress.
    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        guard let presentingController = nearestPresentingController ?? presentingViewController,
            let first = presentingController.directlyPresentedController
        else {
            return
        }
        let chain = first.presentedChain
        let window = presentingController.viewIfLoaded?.window ?? first.viewIfLoaded?.window
        guard let top = chain.last?.presentation, window?.transitions.contains(where: \.isPresentationOrDismissal) != true else {
            return report(
                "Attempt to dismiss from view controller \(diagnosticDescription) while a presentation or dismiss is in progress. Dismiss "
                    + "in the completion of that presentation or dismissal.")
        }
        top.beginDismissal(through: chain, to: presentingController, animated: animated, completion)
    }

    /// This controller or its nearest ancestor that presents a controller.
    private var nearestPresentingController: UIViewController? {
        directlyPresentedController != nil ? self : parent?.nearestPresentingController
    }

    /// This controller and the controllers that are presented above it, topmost last.
    var presentedChain: [UIViewController] { [self] + (presentedInSubtree?.presentedChain ?? []) }

    /// The controller that is presented by this controller, or by a descendant in the descendant's own presentation context.
    private var presentedInSubtree: UIViewController? {
        directlyPresentedController ?? children.lazy.compactMap(\.presentedInSubtree).first
    }

    /// Removes all presentations above this controller without transitions, for example when its window gets another root
    /// controller.
    func removePresentedControllers() {
        guard let chain = presentedInSubtree?.presentedChain else { return }
        for controller in chain.reversed() {
            controller.disappearWithoutAnimation()
            controller.presentation?.tearDown()
        }
    }
}

extension ControllerTransition {
    /// Whether the transition is a presentation or a dismissal.
    var isPresentationOrDismissal: Bool { kind == .present || kind == .dismiss }
}
