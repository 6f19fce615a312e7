/// A value for each state of a control. A state without a value has the value of the normal state.
struct ControlStateValues<Value> {
    private var entries: [(state: UIControl.State, value: Value)] = []

    subscript(state: UIControl.State) -> Value? {
        get { entries.first { $0.state == state }?.value }
        set {
            entries.removeAll { $0.state == state }
            if let newValue { entries.append((state, newValue)) }
        }
    }

    /// Returns the value for a state. If a focused state has no value, the value for the same state without the keyboard focus is returned.
    /// If there is none either, the value for the normal state is returned.
    func value(for state: UIControl.State) -> Value? { self[state] ?? self[state.subtracting(.focused)] ?? self[.normal] }
}
