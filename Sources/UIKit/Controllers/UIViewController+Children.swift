extension UIViewController {
    /// The child's view is added by the caller, who says `didMove(toParent:)` when it is there.
    public func addChild(_ child: UIViewController) {
        if let old = child.parent {
            if old === self { return }
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// The caller has said `willMove(toParent: nil)` and removed the view.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// From the view of one child to that of another, with one of the transitions of views or with animations of one's own. The second view is
    /// added for it, and the first removed at the end.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self else {
            return Misstep.report(
                "Children view controllers \(fromViewController.label) and \(toViewController.label) must have a common parent view controller when calling transition(from:to:…)"
            )
        }
        let isAnimated = duration > 0
        if isVisible {
            fromViewController.beginAppearanceTransition(false, animated: isAnimated)
            toViewController.beginAppearanceTransition(true, animated: isAnimated)
        }
        let over: (Bool) -> Void = { finished in
            fromViewController.viewIfLoaded?.removeFromSuperview()
            fromViewController.endAppearanceTransition()
            toViewController.endAppearanceTransition()
            completion?(finished)
        }
        guard let old = fromViewController.view, let new = toViewController.view, let container = old.superview else { return over(true) }
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
                    over($0)
                })
        } else {
            container.insertSubview(new, aboveSubview: old)
            UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: over)
        }
    }

    // MARK: - Relatives

    /// The nearest of the controllers that this one is in, of a class.
    func ancestor<T: UIViewController>(_ type: T.Type) -> T? {
        var next = parent
        while let controller = next {
            if let found = controller as? T { return found }
            next = controller.parent
        }
        return nil
    }

    /// The outermost controller that this one is in, or itself.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// How it is called in messages.
    var label: String { "<\(Swift.type(of: self))\(title.map { " '\($0)'" } ?? "")>" }
}

extension UIView.AnimationOptions {
    nonisolated fileprivate var hasTransition: Bool { rawValue >> 20 & 15 != 0 }
}

extension UIViewController {
    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
}
