import Foundation

/// A key that was pressed, with its modifiers.
@preconcurrency @MainActor public final class UIKey: NSObject {
    /// The text that the key types. Keys that type no character, such as arrows, have the strings of `UIKeyCommand`.
    public let characters: String
    /// The text that the key types without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifiers that were held down with the key.
    public let modifierFlags: UIKeyModifierFlags
    /// The position of the key on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    init(_ stroke: KeyStroke) {
        characters = stroke.characters
        charactersIgnoringModifiers = stroke.modifiers.contains(.shift) ? stroke.characters.lowercased() : stroke.characters
        modifierFlags = stroke.modifiers
        keyCode = stroke.code
    }
}
