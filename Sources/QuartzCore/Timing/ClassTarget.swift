import Synchronization

/// A class as the target of a selector, for targets that are stored as objects. On Linux, a class itself is not an object.
nonisolated package final class ClassTarget: @unchecked Sendable {
    package let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    private static let targets = Mutex<[ObjectIdentifier: ClassTarget]>([:])

    /// Returns a target as an object. For a class, the result is always the same object, which is never released.
    package static func object(_ target: Any) -> AnyObject {
        guard let type = target as? AnyClass else { return target as AnyObject }
        return targets.withLock { targets in
            let id = ObjectIdentifier(type)
            let object = targets[id] ?? ClassTarget(type)
            targets[id] = object
            return object
        }
    }
}
