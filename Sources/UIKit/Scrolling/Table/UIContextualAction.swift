import CoreGraphics

/// What a row offers when it is pulled aside.
public final class UIContextualAction {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Does it, and calls back with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    public var title: String?
    /// Grey, or red for one that destroys, unless given.
    public var backgroundColor: UIColor!
    public var image: UIImage?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
    }
}

/// The actions at one side of a row, the first of them at the edge.
public final class UISwipeActionsConfiguration {
    public let actions: [UIContextualAction]
    /// Whether a pull over most of the row does the first of them.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}
