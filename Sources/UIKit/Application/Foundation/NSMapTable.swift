import Foundation

/// A dictionary that can hold its keys, its values or both weakly. An entry whose key or value was deallocated counts as removed. The keys
/// are in the order in which their values were last set.
///
/// Differs from Apple: two keys are the same only if they are identical.
nonisolated public class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Reference<Object: AnyObject> {
        weak var weakObject: Object?
        var strongObject: Object?
        var object: Object? { strongObject ?? weakObject }
    }

    private var entries: [(key: Reference<KeyType>, value: Reference<ObjectType>)] = []
    private let hasWeakKeys: Bool
    private let hasWeakValues: Bool

    /// Creates a table. Keys or values are not retained if their options contain `weakMemory`.
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0) {
        (hasWeakKeys, hasWeakValues) = (keyOptions.contains(.weakMemory), valueOptions.contains(.weakMemory))
        super.init()
    }

    /// Returns a table that retains keys and values.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns a table that does not retain its keys.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns a table that does not retain its values.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Returns a table that retains neither keys nor values.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// Returns the value of a key, or nil.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return entries.first { $0.key.object === aKey }?.value.object
    }

    /// Sets the value of a key. A nil value removes the key.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        guard let anObject else { return }
        let key = Reference(weakObject: aKey, strongObject: hasWeakKeys ? nil : aKey)
        entries.append((key, Reference(weakObject: anObject, strongObject: hasWeakValues ? nil : anObject)))
    }

    /// Removes a key and its value, and all entries whose key or value was deallocated.
    public func removeObject(forKey aKey: KeyType?) {
        entries.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.object === aKey }
    }
    /// Removes all keys and values.
    public func removeAllObjects() { entries = [] }

    private var existingEntries: [(key: KeyType, value: ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }
    /// The number of entries whose key and value still exist.
    public var count: Int { existingEntries.count }
    /// Returns an enumerator of the keys.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: existingEntries.map(\.key)).objectEnumerator() }
    /// Returns an enumerator of the values, or nil if there are none.
    public func objectEnumerator() -> NSEnumerator? {
        existingEntries.isEmpty ? nil : NSArray(array: existingEntries.map(\.value)).objectEnumerator()
    }
    /// Returns the values by their keys. Keys that are not hashable are left out.
    public func dictionaryRepresentation() -> [AnyHashable: Any] {
        Dictionary(existingEntries.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.value as Any) } }) { $1 }
    }
}
