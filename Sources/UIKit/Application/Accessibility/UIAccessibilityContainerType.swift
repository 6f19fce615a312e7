/// The kind of a view that contains elements, for assistive technologies.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container: the elements belong to the container around the view.
    case none
    /// A table with rows and columns.
    case dataTable
    /// A list.
    case list
    /// An important part of the screen.
    case landmark
    /// Elements that belong together. The label of the view is their name.
    case semanticGroup
}
