import Foundation
import Synchronization

// Functions of the Objective-C runtime that code for iOS calls.

/// Calls a closure. On iOS, objects that Objective-C has created inside the closure are released at its end. On Linux there are
/// no such objects.
nonisolated public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}

/// Locks an object for the calling thread until `objc_sync_exit` has been called as often as this function. Other
/// threads wait.
@discardableResult nonisolated public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).lock()
    return 0
}

/// Ends a lock of `objc_sync_enter`. Has no effect on an object that the calling thread has not locked.
@discardableResult nonisolated public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.unlock(object as AnyObject) ? 0 : -1 }

/// The locks of all objects that are locked.
nonisolated private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// The number of calls of `objc_sync_enter` that were not ended.
        var useCount = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// Returns the lock that the calling thread is about to acquire.
    static func lock(of object: AnyObject) -> NSRecursiveLock {
        entries.withLock { entries in
            entries[ObjectIdentifier(object), default: Entry()].useCount += 1
            return entries[ObjectIdentifier(object)]!.lock
        }
    }

    /// Releases the lock of the calling thread once. Returns false if the calling thread has not locked the object.
    static func unlock(_ object: AnyObject) -> Bool {
        let lock: NSRecursiveLock? = entries.withLock { entries in
            guard var entry = entries[ObjectIdentifier(object)], entry.lock.try() else { return nil }
            // The lock was acquired, so it was held by the calling thread or by no thread.
            entry.lock.unlock()
            entry.useCount -= 1
            entries[ObjectIdentifier(object)] = entry.useCount == 0 ? nil : entry
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}
