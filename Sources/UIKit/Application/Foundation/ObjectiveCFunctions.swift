import Foundation

// Functions of the Objective-C runtime that code for iOS calls.

/// Calls a closure. On iOS, objects that Objective-C has created inside the closure are released at its end. On Linux there are
/// no such objects.
nonisolated public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}

/// Locks an object for the calling thread until `objc_sync_exit` has been called as often as this function. Other
/// threads wait.
@discardableResult nonisolated public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(object as AnyObject)
    return 0
}

/// Ends a lock of `objc_sync_enter`. Has no effect on an object that the calling thread has not locked.
@discardableResult nonisolated public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.unlock(object as AnyObject) ? 0 : -1 }

/// The locks of all objects that are locked.
nonisolated private enum ObjectLocks {
    private struct Entry {
        let thread = pthread_self()
        /// The number of calls of `objc_sync_enter` that were not ended.
        var depth = 0
    }

    /// Protects `entries`, and is signaled when an object is unlocked.
    private static let condition = NSCondition()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    /// Waits until no other thread has locked the object, and locks it once more.
    static func lock(_ object: AnyObject) {
        condition.withLock {
            while let entry = entries[ObjectIdentifier(object)], entry.thread != pthread_self() { condition.wait() }
            entries[ObjectIdentifier(object), default: Entry()].depth += 1
        }
    }

    /// Releases the lock of the calling thread once. Returns false if the calling thread has not locked the object.
    static func unlock(_ object: AnyObject) -> Bool {
        condition.withLock {
            guard var entry = entries[ObjectIdentifier(object)], entry.thread == pthread_self() else { return false }
            entry.depth -= 1
            entries[ObjectIdentifier(object)] = entry.depth == 0 ? nil : entry
            if entry.depth == 0 { condition.broadcast() }
            return true
        }
    }
}
