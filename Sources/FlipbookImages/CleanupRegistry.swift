import Foundation
import Synchronization

/// The temporary files, the new folders and the child processes of this process.
///
/// A signal handler removes the files and the empty folders and ends the processes with `cleanUp`. The handler must not lock a mutex or
/// allocate memory, so the entries are nodes of a linked list that are never freed. A node whose entry is removed is used again. The
/// handler can run on another thread than the one that changes the list, so the values that it reads are atomic.
package enum CleanupRegistry {
    /// A node of the list.
    private struct Node: ~Copyable {
        /// The path of a file or a folder as a C string, in a buffer of `pathCapacity` bytes.
        let path: UnsafeMutablePointer<CChar>
        /// Whether the node has a file, and `path` is written completely.
        let hasFile = Atomic(false)
        /// Whether the node has a folder, and `path` is written completely.
        let hasFolder = Atomic(false)
        /// The identifier of a process, or 0.
        let processIdentifier = Atomic<pid_t>(0)
        /// Whether the node belongs to an entry. Only read and written with the lock.
        var isUsed = true
        let next: UnsafeMutablePointer<Node>?

        init(path: UnsafeMutablePointer<CChar>, next: UnsafeMutablePointer<Node>?) { (self.path, self.next) = (path, next) }
    }

    /// A file, a folder or a process that was added.
    package struct Entry: @unchecked Sendable {
        fileprivate let node: UnsafeMutableRawPointer
    }

    private static let pathCapacity = 4096
    private static let lock = NSLock()
    nonisolated(unsafe) private static let first = Atomic<UnsafeMutablePointer<Node>?>(nil)
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
        add { node in if setPath(of: node, path) { node.pointee.hasFile.store(true, ordering: .releasing) } }
    }

    /// Adds a folder that was made for a file. `cleanUp` removes it if it is empty.
    package static func add(folder: String) -> Entry {
        add { node in if setPath(of: node, folder) { node.pointee.hasFolder.store(true, ordering: .releasing) } }
    }

    /// Adds a running child process.
    package static func add(process: pid_t) -> Entry {
        add { node in node.pointee.processIdentifier.store(process, ordering: .releasing) }
    }

    /// Removes an entry. Called when its file was moved or deleted, its folder was removed or is kept, or its process has ended.
    package static func remove(_ entry: Entry) {
        lock.withLock {
            let node = entry.node.assumingMemoryBound(to: Node.self)
            node.pointee.hasFile.store(false, ordering: .releasing)
            node.pointee.hasFolder.store(false, ordering: .releasing)
            node.pointee.processIdentifier.store(0, ordering: .releasing)
            node.pointee.isUsed = false
        }
    }

    /// Ends all child processes and removes all temporary files, and then the folders that are empty. It can be called in a signal handler.
    package static func cleanUp() {
        var node = first.load(ordering: .acquiring)
        while let current = node {
            let process = current.pointee.processIdentifier.load(ordering: .acquiring)
            if process > 0 { kill(process, SIGKILL) }
            if current.pointee.hasFile.load(ordering: .acquiring) { unlink(current.pointee.path) }
            node = current.pointee.next
        }
        // A folder can be removed when the folders in it are removed, and the list has no order.
        while removeEmptyFolders() {}
    }

    /// Removes the folders that are empty. Returns whether a folder was removed.
    private static func removeEmptyFolders() -> Bool {
        var hasRemoved = false
        var node = first.load(ordering: .acquiring)
        while let current = node {
            if current.pointee.hasFolder.load(ordering: .acquiring), rmdir(current.pointee.path) == 0 { hasRemoved = true }
            node = current.pointee.next
        }
        return hasRemoved
    }

    /// Sets the path of a node. Returns false if it is too long.
    private static func setPath(of node: UnsafeMutablePointer<Node>, _ path: String) -> Bool {
        let bytes = path.utf8.map { CChar(bitPattern: $0) }
        guard !bytes.isEmpty, bytes.count < pathCapacity else { return false }
        for (index, byte) in bytes.enumerated() { node.pointee.path[index] = byte }
        node.pointee.path[bytes.count] = 0
        return true
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
        let firstNode = first.load(ordering: .relaxed)
        var node = firstNode
        while let current = node {
            if !current.pointee.isUsed { return current }
            node = current.pointee.next
        }
        let path = UnsafeMutablePointer<CChar>.allocate(capacity: pathCapacity)
        path.initialize(repeating: 0, count: pathCapacity)
        let new = UnsafeMutablePointer<Node>.allocate(capacity: 1)
        new.initialize(to: Node(path: path, next: firstNode))
        first.store(new, ordering: .releasing)
        return new
    }
}
