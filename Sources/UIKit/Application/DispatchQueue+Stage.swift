import Foundation
import QuartzCore

// Tutorials say `DispatchQueue.main.asyncAfter(deadline: .now() + 3) { … }`. These overloads win over Dispatch's own on the main actor, so that
// what is scheduled belongs to the stage: it is called on the stage's frame, in a test, in a film and in the window alike.

extension DispatchTime {
    /// On the main actor now is the time of the stage's frame, which does not move while code runs.
    public static func now() -> DispatchTime {
        DispatchTime(uptimeNanoseconds: StageTime.epoch + UInt64((LayerTree.current?.now ?? 0) * 1e9 + 0.5))
    }
}

extension DispatchQueue {
    /// On the main queue: in the stage's first frame at or after the deadline, when that was told from `.now()`.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let seconds = Double(deadline.uptimeNanoseconds) - Double(StageTime.epoch)
        StageTime.schedule(on: self, at: seconds / 1e9, work)
    }

    /// On the main queue: at the beginning of the stage's next frame.
    public func async(execute work: @escaping () -> Void) { StageTime.schedule(on: self, at: LayerTree.current?.now ?? 0, work) }
}

enum StageTime {
    /// `DispatchTime` takes 0 for "as soon as possible", so a stage's time is told from here on.
    static let epoch: UInt64 = 1_000_000_000

    static func schedule(on queue: DispatchQueue, at time: Double, _ work: @escaping () -> Void) {
        // Identity is no help on Linux, where the main queue is another object at every use.
        guard queue.label == DispatchQueue.main.label else {
            nonisolated(unsafe) let work = work
            let delay = max(time - (LayerTree.current?.now ?? 0), 0)
            queue.asyncAfter(wallDeadline: .now() + delay, execute: { work() })
            return
        }
        UIApplication.shared.agenda.add(at: time, work)
    }
}
