/// The means by which an inspector records the code that creates animations, and changes the timings of these animations.
package enum TimingOverrides {
    /// Returns the return addresses of the current calls. An inspector sets this closure, because this module cannot read the stack.
    /// Without an inspector, it is nil.
    package static var captureAddresses: (() -> [UInt])?
    /// The changes for new trees, so that animations that start while a stage is created are changed too.
    package static var changesOfNewTrees = TimingTable()

    /// Calls `body`. The layer trees that `body` creates have these changes.
    package static func makeTrees<Result>(with changes: TimingTable, _ body: () throws -> Result) rethrows -> Result {
        let outer = changesOfNewTrees
        changesOfNewTrees = changes
        defer { changesOfNewTrees = outer }
        return try body()
    }

    /// Returns a record of the current calls, with the change of their timing. Returns nil if `captureAddresses` is nil, or if the current
    /// tree has no observer and no changes.
    @inline(never) package static func makeRecord() -> TimingRecord? {
        guard let tree = LayerTree.current, !tree.timingChanges.isEmpty || tree.observer != nil, let captureAddresses else { return nil }
        let addresses = captureAddresses()
        return TimingRecord(addresses: addresses, change: tree.timingChanges.change(forRecord: addresses))
    }
}
