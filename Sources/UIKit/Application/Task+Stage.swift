import Foundation
import Synchronization

// The pauses of tasks in an application that was opened from an Xcode project. They end on a frame of the stage: a pause of one second
// takes 60 frames of a video, independent of the speed of the recording. Other programs, and unit tests, use the wall clock.
extension Task where Success == Never, Failure == Never {
    /// Suspends the task for a number of nanoseconds.
    @MainActor public static func sleep(nanoseconds duration: UInt64) async throws {
        try await StagePause.pause(seconds: Double(duration) / 1e9)
    }

    /// Suspends the task for a duration. The tolerance has no effect.
    @MainActor public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        let (seconds, attoseconds) = duration.components
        try await StagePause.pause(seconds: Double(seconds) + Double(attoseconds) / 1e18)
    }
}

/// One pause of a task.
nonisolated private final class StagePause: Sendable {
    private enum State: Sendable {
        case new
        case waiting(UnsafeContinuation<Void, any Error>)
        case ended
    }

    private let state = Mutex(State.new)

    /// Returns when the pause is over. Throws `CancellationError` if the task is cancelled.
    @MainActor static func pause(seconds: Double) async throws {
        guard UIApplication.shared.performsMainQueueWork else {
            return try await Task.sleep(until: .now + .seconds(max(seconds, 0)), clock: .continuous)
        }
        try Task.checkCancellation()
        let pause = StagePause()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                pause.begin(continuation)
                StageTime.schedule(on: .main, at: StageTime.now + max(seconds, 0)) { pause.end(nil) }
            }
        } onCancel: {
            pause.end(CancellationError())
        }
    }

    private func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
        let isEnded = state.withLock { state in
            if case .ended = state { return true }
            state = .waiting(continuation)
            return false
        }
        if isEnded { continuation.resume(throwing: CancellationError()) }
    }

    private func end(_ error: (any Error)?) {
        let continuation: UnsafeContinuation<Void, any Error>? = state.withLock { state in
            defer { state = .ended }
            guard case .waiting(let continuation) = state else { return nil }
            return continuation
        }
        if let error { continuation?.resume(throwing: error) } else { continuation?.resume() }
    }
}
