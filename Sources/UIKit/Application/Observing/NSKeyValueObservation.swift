import Foundation

/// An observation that was started by `observe`. It ends when this object is released, or when `invalidate()` is called.
nonisolated public final class NSKeyValueObservation: NSObject {
    private let entry: ObservedValues.Entry

    init(_ entry: ObservedValues.Entry) {
        self.entry = entry
        super.init()
    }

    deinit { entry.isRemoved = true }

    /// Ends the observation.
    public func invalidate() { entry.isRemoved = true }
}
