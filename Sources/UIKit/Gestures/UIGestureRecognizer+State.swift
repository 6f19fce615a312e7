/// The state machine, and who gives way to whom.
extension UIGestureRecognizer {
    func wish(_ new: State) {
        switch (current, new) {
        case (.possible, .began), (.possible, .ended):
            attempt(new)
        case (.possible, .failed), (.possible, .cancelled):
            fail()
        case (.began, .changed), (.changed, .changed):
            current = .changed
            sendActions()
        case (.began, .ended), (.changed, .ended):
            finish(.ended)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            finish(.cancelled)
        default:
            // A gesture that has ended or failed stays so until its fingers have left.
            break
        }
        hand?.settle()
    }

    private func finish(_ end: State) {
        current = end
        sendActions()
    }

    func fail() {
        guard isUndecided else { return }
        pending = nil
        current = .failed
        for other in rivals { other.retry() }
    }

    // MARK: - Beginning

    private func attempt(_ new: State) {
        guard pending == nil else { return }
        guard mayBegin else { return fail() }
        pending = new
        retry()
    }

    /// Recognizes what was pending, unless some gesture has to fail first.
    private func retry() {
        guard let new = pending, isUndecided else { return }
        if rivals.contains(where: { $0.isRecognized && (waits(for: $0) || $0.excludes(self)) }) { return fail() }
        if rivals.contains(where: { $0.isUndecided && waits(for: $0) }) { return }
        pending = nil
        current = new
        if cancelsTouchesInView { hand?.take(sequence) }
        for other in rivals where other.isUndecided && (other.waits(for: self) || excludes(other)) { other.fail() }
        sendActions()
    }

    /// The views from the touched one up to that of this gesture are asked too, as a slider does not let a swipe begin on it.
    private var mayBegin: Bool {
        guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
        var next = sequence.first?.view ?? view
        while let asked = next {
            guard asked.gestureRecognizerShouldBegin(self) else { return false }
            next = asked === view ? nil : asked.superview
        }
        return true
    }

    // MARK: - Others

    private var isRecognized: Bool { isUnderWay || current == .ended }

    /// The other gestures that see some touch of this one.
    private var rivals: [UIGestureRecognizer] {
        (hand?.watchers ?? []).filter { other in other !== self && other.sequence.contains { sequence.contains($0) } }
    }

    /// Whether this gesture is recognized only when the other has failed.
    func waits(for other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether this gesture, recognized, keeps the other from being so.
    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self) && !isSimultaneous(with: other)
    }

    private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// From now on this gesture is recognized only when the other has failed.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        if !requirements.contains(where: { $0.recognizer === otherGestureRecognizer }) {
            requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
        }
    }
}
