import Foundation
import QuartzCore

// `DispatchQueue.main.asyncAfter(deadline: .now() + 3) { … }` runs on a frame of the stage: in tests, in videos and in the window.
//
// In a file that imports Foundation besides UIKit, the functions of Dispatch are visible too. In such a file, calls of two functions with
// the same parameters would be ambiguous. Therefore these replacements are properties with a callable value: if a property and a function
// have the same name, Swift uses the property. Calls with other parameters still call the functions of Dispatch.

extension DispatchTime {
    /// Returns the time of the stage's current frame. It does not change while code runs on the main actor.
    nonisolated public static var now: () -> DispatchTime { { StageTime.dispatchNow } }
}

extension DispatchQueue {
    /// Schedules work: `queue.async { … }`.
    nonisolated public var async: AsyncCall { AsyncCall(queue: self) }
    /// Schedules work for later: `queue.asyncAfter(deadline: .now() + 3) { … }`.
    nonisolated public var asyncAfter: AsyncAfterCall { AsyncAfterCall(queue: self) }

    /// The callable value of `DispatchQueue.async`.
    nonisolated public struct AsyncCall {
        fileprivate let queue: DispatchQueue

        /// Runs the work on the main queue, at the beginning of the stage's next frame. Other queues run it as soon as possible.
        public func callAsFunction(execute work: @escaping () -> Void) {
            StageTime.schedule(on: queue, at: StageTime.now, work)
        }

        /// Runs the work item on the main queue, at the beginning of the stage's next frame. Other queues run it as soon as possible.
        public func callAsFunction(execute workItem: DispatchWorkItem) { callAsFunction { workItem.perform() } }

        /// Runs the work on the main queue, at the beginning of the stage's next frame. Other queues run it as soon as possible.
        ///
        /// The group is left when the work has run. The quality of service and the flags have no effect on the main queue.
        public func callAsFunction(
            group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping () -> Void
        ) {
            group?.enter()
            callAsFunction {
                work()
                group?.leave()
            }
        }

        /// Runs a function of the main actor on the main queue, at the beginning of the stage's next frame.
        ///
        /// Without this function, Swift would choose the function of Dispatch for a value of this type, and the work would never run.
        public func callAsFunction(
            group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping @MainActor () -> Void
        ) {
            callAsFunction(group: group, qos: qos, flags: flags) { MainActor.assumeIsolated(work) }
        }
    }

    /// The callable value of `DispatchQueue.asyncAfter`.
    nonisolated public struct AsyncAfterCall {
        fileprivate let queue: DispatchQueue

        /// Runs the work on the main queue, on the stage's first frame at or after the deadline.
        ///
        /// The deadline must be computed from `.now()`. Other queues run the work after the same delay of the wall clock. The quality of
        /// service and the flags have no effect on the main queue.
        public func callAsFunction(
            deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
        ) {
            StageTime.schedule(on: queue, at: StageTime.seconds(of: deadline), work)
        }

        /// Runs a function of the main actor on the main queue, on the stage's first frame at or after the deadline.
        ///
        /// Without this function, Swift would choose the function of Dispatch for a value of this type, and the work would never run.
        public func callAsFunction(
            deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
            execute work: @escaping @MainActor () -> Void
        ) {
            callAsFunction(deadline: deadline, qos: qos, flags: flags) { MainActor.assumeIsolated(work) }
        }

        /// Runs the work item on the main queue, on the stage's first frame at or after the deadline. A cancelled work item does nothing.
        public func callAsFunction(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
            callAsFunction(deadline: deadline) { workItem.perform() }
        }
    }
}
