/// The way in which a user uses a link or an attachment in a text.
///
/// Differs from Apple: only `invokeDefaultAction` occurs, which is a tap.
nonisolated public enum UITextItemInteraction: Int, Sendable {
    /// A tap, which opens the link.
    case invokeDefaultAction
    /// A long press, which shows a menu.
    case presentActions
    /// A long press, which shows a preview.
    case preview
}
