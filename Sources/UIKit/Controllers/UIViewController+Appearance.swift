/// How far the view of a controller is on its way onto the screen or off it.
enum Appearance: Equatable {
    case disappeared, appearing(animated: Bool), appeared, disappearing(animated: Bool)
}

extension UIViewController {
    /// Tells the controller, and those in it, that its view begins to come or go.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false): return
        case (_, true):
            appearance = .appearing(animated: animated)
            loadViewIfNeeded()
            viewWillAppear(animated)
        case (_, false):
            appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
        for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells them that it has come or gone.
    public func endAppearanceTransition() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            viewIsAppearing(animated)
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        for child in childrenInView { child.endAppearanceTransition() }
    }

    /// At once, as when the window goes.
    func disappear() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    /// On screen, or coming.
    var isVisible: Bool {
        switch appearance {
        case .appeared, .appearing: true
        case .disappeared, .disappearing: false
        }
    }

    // MARK: - A child whose view is added and removed by hand

    /// The view is about to come into a window or to leave it. A child follows its parent, which tells its children what happens to itself.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        let before = appearance
        switch (parent.appearance, window != nil) {
        case (.appearing(let animated), true): beginAppearanceTransition(true, animated: animated)
        case (.appeared, let isComing): beginAppearanceTransition(isComing, animated: false)
        default: break
        }
        movesByHand = appearance != before && parent.appearance == .appeared
    }

    /// It has come or gone. A parent on its way ends what it began together with its own.
    func viewDidMove(toWindow window: UIWindow?) {
        // Who moves its child by a transition of its own says itself when that is over.
        guard movesByHand else { return }
        movesByHand = false
        endAppearanceTransition()
    }

    // MARK: - Why it comes or goes

    /// It, or one that it is in, is on its way in by a presentation.
    public var isBeingPresented: Bool {
        if let parent { return parent.isBeingPresented }
        guard let transition else { return false }
        return transition.kind == .present && transition.to === self
    }

    public var isBeingDismissed: Bool {
        if let parent { return parent.isBeingDismissed }
        guard let transition else { return false }
        return transition.kind == .dismiss && transition.leaving.contains { $0 === self }
    }

    /// It is about to become a child, or has just become one.
    public var isMovingToParent: Bool { isBeingAdded }
    public var isMovingFromParent: Bool { isBeingRemoved }
}
