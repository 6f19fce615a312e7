nonisolated extension Sequence where Element: AnyObject {
    /// Returns whether the sequence contains the object itself. Equal objects are not sufficient, because a client can override
    /// `isEqual(_:)`.
    package func contains(object: Element) -> Bool { contains { $0 === object } }
}

nonisolated extension Collection where Element: AnyObject {
    /// Returns the index of the object itself, or nil if the collection does not contain it.
    package func firstIndex(ofObject object: Element) -> Index? { firstIndex { $0 === object } }
}
