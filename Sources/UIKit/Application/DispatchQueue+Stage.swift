import Foundation
import QuartzCore

// Code such as `DispatchQueue.main.asyncAfter(deadline: .now() + 3) { … }` uses these overloads on the main actor, instead of those of
// Dispatch. So the call belongs to the stage: it happens on a frame of the stage, in tests, films and the window alike.

extension DispatchTime {
    /// Returns the time of the stage's current frame. It does not change while code runs on the main actor.
    public static func now() -> DispatchTime {
        DispatchTime(uptimeNanoseconds: StageTime.epoch + UInt64((LayerTree.current?.now ?? 0) * 1e9 + 0.5))
    }
}

extension DispatchQueue {
    /// Runs the work on the main queue, on the stage's first frame at or after the deadline.
    ///
    /// The deadline has to be computed from `.now()`. Other queues run the work after the same delay of the wall clock.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let seconds = Double(deadline.uptimeNanoseconds) - Double(StageTime.epoch)
        StageTime.schedule(on: self, at: seconds / 1e9, work)
    }

    /// Runs the work on the main queue, at the beginning of the stage's next frame. Other queues run it as soon as possible.
    public func async(execute work: @escaping () -> Void) { StageTime.schedule(on: self, at: LayerTree.current?.now ?? 0, work) }
}

/// The conversion between the stage's time and `DispatchTime`, and the scheduling of work.
enum StageTime {
    /// The `DispatchTime` of the stage's time 0. It is not 0 itself, because Dispatch takes 0 to mean "as soon as possible".
    static let epoch: UInt64 = 1_000_000_000

    /// Schedules work in the stage's time on the main queue, and in the wall clock's time on other queues.
    static func schedule(on queue: DispatchQueue, at time: Double, _ work: @escaping () -> Void) {
        // The label is compared, because on Linux `DispatchQueue.main` returns another object on each call.
        guard queue.label == DispatchQueue.main.label else {
            nonisolated(unsafe) let work = work
            let delay = max(time - (LayerTree.current?.now ?? 0), 0)
            queue.asyncAfter(wallDeadline: .now() + delay, execute: { work() })
            return
        }
        UIApplication.shared.timerQueue.add(at: time, work)
    }
}
