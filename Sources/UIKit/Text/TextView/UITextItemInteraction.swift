/// The way in which a user uses a link or an attachment in a text.
///
/// Differs from Apple: only `invokeDefaultAction` occurs, which is a tap.
nonisolated public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
