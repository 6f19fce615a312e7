/// The state of the keyboard and of the keys that were pressed before.
struct KeyState {
    /// Whether the current key event is a repetition of the window system, because the key is held.
    var isRepetition = false
    /// Whether Caps Lock is on. The letters of commands do not depend on it.
    var hasCapsLock = false
    /// The frame in which the user was asked to press the key for quitting again, or nil.
    var quitRequestFrame: Int?
    /// Whether the scene accepted text when the last key was pressed, and the editing has not been ended by Escape, Return or a touch.
    var wasEditingText = false
}
