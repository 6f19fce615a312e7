import Foundation

/// What was struck on a keyboard, and what was held with it.
public final class UIKey {
    /// What the key types; arrows and the like have the names in `UIKeyCommand`.
    public let characters: String
    /// The same, as if nothing were held with it.
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    public let keyCode: UIKeyboardHIDUsage

    init(_ stroke: KeyStroke) {
        characters = stroke.characters
        charactersIgnoringModifiers = stroke.modifiers.contains(.shift) ? stroke.characters.lowercased() : stroke.characters
        modifierFlags = stroke.modifiers
        keyCode = stroke.code
    }
}

nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key by its place on the keyboard, numbered as USB does.
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

/// What keys are called that type no character.
public enum UIKeyCommand {
    public static let inputUpArrow = KeyStroke.specialInput(.keyboardUpArrow)
    public static let inputDownArrow = KeyStroke.specialInput(.keyboardDownArrow)
    public static let inputLeftArrow = KeyStroke.specialInput(.keyboardLeftArrow)
    public static let inputRightArrow = KeyStroke.specialInput(.keyboardRightArrow)
    public static let inputEscape = KeyStroke.specialInput(.keyboardEscape)
    public static let inputPageUp = KeyStroke.specialInput(.keyboardPageUp)
    public static let inputPageDown = KeyStroke.specialInput(.keyboardPageDown)
    public static let inputHome = KeyStroke.specialInput(.keyboardHome)
    public static let inputEnd = KeyStroke.specialInput(.keyboardEnd)
    public static let inputDelete = KeyStroke.specialInput(.keyboardDeleteForward)
}
