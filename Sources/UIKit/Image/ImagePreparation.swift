import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// Threads that decode images before they are shown, in the order of the calls.
///
/// The threads have a lower priority than others, so that a moving scene does not stutter meanwhile. One processor is left to the scene:
/// an image that is shown at once is then not slowed down by images that are shown later.
nonisolated final class ImagePreparation: Sendable {
    static let shared = ImagePreparation(threadCount: max(ProcessInfo.processInfo.activeProcessorCount - 1, 1))

    private struct State {
        var waiting: [@Sendable () -> Void] = []
        var threadCount = 0
    }

    private let state = Mutex(State())
    private let maximumThreadCount: Int
    /// The increase of the nice value of the threads. If all processors are busy, such a thread receives a third of the time of another
    /// thread. With less, a scene would wait too long for its first image.
    static let niceness: Int32 = 5

    init(threadCount: Int) { maximumThreadCount = threadCount }

    /// Calls `decode` on another thread.
    func perform(_ decode: @escaping @Sendable () -> Void) {
        let needsThread = state.withLock { state in
            state.waiting.append(decode)
            guard state.threadCount < maximumThreadCount else { return false }
            state.threadCount += 1
            return true
        }
        guard needsThread else { return }
        Thread.detachNewThread { [self] in
            // On Linux, this changes the calling thread alone.
            _ = nice(Self.niceness)
            while let decode = next() { decode() }
        }
    }

    /// Returns the next waiting image, or nil if the thread can end.
    private func next() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.threadCount -= 1
            return nil
        }
    }
}
