import Foundation

/// A key that was pressed, with its modifiers.
public final class UIKey {
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

/// A set of modifier keys.
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the modifiers.
    public let rawValue: Int
    /// Creates a set of modifiers from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt, which is Option on an Apple keyboard.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The code of a key by its position on the keyboard, as in the USB HID standard.
nonisolated public enum UIKeyboardHIDUsage: Int, Hashable, Sendable, CaseIterable {
    case keyboardErrorUndefined = 0x03
    case keyboardA = 0x04
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM,
        keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY,
        keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign,
        keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
        keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10,
        keyboardF11, keyboardF12
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward,
        keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

/// The strings that `UIKey.characters` has for keys that type no character.
public enum UIKeyCommand {
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
