import Foundation
import QuartzCore

// `Timer.scheduledTimer(…)` creates timers that call their block on frames of the stage. As in `DispatchQueue+Stage.swift`, the replacement
// is a property with a callable value.

extension Timer {
    /// Creates and schedules a timer: `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … }`.
    @preconcurrency @MainActor public static var scheduledTimer: ScheduledTimerCall { ScheduledTimerCall() }

    /// The callable value of `Timer.scheduledTimer`.
    @preconcurrency @MainActor public struct ScheduledTimerCall {
        /// Creates a timer that calls its block on the first frame of the stage at or after its time, and again after each interval if it
        /// repeats. The first call is one interval from now.
        ///
        /// Differs from Apple: the tolerance and the fire date have no effect.
        @discardableResult
        public func callAsFunction(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
            let interval = Diagnostics.finite(interval, or: 1e9, "interval", source: "Timer")
            let storage = BlockStorage(block)
            let timer = Timer(timeInterval: interval, repeats: repeats) { [weak storage] in storage?.block($0) }
            timer.releaseReferenceToItself()
            timer.scheduleOnStage(interval: interval, storage)
            return timer
        }

        /// Creates a timer that calls a method of a target, and schedules it on the stage. The method may have the timer as its parameter.
        ///
        /// The target is retained until the timer is invalid.
        @discardableResult
        public func callAsFunction(
            timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer {
            let interval = Diagnostics.finite(interval, or: 1e9, "interval", source: "Timer")
            let storage = BlockStorage { selector.perform(on: target, with: $0) }
            let timer = TimerWithUserInfo(
                fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
                block: { [weak storage] in storage?.block($0) })
            timer.releaseReferenceToItself()
            timer.storedUserInfo = userInfo
            timer.scheduleOnStage(interval: interval, storage)
            return timer
        }
    }

    /// Creates a timer that calls a method of a target, without scheduling it. `RunLoop.add` schedules it.
    ///
    /// Differs from Apple: the timer's `userInfo` is nil, because Foundation's timer on Linux cannot store it.
    public convenience init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats: Bool)
    {
        let interval = Diagnostics.finite(ti, or: 1e9, "interval", source: "Timer")
        let target = aTarget as AnyObject
        let storage = BlockStorage { aSelector.perform(on: target, with: $0) }
        storage.interval = interval
        self.init(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
            block: { [weak storage] in storage?.block($0) })
        releaseReferenceToItself()
        objc_setAssociatedObject(self, Self.storageKey, storage, .OBJC_ASSOCIATION_RETAIN)
        guard userInfo != nil else { return }
        Diagnostics.report(
            .warning, source: "Timer",
            "The userInfo of a timer that is created without being scheduled is ignored. Use Timer.scheduledTimer.", onlyOnce: true)
    }

    /// The key of the storage of a timer that is not scheduled yet.
    nonisolated(unsafe) private static let storageKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Schedules a timer that was created without being scheduled.
    ///
    /// A timer that is already scheduled is not scheduled again, because it was only added for another mode. A repeating timer is
    /// called after each interval. A timer that does not repeat is called at its fire date, or on the next frame if this date is in
    /// the past. On Linux the fire date is in the past if the timer was created with an interval and without a fire date.
    func scheduleOnStage() {
        guard !UIApplication.shared.timerQueue.contains(self) else { return }
        if let storage = objc_getAssociatedObject(self, Self.storageKey) as? BlockStorage {
            objc_setAssociatedObject(self, Self.storageKey, nil, .OBJC_ASSOCIATION_RETAIN)
            return scheduleOnStage(interval: storage.interval, storage)
        }
        let delay = fireDate.timeIntervalSinceNow
        if timeInterval == 0, delay <= 0 {
            Diagnostics.report(
                .warning, source: "Timer",
                "A timer that does not repeat is called on the next frame, because Foundation on Linux does not store its interval. Use "
                    + "Timer.scheduledTimer(withTimeInterval:repeats:block:).", onlyOnce: true)
        }
        scheduleOnStage(interval: timeInterval > 0 ? timeInterval : delay)
    }

    /// A timer with a `userInfo`, which Foundation's timer on Linux cannot store.
    nonisolated private final class TimerWithUserInfo: Timer {
        var storedUserInfo: Any?
        override var userInfo: Any? { storedUserInfo }
    }

    /// Retains the block of a timer while a call is scheduled. Afterward the values that the block captures are released, even if the app
    /// keeps the timer.
    nonisolated private final class BlockStorage: @unchecked Sendable {
        let block: (Timer) -> Void
        /// The interval of a timer that is not scheduled yet.
        var interval = 0.0
        init(_ block: @escaping (Timer) -> Void) { self.block = block }
    }

    /// Schedules the calls of the timer, the first call after an interval. `storage` is retained until the last call.
    private func scheduleOnStage(interval: TimeInterval, _ storage: BlockStorage? = nil) {
        schedule(
            on: UIApplication.shared.timerQueue, startTime: StageTime.now, interval: interval.isFinite ? max(interval, 0.0001) : 1e9,
            count: 1, storage)
    }

    /// Schedules the call with the number `count`. Times are multiples of the interval since the start, so that they do not drift.
    private func schedule(on queue: TimerQueue, startTime: Double, interval: Double, count: Int, _ storage: BlockStorage?) {
        let repeats = timeInterval > 0
        // The queue owns the call, so the call must not own the queue.
        queue.add(
            at: startTime + interval * Double(count), repeats: repeats, timer: self,
            activity: Activity(.timer, "Timer"), isValid: { [unowned self] in isValid }
        ) {
            [self, weak queue] in
            withExtendedLifetime(storage) { fire() }
            guard isValid, let queue else { return }
            schedule(on: queue, startTime: startTime, interval: interval, count: count + 1, storage)
        }
    }

    // MARK: - Memory

    /// Whether a new timer retains itself, so that nothing can release it. Foundation of Swift 6.3 on Linux has this bug.
    nonisolated private static let retainsItself: Bool = {
        weak var leaked: Timer?
        do {
            let timer = Timer(timeInterval: 1, repeats: false) { _ in }
            leaked = timer
        }
        guard let leaked else { return false }
        Unmanaged.passUnretained(leaked).release()
        return true
    }()

    /// Releases the reference of a new timer to itself. It must be called exactly once for each timer that this file creates.
    nonisolated private func releaseReferenceToItself() {
        if Self.retainsItself { Unmanaged.passUnretained(self).release() }
    }
}
