import Foundation

/// The actions on one side of a row. The first action is at the edge.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
    /// The actions, beginning at the edge.
    public let actions: [UIContextualAction]
    /// Whether a swipe across most of the row performs the first action.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
