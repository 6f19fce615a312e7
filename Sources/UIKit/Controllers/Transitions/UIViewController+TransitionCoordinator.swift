extension UIViewController {
    /// The transition that this controller or one of its ancestors takes part in, or nil.
    ///
    /// It is set before `viewWillAppear` and removed after `viewDidAppear` and `viewDidDisappear`.
    public var transitionCoordinator: UIViewControllerTransitionCoordinator? {
        currentTransition ?? sizeTransition ?? parent?.transitionCoordinator
    }
}
