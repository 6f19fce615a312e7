import Foundation

/// A semaphore that limits the commands that run at the same time to the number of processors.
///
/// With more commands at a time, the tests with a window would be disturbed. With only one, a processor would be idle in the last third of
/// the test run, when the tests of the main actor have already ended.
actor CommandSlots {
    static let shared = CommandSlots(count: max(ProcessInfo.processInfo.activeProcessorCount, 1))

    private var freeCount: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { freeCount = count }

    /// Takes a slot, after waiting until one is free.
    func take() async {
        guard freeCount == 0 else {
            freeCount -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Frees a slot. If commands are waiting, the first of them takes the slot.
    func release() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        freeCount += 1
    }
}
