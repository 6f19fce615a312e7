import Foundation

/// The memory of the process that is free and not returned to the system.
package nonisolated enum FreeMemory {
    /// Returns free memory to the system, if the C library can do this. Takes some milliseconds.
    ///
    /// By itself, glibc returns only the memory after the last used block. Of a scene that is closed, almost everything is before blocks
    /// that are still used, such as texts in caches.
    package static func returnToSystem() {
        // The C library of Swift's module map has no `malloc_trim`, and other C libraries than glibc have none at all.
        typealias Trim = @convention(c) (_ keptByteCount: Int) -> Int32
        guard let address = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(address, to: Trim.self)(0)
    }
}
