import Foundation

/// An action that an alert offers as a button.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    nonisolated deinit {}

    /// The style of an action's button.
    nonisolated public enum Style: Int, Sendable {
        /// An ordinary action.
        case `default`
        /// The action that leaves everything unchanged. In an action sheet, its button has a panel of its own. In an alert, it is the first
        /// of two buttons, or the last button.
        case cancel
        /// An action that deletes data. Its title is red.
        case destructive
    }

    /// The title of the button.
    open private(set) var title: String?
    /// The style of the button.
    open private(set) var style: Style
    /// Whether the action can be chosen.
    open var isEnabled = true { didSet { button?.updateColors() } }

    private let handler: ((UIAlertAction) -> Void)?
    /// The button that shows the action.
    weak var button: AlertButton?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The meaning of the action, which determines its appearance.
    ///   - handler: Called after the dismissal of the alert.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    func callHandler() { handler?(self) }
}
