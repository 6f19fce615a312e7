import Foundation
import QuartzCore

/// The conversion between the stage's time and `DispatchTime`, and the scheduling of work.
enum StageTime {
    /// The `DispatchTime` of the stage's time 0. It is not 0 itself, because for Dispatch 0 means "as soon as possible".
    static let epoch: UInt64 = 1_000_000_000

    /// Schedules work at a time of the stage on the main queue, and after a delay of the wall clock on other queues.
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
