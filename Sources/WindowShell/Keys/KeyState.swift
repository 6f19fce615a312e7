/// The state of the keyboard, and the effects of earlier key presses.
struct KeyState {
    /// Whether the current key event is a repetition of the window system, because the key is held.
    var isRepetition = false
    /// Whether Caps Lock is on. The letters of commands do not depend on it.
    var hasCapsLock = false
    /// The frame in which the message "Press Q again to quit" was shown, or nil.
    var quitRequestFrame: Int?
    /// Whether the scene accepted text at the last key press, and no Escape, Return or touch has ended the editing since.
    var wasEditingText = false
}
