import Foundation

/// The temporary files and the child processes of this process.
///
/// A signal handler removes the files and ends the processes with `cleanUp`. The handler must not lock a mutex or allocate memory, so the
/// entries are nodes of a linked list that are never freed. A node whose entry is removed is used again.
package enum CleanupRegistry {
    /// A node of the list.
    private struct Node {
        /// The path of a file as a C string, in a buffer of `pathCapacity` bytes. Empty if there is no file.
        var path: UnsafeMutablePointer<CChar>
        /// The identifier of a process, or 0.
        var processIdentifier: pid_t = 0
        var isUsed = true
        var next: UnsafeMutablePointer<Node>?
    }

    /// A file or a process that was added.
    package struct Entry: @unchecked Sendable {
        fileprivate let node: UnsafeMutableRawPointer
    }

    private static let pathCapacity = 4096
    private static let lock = NSLock()
    nonisolated(unsafe) private static var first: UnsafeMutablePointer<Node>?
    nonisolated(unsafe) private static var lastNumber = 0

    /// Returns a number that was not returned before in this process.
    package static func nextNumber() -> Int {
        lock.withLock {
            lastNumber += 1
            return lastNumber
        }
    }

    /// Adds a temporary file. A path that is too long for the system is ignored, because no such file exists.
    package static func add(path: String) -> Entry {
        add { node in
            let bytes = path.utf8.map { CChar(bitPattern: $0) }
            guard let first = bytes.first, bytes.count < pathCapacity else { return }
            // The first byte is written last. Until then the path is empty, so a signal handler never uses an incomplete path.
            for (index, byte) in bytes.enumerated().dropFirst() { node.pointee.path[index] = byte }
            node.pointee.path[bytes.count] = 0
            node.pointee.path[0] = first
        }
    }

    /// Adds a running child process.
    package static func add(process: pid_t) -> Entry { add { node in node.pointee.processIdentifier = process } }

    /// Removes the entry of a file that was moved or deleted, or of a process that has ended.
    package static func remove(_ entry: Entry) {
        lock.withLock {
            let node = entry.node.assumingMemoryBound(to: Node.self)
            node.pointee.path.pointee = 0
            node.pointee.processIdentifier = 0
            node.pointee.isUsed = false
        }
    }

    /// Ends all child processes and removes all temporary files. It can be called in a signal handler.
    package static func cleanUp() {
        var node = first
        while let current = node {
            if current.pointee.processIdentifier > 0 { kill(current.pointee.processIdentifier, SIGKILL) }
            if current.pointee.path.pointee != 0 { unlink(current.pointee.path) }
            node = current.pointee.next
        }
    }

    private static func add(_ fill: (UnsafeMutablePointer<Node>) -> Void) -> Entry {
        lock.withLock {
            let node = unusedNode()
            node.pointee.isUsed = true
            fill(node)
            return Entry(node: UnsafeMutableRawPointer(node))
        }
    }

    private static func unusedNode() -> UnsafeMutablePointer<Node> {
        var node = first
        while let current = node {
            if !current.pointee.isUsed { return current }
            node = current.pointee.next
        }
        let path = UnsafeMutablePointer<CChar>.allocate(capacity: pathCapacity)
        path.initialize(repeating: 0, count: pathCapacity)
        let new = UnsafeMutablePointer<Node>.allocate(capacity: 1)
        new.initialize(to: Node(path: path, next: first))
        first = new
        return new
    }
}
