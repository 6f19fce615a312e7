import Foundation

/// A collection of objects. They are not retained if the options contain `weakMemory`. The order of `allObjects`
/// is the order in which they were added.
///
/// Differs from Apple: two objects are the same only if they are identical, and there are only tables of objects.
nonisolated public class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var weakObject: ObjectType?
        var strongObject: ObjectType?
        var object: ObjectType? { strongObject ?? weakObject }
    }

    private var entries: [Entry] = []
    private let isWeak: Bool

    /// Creates a table. Objects are not retained if the options contain `weakMemory`.
    public init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        super.init()
    }

    /// Creates a table whose objects are retained.
    public convenience override init() { self.init(options: []) }

    /// Returns a new table whose objects are not retained.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// Adds an object, if the table does not contain it.
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.object == nil }
        entries.append(Entry(weakObject: object, strongObject: isWeak ? nil : object))
    }

    /// Removes an object.
    public func remove(_ object: ObjectType?) { entries.removeAll { $0.object == nil || $0.object === object } }
    /// Removes all objects.
    public func removeAllObjects() { entries = [] }
    /// Whether the table contains an object.
    public func contains(_ anObject: ObjectType?) -> Bool { anObject != nil && entries.contains { $0.object === anObject } }

    /// The objects that still exist.
    public var allObjects: [ObjectType] { entries.compactMap(\.object) }
    /// One of the objects, or nil.
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of objects that still exist.
    public var count: Int { allObjects.count }
}
