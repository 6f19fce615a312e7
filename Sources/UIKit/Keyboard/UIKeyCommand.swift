/// The values of `UIKey.characters` for keys that type no character.
@preconcurrency @MainActor public enum UIKeyCommand {
    /// The string of the up arrow.
    public static let inputUpArrow = KeyStroke.inputString(.keyboardUpArrow)
    /// The string of the down arrow.
    public static let inputDownArrow = KeyStroke.inputString(.keyboardDownArrow)
    /// The string of the left arrow.
    public static let inputLeftArrow = KeyStroke.inputString(.keyboardLeftArrow)
    /// The string of the right arrow.
    public static let inputRightArrow = KeyStroke.inputString(.keyboardRightArrow)
    /// The string of Escape.
    public static let inputEscape = KeyStroke.inputString(.keyboardEscape)
    /// The string of Page Up.
    public static let inputPageUp = KeyStroke.inputString(.keyboardPageUp)
    /// The string of Page Down.
    public static let inputPageDown = KeyStroke.inputString(.keyboardPageDown)
    /// The string of Home.
    public static let inputHome = KeyStroke.inputString(.keyboardHome)
    /// The string of End.
    public static let inputEnd = KeyStroke.inputString(.keyboardEnd)
    /// The string of Delete, which deletes forward.
    public static let inputDelete = KeyStroke.inputString(.keyboardDeleteForward)
}
