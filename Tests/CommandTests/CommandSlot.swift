/// Lets one command run at a time. The tests of the main actor need the other processor core, and the tests with a window are disturbed by
/// a busy machine.
actor CommandSlot {
    static let shared = CommandSlot()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits until no other command runs.
    func take() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Lets the next command run.
    func release() {
        guard waiting.isEmpty else { return waiting.removeFirst().resume() }
        isTaken = false
    }
}
