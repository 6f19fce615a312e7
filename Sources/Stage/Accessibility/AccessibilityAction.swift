/// An action by which assistive technologies operate an element.
nonisolated public enum AccessibilityAction: Equatable, Sendable, Codable {
    /// Activates the element, as a tap does.
    case activate
    /// Increases or decreases the value.
    case increment, decrement
    /// Leaves the screen, as a back button or the cancel button of an alert does.
    case escape
    /// Performs one of the element's additional actions.
    case custom(String)

    /// The name of the action, for display.
    package var title: String {
        switch self {
        case .activate: "Activate"
        case .increment: "Increment"
        case .decrement: "Decrement"
        case .escape: "Escape"
        case .custom(let name): name
        }
    }
}
