import QuartzCore

extension UIViewController {
    func defaultAddChild(_ child: UIViewController) {
        guard canContain(child) else { return }
        if let old = child.parent {
            if old === self { return }
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        // `removeFromParent` and `willMove(toParent:)` may have moved controllers.
        guard child.parent == nil, canContain(child) else { return }
        let movedTraits = MovedTraits(child, toParent: self)
        children.append(child)
        child.parent = self
        movedTraits.notify()
    }

    func defaultRemoveFromParent() {
        guard let parent else { return }
        MovedTraits.store(self)
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    func defaultTransition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self else {
            return Diagnostics.report(
                .warning, source: "UIViewController",
                "Children view controllers \(fromViewController.diagnosticDescription) and \(toViewController.diagnosticDescription) must "
                    + "have a common parent view controller when calling transition(from:to:…). Add both with addChild(_:) first.")
        }
        let isAnimated = duration > 0
        if isVisible {
            fromViewController.beginAppearanceTransition(false, animated: isAnimated)
            toViewController.beginAppearanceTransition(true, animated: isAnimated)
        }
        let finish: (Bool) -> Void = { finished in
            fromViewController.viewIfLoaded?.removeFromSuperview()
            fromViewController.endAppearanceTransition()
            toViewController.endAppearanceTransition()
            completion?(finished)
        }
        guard let old = fromViewController.view, let new = toViewController.view, let container = old.superview else { return finish(true) }
        if options.hasTransition {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    container.insertSubview(new, aboveSubview: old)
                    old.isHidden = true
                    animations?()
                },
                completion: {
                    old.isHidden = false
                    finish($0)
                })
        } else {
            container.insertSubview(new, aboveSubview: old)
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
        }
    }

    /// Whether a controller can become a child. Reports a warning if it is this controller, or contains or presents this controller.
    func canContain(_ child: UIViewController) -> Bool {
        guard isInChain(child) else { return true }
        Diagnostics.report(
            .warning, source: "UIViewController",
            "\(child.diagnosticDescription) cannot become a child of \(diagnosticDescription), because it is this controller, contains it or "
                + "presents it; the call is ignored. Remove or dismiss the inner controller first.")
        return false
    }

    /// Whether a controller is this controller, or contains or presents it, directly or through
    /// other controllers.
    func isInChain(_ controller: UIViewController) -> Bool {
        var next: UIViewController? = self
        while let current = next {
            if current === controller { return true }
            next = current.parent ?? current.presentation?.presentingViewController
        }
        return false
    }

    // MARK: - Ancestors

    /// Returns the nearest ancestor of the given class.
    func ancestor<T: UIViewController>(_ type: T.Type) -> T? {
        var next = parent
        while let controller = next {
            if let found = controller as? T { return found }
            next = controller.parent
        }
        return nil
    }

    /// The outermost ancestor, or the controller itself if it has no parent.
    var outermostAncestor: UIViewController { parent?.outermostAncestor ?? self }

    /// The description of the controller in diagnostics: its class and title.
    var diagnosticDescription: String { "<\(Swift.type(of: self))\(title.map { " '\($0)'" } ?? "")>" }
}

extension UIView.AnimationOptions {
    /// Whether the options contain a view transition, which is stored in bits 20…23.
    nonisolated fileprivate var hasTransition: Bool { rawValue >> 20 & 15 != 0 }
}
