import UIKit

/// Numbers that identify objects on the accessibility bus. An object keeps its number as long as it exists.
final class AccessibleIdentities {
    private struct Identity {
        weak var object: AnyObject?
        let id: Int
    }

    private var identities: [ObjectIdentifier: Identity] = [:]
    private var nextID = AccessibleTable.window + 1
    /// The number of entries above which the entries of released objects are removed.
    private var limit = 1000

    /// Returns the number of an object.
    func id(of object: AnyObject) -> Int {
        let key = ObjectIdentifier(object)
        // Another object can have the address of one that was released.
        if let known = identities[key], known.object === object { return known.id }
        let id = nextID
        nextID += 1
        identities[key] = Identity(object: object, id: id)
        if identities.count > limit { removeReleasedObjects() }
        return id
    }

    private func removeReleasedObjects() {
        identities = identities.filter { $0.value.object != nil }
        limit = max(identities.count * 2, 1000)
    }
}
