import Foundation
import QuartzCore

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
