import Foundation

/// A boundary of a collision behavior.
@MainActor struct CollisionBoundary {
    let identifier: any NSCopying
    /// The number that identifies the boundary in the simulation.
    let number: Int
    let path: UIBezierPath

    /// Returns whether an identifier is equal to the boundary's identifier.
    func hasIdentifier(_ other: any NSCopying) -> Bool {
        if let object = identifier as? NSObject { return object.isEqual(other) }
        if let value = identifier as? AnyHashable, let otherValue = other as? AnyHashable { return value == otherValue }
        return false
    }
}
