import Foundation

/// The values that are associated with one object, by the addresses of their keys.
nonisolated package final class AssociatedObjects: @unchecked Sendable {
    /// A value, which is retained or not retained.
    fileprivate enum Value {
        case strong(Any)
        case weak(WeakReference)

        var current: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    fileprivate final class WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    fileprivate var values: [UnsafeRawPointer: Value] = [:]
}

/// An object that stores its associated objects itself, so that they are released together with it.
nonisolated package protocol AssociatedObjectOwner: AnyObject {
    /// The associated objects, or nil if there are none.
    var associatedObjects: AssociatedObjects? { get set }
}

extension CALayer: AssociatedObjectOwner {}

/// The associated objects of objects that cannot store them, and of classes.
nonisolated package enum AssociatedObjectTable {
    private struct Entry {
        weak var owner: AnyObject?
        var values: AssociatedObjects
        /// The number of the entry, counted in the order of creation.
        var number: Int
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var lastNumber = 0
    }

    nonisolated(unsafe) private static var table = Table()
    /// Protects the table and the values of all objects. The lock is recursive, because the release of a value can run code that reads
    /// another value.
    private static let lock = NSRecursiveLock()

    private static func values(of object: AnyObject) -> AssociatedObjects? {
        if let owner = object as? AssociatedObjectOwner { return owner.associatedObjects }
        return table.entries[ObjectIdentifier(object)].flatMap { $0.owner === object ? $0.values : nil }
    }

    private static func createdValues(of object: AnyObject) -> AssociatedObjects {
        if let values = values(of: object) { return values }
        let values = AssociatedObjects()
        if let owner = object as? AssociatedObjectOwner {
            owner.associatedObjects = values
        } else {
            table.lastNumber += 1
            table.entries[ObjectIdentifier(object)] = Entry(owner: object, values: values, number: table.lastNumber)
        }
        return values
    }

    fileprivate static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock { values(of: object)?.values[key]?.current }
    }

    fileprivate static func setValue(_ value: AssociatedObjects.Value?, of object: AnyObject, _ key: UnsafeRawPointer) {
        // The old value is released after the lock is released.
        let old = lock.withLock { () -> AssociatedObjects.Value? in
            guard let value else { return values(of: object)?.values.removeValue(forKey: key) }
            return createdValues(of: object).values.updateValue(value, forKey: key)
        }
        withExtendedLifetime(old) {}
    }

    fileprivate static func removeValues(of object: AnyObject) {
        let old = lock.withLock { () -> [UnsafeRawPointer: AssociatedObjects.Value] in
            guard let values = values(of: object) else { return [:] }
            defer { values.values = [:] }
            return values.values
        }
        withExtendedLifetime(old) {}
    }

    /// Releases the values of released objects, the oldest first. Called on each frame.
    package static func releaseValuesOfReleasedObjects() {
        let released = lock.withLock { () -> [Entry] in
            guard table.entries.contains(where: { $0.value.owner == nil }) else { return [] }
            let released = table.entries.filter { $0.value.owner == nil }
            for key in released.keys { table.entries[key] = nil }
            return released.values.sorted { $0.number < $1.number }
        }
        for entry in released { entry.values.values = [:] }
    }
}

/// Returns the object with which values are associated: the object itself, or an object that represents a class.
nonisolated private func owner(of object: Any) -> AnyObject { ClassTarget.object(object) }

/// Returns the value that is associated with an object for a key, or nil if there is none.
nonisolated public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjectTable.value(of: owner(of: object), key)
}

/// Associates a value with an object for a key, or removes the association if the value is nil.
///
/// If the object is a responder, a layer or a gesture recognizer, the value is released together with the object. For any other object, the
/// value is released on the next frame.
///
/// Differs from Apple: with `OBJC_ASSOCIATION_ASSIGN`, the value is nil after its release, and not an invalid pointer.
nonisolated public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let stored = value.map { value -> AssociatedObjects.Value in
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: .weak(AssociatedObjects.WeakReference(value as AnyObject))
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strong(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .strong((value as? NSCopying)?.copy(with: nil) ?? value)
        }
    }
    AssociatedObjectTable.setValue(stored, of: owner(of: object), key)
}

/// Removes all values that are associated with an object.
nonisolated public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjectTable.removeValues(of: owner(of: object)) }
