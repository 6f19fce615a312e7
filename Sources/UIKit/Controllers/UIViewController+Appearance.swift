/// The state of the appearance of a controller's view.
enum AppearanceState: Equatable {
    case disappeared, appearing(animated: Bool), appeared, disappearing(animated: Bool)
}

extension UIViewController {
    func defaultBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearanceState, isAppearing) {
        case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false): return
        case (_, true):
            appearanceState = .appearing(animated: animated)
            loadViewIfNeeded()
            awaitsIsAppearing = true
            performWithTraits { Activity.perform(Activity(.appearance, "viewWillAppear")) { viewWillAppear(animated) } }
        case (_, false):
            appearanceState = .disappearing(animated: animated)
            awaitsIsAppearing = false
            performWithTraits { viewWillDisappear(animated) }
        }
        for child in childrenFollowingAppearance { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func defaultEndAppearanceTransition() {
        switch appearanceState {
        case .appearing(let animated):
            callIsAppearingIfNeeded()
            appearanceState = .appeared
            performWithTraits { Activity.perform(Activity(.appearance, "viewDidAppear")) { viewDidAppear(animated) } }
        case .disappearing(let animated):
            appearanceState = .disappeared
            performWithTraits { viewDidDisappear(animated) }
        case .appeared, .disappeared:
            return
        }
        for child in childrenFollowingAppearance { child.endAppearanceTransition() }
    }

    /// Calls `viewIsAppearing` if it has not been called since `viewWillAppear`.
    func callIsAppearingIfNeeded() {
        guard awaitsIsAppearing, case .appearing(let animated) = appearanceState else { return }
        awaitsIsAppearing = false
        performWithTraits { Activity.perform(Activity(.appearance, "viewIsAppearing")) { viewIsAppearing(animated) } }
    }

    /// Makes the controller disappear without animation, for example when its window is removed.
    func disappearWithoutAnimation() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// Whether the view has appeared or is appearing. The value is false while the view is disappearing.
    var isVisible: Bool {
        switch appearanceState {
        case .appeared, .appearing: true
        case .disappeared, .disappearing: false
        }
    }

    // MARK: - Children whose views are added and removed by their parent

    /// Called before the view is added to a window or removed from it. If this controller is a child, begins its appearance or
    /// disappearance.
    ///
    /// Does nothing if the parent does not forward appearance methods automatically. If the parent itself is appearing with animation,
    /// the appearance of the child is animated too.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        let previousState = appearanceState
        switch (parent.appearanceState, window != nil) {
        case (.appearing(let animated), true): beginAppearanceTransition(true, animated: animated)
        case (.appeared, let isAppearing): beginAppearanceTransition(isAppearing, animated: false)
        default: break
        }
        isAppearanceBegunByWindowChange = appearanceState != previousState && parent.appearanceState == .appeared
    }

    /// Called after the view was added to a window or removed from it.
    ///
    /// Ends the appearance or disappearance that `viewWillMove(toWindow:)` began while the parent was on screen.
    ///
    /// If the parent is still appearing, the parent ends the appearance of the child together with its own.
    func viewDidMove(toWindow window: UIWindow?) {
        // If a transition moves the child's view, the transition ends the appearance.
        guard isAppearanceBegunByWindowChange else { return }
        isAppearanceBegunByWindowChange = false
        endAppearanceTransition()
    }
}
