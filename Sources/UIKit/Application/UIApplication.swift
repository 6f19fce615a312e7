import QuartzCore

/// The application of a stage: its screen, windows, input and scheduled calls.
///
/// Each stage has an application.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
    /// The application of the current stage, in which the calling code runs. The current stage is the stage that was used last.
    public static var shared: UIApplication { current }
    private static var current = UIApplication(screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2))

    /// The screen of the application.
    ///
    /// Differs from Apple: UIKit has no such property.
    public let screen: UIScreen
    /// The visible windows, frontmost last.
    public internal(set) var windows: [UIWindow] = []
    /// The frontmost window that is a key window, or nil.
    public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    let timerQueue = TimerQueue()
    /// The tilt of the device.
    package let tilt = DeviceTilt()
    /// The latest vibrations.
    var feedbackLog = FeedbackLog()
    /// The latest vibrations that feedback generators have requested, oldest first.
    package var feedback: [FeedbackEvent] { feedbackLog.events }
    /// The notifications for assistive technologies.
    var accessibilityLog = AccessibilityNotificationLog()
    /// The latest notifications for assistive technologies, oldest first, and the number of all that were posted.
    package var accessibilityNotifications: (latest: [PostedAccessibilityNotification], count: Int) {
        (accessibilityLog.entries, accessibilityLog.count)
    }
    /// The values of the appearance proxies.
    let appearanceRules = AppearanceRules()
    let device = UIDevice()
    /// The orientation of the interface.
    public internal(set) var interfaceOrientation = UIInterfaceOrientation.portrait
    /// The object that is notified of changes of the application. It is not retained, except by a launch.
    public weak var delegate: UIApplicationDelegate?
    /// The delegate with which the application was launched. This property retains it, because `delegate` is weak.
    var launchedDelegate: UIApplicationDelegate?
    /// The state of the application. It is active from the start. A launch makes the application inactive, and active again at its end.
    public internal(set) var applicationState = State.active
    /// The scene of the application.
    package private(set) lazy var mainScene = UIWindowScene(self)
    /// Whether each frame performs the tasks of the main actor and the other work of the main queue. It is true for an application that was
    /// opened from an Xcode project, because its program never returns to the main queue.
    var performsMainQueueWork = false {
        didSet { if performsMainQueueWork { MainQueueWork.watch { StageTime.reportArrival() } } }
    }
    let backgroundTasks = BackgroundTasks()
    let performRequests = PerformRequests()
    /// The values of the Info.plist of the application that is launched.
    package var info = ApplicationInfo([:]) {
        didSet {
            (applicationStatusBarStyle, hidesStatusBar) = (
                info.statusBarStyle, info.isStatusBarHidden && !info.usesControllerBasedStatusBar
            )
            if info.userInterfaceStyle != oldValue.userInterfaceStyle { styleOfInfoDidChange(from: oldValue.userInterfaceStyle) }
        }
    }
    /// The values of `statusBarStyle` and `isStatusBarHidden` that code or the Info.plist has set.
    var (applicationStatusBarStyle, hidesStatusBar) = (UIStatusBarStyle.default, false)
    /// The number of calls of `beginIgnoringInteractionEvents` that have not been ended.
    var ignoringInteractionCount = 0
    /// Whether the screen stays on.
    ///
    /// Differs from Apple: it has no effect.
    public var isIdleTimerDisabled = false
    /// The number on the icon of the application.
    ///
    /// Differs from Apple: it has no effect.
    public var applicationIconBadgeNumber = 0
    /// Whether the status bar shows that the network is used.
    ///
    /// Differs from Apple: it has no effect.
    public var isNetworkActivityIndicatorVisible = false
    private(set) lazy var statusBarController = StatusBarController(screen)
    package private(set) lazy var touchDispatcher = TouchDispatcher(self)
    package private(set) lazy var keyboard = Keyboard(self)
    /// The calls for the next frame of any stage, such as the completion of an animation block without animations.
    static let nextFrameQueue = TimerQueue()

    package init(screen: UIScreen) {
        self.screen = screen
        super.init()
        screen.application = self
    }

    /// The next responder: the delegate, if it is a responder.
    public override var next: UIResponder? { delegate as? UIResponder }

    /// Makes `shared` return this application, and makes its screen, settings and layer tree current.
    package func makeCurrent() {
        UIApplication.current = self
        let (scale, size) = (screen.scale, screen.bounds.size)
        UIScreen.mainScale.withLock { $0 = scale }
        UIScreen.mainSize.withLock { $0 = size }
        let traits = screen.traitCollection
        UIScreen.mainTraits.withLock { $0 = traits }
        DeviceSettingsTable.makeCurrent(screen.settingsNumber)
        LayerTree.current = screen.tree
    }

    /// Moves the focus for unhandled key presses.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keyboard.focusSystem.pressesBegan(presses) }

    /// Sets the closure that is called when another thread schedules work on the main queue. The closure is called on this other thread.
    /// The work runs on the next frame.
    nonisolated package static func setArrivalHandler(_ handler: (@Sendable () -> Void)?) { StageTime.setArrivalHandler(handler) }
    /// Ends the wait of the window for its next event. It can be called on any thread.
    nonisolated package static func reportArrival() { StageTime.reportArrival() }

    // MARK: - One frame

    /// Begins the frame at a time: calls display links and scheduled actions, then ends finished animations, then lays out.
    package func advance(to time: Double) {
        makeCurrent()
        screen.tree.beginFrame(at: time)
        UIApplication.nextFrameQueue.callEntries(until: 0)
        StageTime.moveInbox(to: timerQueue, at: time)
        if performsMainQueueWork { MainQueueWork.perform() }
        timerQueue.callEntries(until: time)
        screen.tree.finishAnimations()
        // Tasks that wait for a pause or an animation that has just ended continue in the same frame.
        if performsMainQueueWork { MainQueueWork.perform() }
        layOut()
        screen.tree.drawTiles()
        ObservedValues.checkAll()
        AssociatedObjectTable.releaseValuesOfReleasedObjects()
    }

    /// Discards all touches, animations, display links, scheduled calls and transitions, because no frame follows.
    package func discardActiveItems() {
        // Animations are discarded first. Otherwise, a paused animator that only a delayed call retains would be reported
        // as not finished.
        screen.tree.discardActiveItems()
        timerQueue.removeAll()
        touchDispatcher.discardTouches()
        // A window retains its transitions until they end, and they retain its controllers.
        for window in windows {
            window.transitions = []
            // A presented controller and its presentation retain each other until the dismissal.
            for case let container as PresentationContainerView in window.subviews {
                container.presentation?.presentedViewController.presentation = nil
            }
        }
    }

    /// The maximum number of layout passes in a frame.
    private static let maximumLayoutPasses = 100

    /// Lays out until no window needs layout. The maximum number of passes ends loops of views that invalidate each
    /// other.
    package func layOut() {
        UIKeyboardLayoutGuide.updateAll(in: self)
        var dirty = windows.filter(\.needsLayoutInTree)
        for _ in 0..<Self.maximumLayoutPasses {
            if dirty.isEmpty { break }
            for window in dirty { window.layoutIfNeeded() }
            // The layout may have moved a view that has a keyboard layout guide.
            UIKeyboardLayoutGuide.updateAll(in: self)
            dirty = windows.filter(\.needsLayoutInTree)
        }
        if let window = dirty.first { reportEndlessLayout(of: window) }
        screen.tree.layOutLayers()
        keyboard.focusSystem.updateRingIfVisible()
    }

    /// Reports the view that needs layout after the maximum number of passes.
    private func reportEndlessLayout(of window: UIWindow) {
        let view = window.firstViewNeedingLayout ?? window
        Diagnostics.report(
            .warning, source: "UIApplication",
            "Layout has not settled after \(Self.maximumLayoutPasses) passes, because \(view.diagnosticDescription) needs layout again "
                + "after each pass. During layout, call setNeedsLayout() and setNeedsUpdateConstraints() only if a value has changed.",
            onlyOnce: true)
    }

    /// The time of the next frame that may differ from the current frame, or nil if nothing changes without input.
    package var nextChange: Double? {
        [
            UIApplication.nextFrameQueue.nextTime.map { _ in screen.tree.now }, timerQueue.nextTime, screen.tree.nextChange(),
            windows.contains(where: \.needsLayoutInTree) || hasExternalWork ? screen.tree.now : nil,
        ].compactMap(\.self).min()
    }

    /// Whether work of other threads, or of the main queue, waits for the next frame.
    private var hasExternalWork: Bool { StageTime.hasWorkOfOtherThreads || (performsMainQueueWork && MainQueueWork.isPending) }

    /// Whether everything that was started has ended. Repeating timers and endless animations are ignored.
    package var isIdle: Bool {
        UIApplication.nextFrameQueue.nextTime == nil && timerQueue.hasOnlyRepeatingEntries && screen.tree.isSettled
            && !hasExternalWork && !windows.contains(where: \.needsLayoutInTree)
    }
}
