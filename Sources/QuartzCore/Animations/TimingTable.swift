/// The changes of timings of one run of a scene. An inspector or a script sets them.
///
/// A change belongs to a call in the source, and applies each time the call is executed. The call is identified by the return addresses
/// from the innermost function up to this call, which are the same each time the code runs in this process.
nonisolated package struct TimingTable: Equatable, Sendable {
    /// A change and its call.
    package struct Entry: Equatable, Sendable {
        /// The first return addresses of a record, up to the address of the call.
        package var call: [UInt]
        package var change: TimingChange
    }

    /// The changes in the order in which their calls were changed first.
    package private(set) var entries: [Entry] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// Sets the change for a call, or removes it if the change is empty.
    ///
    /// - Parameter call: The first return addresses of a record, up to the call.
    package mutating func set(_ change: TimingChange, forCall call: [UInt]) {
        guard !call.isEmpty else { return }
        if change.isEmpty { return entries.removeAll { $0.call == call } }
        if let index = entries.firstIndex(where: { $0.call == call }) {
            entries[index].change = change
        } else {
            entries.append(Entry(call: call, change: change))
        }
    }

    /// Returns the change for a call, or an empty change.
    package func change(forCall call: [UInt]) -> TimingChange { entries.first { $0.call == call }?.change ?? TimingChange() }

    /// Returns the change for the return addresses of a record, or nil.
    package func change(forRecord addresses: [UInt]) -> TimingChange? { entries.first { addresses.starts(with: $0.call) }?.change }
}
