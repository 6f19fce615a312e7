import Foundation

// These replacements of `RunLoop.add(_:forMode:)` and `RunLoop.perform(_:)` are properties with a callable value, because methods would be
// ambiguous in files that import Foundation. `DispatchQueue+Stage.swift` explains the reason.

extension RunLoop {
    /// Schedules a timer: `RunLoop.main.add(timer, forMode: .common)`.
    nonisolated public var add: AddCall { AddCall() }
    /// Schedules work for the next frame: `RunLoop.main.perform { … }`.
    nonisolated public var perform: PerformCall { PerformCall() }

    /// The callable value of `RunLoop.add`.
    nonisolated public struct AddCall {
        /// Schedules a timer on the stage. The mode has no effect: a stage has one run loop without modes.
        @preconcurrency @MainActor public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.scheduleOnStage() }
    }

    /// The callable value of `RunLoop.perform`.
    nonisolated public struct PerformCall {
        /// Runs the block at the beginning of the stage's next frame.
        public func callAsFunction(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
        /// Runs the block at the beginning of the stage's next frame. The modes have no effect: a stage has one run loop without modes.
        public func callAsFunction(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) { callAsFunction(block) }
    }
}
