/// The target of a step: a view or a point.
nonisolated package struct ScriptTarget: Equatable, Sendable {
    nonisolated package enum Kind: Equatable, Sendable {
        /// A view with this accessibility identifier, visible text, or accessibility label. `number` counts from 1.
        case name(String, number: Int?)
        /// The view of a class with this number, counted from 1 in the order of the view hierarchy.
        case type(String, number: Int)
        /// A point of the screen.
        case point(ScriptPoint)
    }

    package var kind: Kind
    /// A point in the view's bounds; nil for its center.
    package var pointInView: ScriptPoint?
    package var location: ScriptLocation
}
