import Foundation
import QuartzCore

// Code such as `DispatchQueue.main.asyncAfter(deadline: .now() + 3) { … }` uses these overloads on the main actor, instead of those of
// Dispatch. So the work runs on a frame of the stage: in tests, in videos and in the window.

extension DispatchTime {
    /// Returns the time of the stage's current frame. It does not change while code runs on the main actor.
    public static func now() -> DispatchTime {
        DispatchTime(uptimeNanoseconds: StageTime.epoch + UInt64((LayerTree.current?.now ?? 0) * 1e9 + 0.5))
    }
}

extension DispatchQueue {
    /// Runs the work on the main queue, on the stage's first frame at or after the deadline.
    ///
    /// The deadline must be computed from `.now()`. Other queues run the work after the same delay of the wall clock.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let seconds = Double(deadline.uptimeNanoseconds) - Double(StageTime.epoch)
        StageTime.schedule(on: self, at: seconds / 1e9, work)
    }

    /// Runs the work on the main queue, at the beginning of the stage's next frame. Other queues run it as soon as possible.
    public func async(execute work: @escaping () -> Void) { StageTime.schedule(on: self, at: LayerTree.current?.now ?? 0, work) }
}
