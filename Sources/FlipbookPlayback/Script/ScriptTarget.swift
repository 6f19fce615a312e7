/// The target of a step: a view or a point.
nonisolated package struct ScriptTarget: Equatable, Sendable {
    nonisolated package enum Kind: Equatable, Sendable {
        /// A view with this accessibility identifier, accessibility label or label text. `number` selects one of several such views,
        /// counted from 1.
        case name(String, number: Int?)
        /// A view of a class. `number` selects one of the views of this class, counted from 1 in the order of the view hierarchy.
        case type(String, number: Int)
        /// A point of the screen.
        case point(ScriptPoint)
    }

    package var kind: Kind
    /// A point in the view's bounds, or nil for the center.
    package var pointInView: ScriptPoint?
    package var location: ScriptLocation
}
