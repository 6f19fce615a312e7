import QuartzCore

extension UIViewController {
    /// What this controller, or one that it is in, presents.
    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// Who presented this controller, or one that it is in.
    public var presentingViewController: UIViewController? { presentation?.presentingViewController ?? parent?.presentingViewController }

    /// What presents this controller, or would if it were presented now.
    public var presentationController: UIPresentationController? {
        if let existing = presentation ?? parent?.presentationController { return existing }
        if let preparedPresentation { return preparedPresentation }
        guard modalPresentationStyle != .custom else { return nil }
        preparedPresentation = makePresentation(by: nil, from: self)
        return preparedPresentation
    }

    func startPresenting(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let style = controller.modalPresentationStyle
        let presenter = self.presenter(for: style)
        let attempt = "Attempt to present \(controller.label) on \(presenter.label) (from \(label))"
        if let existing = presenter.presented { return Misstep.report("\(attempt) which is already presenting \(existing.label).") }
        guard controller.presentation == nil, controller.parent == nil, controller !== presenter else {
            return Misstep.report("Application tried to present modally a view controller \(controller.label) that is already shown.")
        }
        guard let view = presenter.viewIfLoaded, let window = view.window else {
            return Misstep.report("\(attempt) whose view is not in the window hierarchy.")
        }
        guard presenter.transition == nil, window.transitions.allSatisfy({ !$0.isModal }) else {
            return Misstep.report("\(attempt) while a presentation is in progress.")
        }
        let presentation = controller.makePresentation(by: presenter, from: self)
        presentation.presentingViewController = presenter
        controller.preparedPresentation = nil
        controller.presentation = presentation
        presenter.presented = controller
        presentation.begin(from: self, over: view, in: window, animated: animated, completion)
    }

    /// Whose presentation it becomes: that of the outermost controller, or of the nearest that defines a context.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var next: UIViewController? = style.isInContext ? self : nil
        while let controller = next {
            if controller.definesPresentationContext { return controller }
            next = controller.parent
        }
        return outermost
    }

    private func makePresentation(by presenter: UIViewController?, from source: UIViewController) -> UIPresentationController {
        if modalPresentationStyle == .custom,
            let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
        {
            return own
        }
        if let preparedPresentation { return preparedPresentation }
        switch modalPresentationStyle {
        case .custom, .none:
            return ownPresentation(by: presenter) ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .automatic, .pageSheet, .formSheet, .popover:
            return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            return CoveringPresentation(presentedViewController: self, presenting: presenter)
        }
    }

    // MARK: - Dismissing

    func startDismissing(animated: Bool, _ completion: (() -> Void)?) {
        guard let presenter = nearestPresenter ?? presentingViewController, let first = presenter.presented else { return }
        let chain = first.presentedChain
        let window = presenter.viewIfLoaded?.window ?? first.viewIfLoaded?.window
        guard let top = chain.last?.presentation, window?.transitions.contains(where: \.isModal) != true else {
            return Misstep.report(
                "Attempt to dismiss from view controller \(label) while a presentation or dismiss is in progress.")
        }
        top.end(through: chain, to: presenter, animated: animated, completion)
    }

    /// This controller, or the nearest that it is in, that presents something.
    private var nearestPresenter: UIViewController? { presented != nil ? self : parent?.nearestPresenter }

    /// This controller and what stands on it, the top-most last.
    var presentedChain: [UIViewController] { [self] + (presentedInside?.presentedChain ?? []) }

    /// What it presents itself, or a child of it in its own context.
    private var presentedInside: UIViewController? {
        presented ?? children.lazy.compactMap(\.presentedInside).first
    }

    /// Takes down everything that stands on this controller, as when its window gets another root.
    func dropPresented() {
        guard let chain = presentedInside?.presentedChain else { return }
        for controller in chain.reversed() {
            controller.disappear()
            controller.presentation?.takeDown()
        }
    }
}

extension ControllerTransition {
    var isModal: Bool { kind == .present || kind == .dismiss }
}
