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
    /// A point in the view, from the origin of its bounds, or nil for the center of the view or of its visible part.
    package var pointInView: ScriptPoint?
    package var location: ScriptLocation

    /// The view or the point of the screen, as it is written in a script.
    @MainActor var name: String {
        switch kind {
        case .name(let name, let number): ScriptLineReader.quoted(name) + (number.map { " \($0)" } ?? "")
        case .type(let name, let number): name + (number == 1 ? "" : " \(number)")
        case .point(let point): point.text
        }
    }
}
