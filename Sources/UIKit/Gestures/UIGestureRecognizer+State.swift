// The state machine, and the rules for gestures that exclude each other.
extension UIGestureRecognizer {
    /// Handles a state that a subclass sets: begins, changes, ends, cancels or fails the gesture.
    func requestState(_ newState: State) {
        switch (currentState, newState) {
        case (.possible, .began), (.possible, .ended):
            requestRecognition(newState)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed):
            currentState = .changed
            sendActions()
        case (.began, .ended), (.changed, .ended):
            finish(.ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            finish(.cancelled)
        default:
            // A gesture that has ended or failed keeps its state until all of its touches have ended.
            break
        }
        dispatcher?.updateDeliveries()
    }

    private func finish(_ endState: State) {
        currentState = endState
        sendActions()
    }

    /// Fails the gesture if it is still possible. Gestures that have waited for the failure can then begin.
    func fail() {
        guard isPossible else { return }
        pendingState = nil
        currentState = .failed
        for other in competingRecognizers { other.recognizeIfPossible() }
    }

    // MARK: - Beginning

    /// Requests the recognition of the gesture. The gesture fails if it is not allowed to begin.
    private func requestRecognition(_ newState: State) {
        guard pendingState == nil else { return }
        guard isAllowedToBegin else { return fail() }
        pendingState = newState
        recognizeIfPossible()
    }

    /// Recognizes the gesture, unless another gesture must fail first. If a recognized gesture excludes this gesture,
    /// this gesture fails.
    private func recognizeIfPossible() {
        guard let newState = pendingState, isPossible else { return }
        if competingRecognizers.contains(where: { $0.isRecognized && (requiresFailure(of: $0) || $0.prevents(self)) }) { return fail() }
        if competingRecognizers.contains(where: { $0.isPossible && requiresFailure(of: $0) }) { return }
        pendingState = nil
        currentState = newState
        if cancelsTouchesInView { dispatcher?.claim(sequenceTouches) }
        for other in competingRecognizers where other.isPossible && (other.requiresFailure(of: self) || prevents(other)) { other.fail() }
        sendActions()
    }

    /// Whether the gesture may begin. The delegate and each view from the touched view up to the recognizer's view can prevent it.
    ///
    /// For example, a slider does not allow a swipe to begin on it.
    private var isAllowedToBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        var next = sequenceTouches.first?.view ?? view
        while let candidate = next {
            guard candidate.gestureRecognizerShouldBegin(self) else { return false }
            next = candidate === view ? nil : candidate.superview
        }
        return true
    }

    // MARK: - Other gestures

    private var isRecognized: Bool { isInProgress || currentState == .ended }

    /// The other gestures that share a touch with this gesture.
    private var competingRecognizers: [UIGestureRecognizer] {
        (dispatcher?.activeRecognizers ?? []).filter { other in
            other !== self && other.sequenceTouches.contains { sequenceTouches.contains($0) }
        }
    }

    /// Whether this gesture can be recognized only after the other gesture has failed.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether the recognition of this gesture makes the other gesture fail.
    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
    }

    /// Whether one of the delegates allows both gestures at the same time.
    private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    func defaultRequire(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        if !failureRequirements.contains(where: { $0.recognizer === otherGestureRecognizer }) {
            failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
        }
    }
}
