import Foundation
import QuartzCore
import Synchronization

/// The conversion between the stage's time and `DispatchTime`, and the scheduling of work. All members except `moveInbox` can be used from
/// any thread.
nonisolated package enum StageTime {
    /// The `DispatchTime` of the stage's time 0. It is not 0 itself, because for Dispatch 0 means "as soon as possible".
    private static let epoch: UInt64 = 1_000_000_000

    /// The work that code outside the main actor has scheduled on the main queue since the last frame.
    private static let inbox = Mutex(Inbox())

    private struct Inbox: Sendable {
        var entries: [(time: Double, work: @Sendable () -> Void)] = []
        /// The stage's time of the last frame, for code outside the main actor.
        var frameTime = 0.0
        /// Called when work arrives from another thread.
        var arrivalHandler: (@Sendable () -> Void)?
    }

    /// The time of the current stage in seconds. Outside the main actor, the time of the last frame of any stage.
    package static var now: Double {
        guard MainQueue.isCurrent else { return inbox.withLock { $0.frameTime } }
        return MainActor.assumeIsolated { LayerTree.current?.now ?? 0 }
    }

    /// The time of the current stage.
    static var dispatchNow: DispatchTime { DispatchTime(uptimeNanoseconds: epoch + UInt64(max(now, 0) * 1e9 + 0.5)) }

    /// Converts a `DispatchTime` to the stage's time in seconds.
    static func seconds(of time: DispatchTime) -> Double { (Double(time.uptimeNanoseconds) - Double(epoch)) / 1e9 }

    /// Schedules work at a time of the stage on the main queue, and after a delay of the wall clock on other queues.
    package static func schedule(on queue: DispatchQueue, at time: Double, _ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        // The label is compared, because on Linux `DispatchQueue.main` returns another object on each call.
        guard queue.label == DispatchQueue.main.label else {
            let delay = max(time - now, 0)
            // The full name selects the function of Dispatch; `queue.async(…)` would call this function again.
            guard delay > 0 else { return queue.async(execute:)(DispatchWorkItem { work() }) }
            return queue.asyncAfter(wallDeadline:execute:)(.now() + delay, DispatchWorkItem { work() })
        }
        guard MainQueue.isCurrent else {
            let arrivalHandler = inbox.withLock {
                $0.entries.append((time, { work() }))
                return $0.arrivalHandler
            }
            arrivalHandler?()
            return
        }
        MainActor.assumeIsolated {
            _ = UIApplication.shared.timerQueue.add(at: time, activity: Activity(.delayedCall, "asyncAfter")) { work() }
        }
    }

    /// Moves the work of other threads to a queue. Called at the start of each frame.
    @MainActor static func moveInbox(to queue: TimerQueue, at time: Double) {
        let entries = inbox.withLock { inbox in
            inbox.frameTime = time
            defer { inbox.entries.removeAll() }
            return inbox.entries
        }
        for entry in entries { queue.add(at: entry.time, activity: Activity(.delayedCall, "async"), entry.work) }
    }

    /// Whether work of other threads waits for the next frame.
    static var hasWorkOfOtherThreads: Bool { inbox.withLock { !$0.entries.isEmpty } }

    /// Calls the arrival handler, as if another thread had scheduled work.
    static func reportArrival() { inbox.withLock { $0.arrivalHandler }?() }

    /// Sets the closure that is called when another thread schedules work on the main queue. The closure is called on this other thread.
    static func setArrivalHandler(_ handler: (@Sendable () -> Void)?) { inbox.withLock { $0.arrivalHandler = handler } }
}
