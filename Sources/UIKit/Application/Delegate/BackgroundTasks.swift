import QuartzCore

/// The tasks that an application continues in the background.
final class BackgroundTasks {
    private var handlers: [(identifier: UIBackgroundTaskIdentifier, expirationHandler: (() -> Void)?)] = []
    private var lastNumber = 0
    private var expiration: DelayedCall?
    private var expirationTime = 0.0

    /// The time in seconds that an application has in the background.
    private static let backgroundTime = 30.0

    /// The time that is left in the background, or a very large number in the foreground.
    var remainingTime: Double { expiration == nil ? .greatestFiniteMagnitude : max(expirationTime - StageTime.now, 0) }

    func begin(_ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        lastNumber += 1
        handlers.append((UIBackgroundTaskIdentifier(rawValue: lastNumber), handler))
        return UIBackgroundTaskIdentifier(rawValue: lastNumber)
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) { handlers.removeAll { $0.identifier == identifier } }

    func didEnterBackground() {
        expirationTime = StageTime.now + Self.backgroundTime
        expiration = DelayedCall(after: Self.backgroundTime) { [weak self] in
            self?.callExpirationHandlers()
        }
    }

    /// Calls the handlers of the tasks. A handler can end other tasks, whose handlers are not called then.
    private func callExpirationHandlers() {
        for entry in handlers where handlers.contains(where: { $0.identifier == entry.identifier }) { entry.expirationHandler?() }
    }

    func willEnterForeground() {
        expiration?.invalidate()
        expiration = nil
    }
}

extension UIApplication {
    /// Begins a task that continues in the background. `handler` is called 30 seconds after the application has entered the background, if
    /// the task has not ended.
    ///
    /// Differs from Apple: the application is not suspended, so it continues to run after these 30 seconds.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins a task with a name. See `beginBackgroundTask(expirationHandler:)`.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(handler) }

    /// Ends a task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { backgroundTasks.end(identifier) }

    /// The time in seconds that is left in the background, or a very large number in the foreground.
    public var backgroundTimeRemaining: TimeInterval { backgroundTasks.remainingTime }
}
