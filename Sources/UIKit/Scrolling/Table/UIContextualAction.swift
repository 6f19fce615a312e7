import CoreGraphics

/// An action that a table row offers when it is swiped aside.
public final class UIContextualAction {
    /// The styles of an action. `destructive` is for actions that delete data.
    public enum Style: Int, Sendable { case normal, destructive }
    /// The closure that performs an action. It receives the action, the view with the actions, and a completion handler, which takes
    /// whether the action was performed.
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

/// The actions on one side of a row. The first one is at the edge.
public final class UISwipeActionsConfiguration {
    /// The actions, beginning at the edge.
    public let actions: [UIContextualAction]
    /// Whether a swipe across most of the row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
