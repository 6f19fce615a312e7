import Foundation

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// The lock and the value. Copies of the lock share this object.
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock with a value.
    public init(initialState: State) { storage = Storage(initialState) }
    /// Creates a lock with a value that is not sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls `body` with the value while the lock is held.
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try storage.lock.withLock { try body(&storage.state) }
    }

    /// Calls `body` with the value while the lock is held. Values need not be sendable.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result { try withLock(body) }

    /// Calls `body` if the lock is free, and returns nil otherwise.
    public func withLockIfAvailable<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a value.
    public init() { self.init(initialState: ()) }
    /// Calls `body` while the lock is held.
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { (_: inout Void) in try body() } }
    /// Waits for the lock.
    public func lock() { storage.lock.lock() }
    /// Releases the lock.
    public func unlock() { storage.lock.unlock() }
    /// Acquires the lock if it is free. Returns whether the lock was acquired.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
