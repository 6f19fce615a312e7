import Foundation

/// Lets as many commands run at a time as the machine has processors. With more, the tests with a window would be disturbed. With one, a
/// processor would be idle after the tests of the main actor have ended, for a third of the whole time.
actor CommandSlots {
    static let shared = CommandSlots(count: max(ProcessInfo.processInfo.activeProcessorCount, 1))

    private var freeCount: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(count: Int) { freeCount = count }

    /// Waits until fewer commands run.
    func take() async {
        guard freeCount == 0 else {
            freeCount -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Lets the next command run.
    func release() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        freeCount += 1
    }
}
