import CoreGraphics

/// An action that a row of a table or list offers when it is swiped aside.
@preconcurrency @MainActor public final class UIContextualAction: NSObject {
    /// The styles of an action. `destructive` is for actions that delete data.
    nonisolated public enum Style: Int, Sendable {
        /// An ordinary action, gray.
        case normal
        /// An action that deletes the row, red.
        case destructive
    }
    /// The closure that performs an action. It receives the action, the view with the actions, and a completion handler. The closure must
    /// call the completion handler with true if the action was performed, and with false otherwise.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public let style: Style
    /// The closure that performs the action.
    public let handler: Handler
    /// The title of the action.
    public var title: String?
    /// The color of the button. The default is gray, or red for destructive actions.
    public var backgroundColor: UIColor!
    /// The image above the title.
    public var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
    }
}
