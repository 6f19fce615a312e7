/// The code of a key by its position on the keyboard, as in the USB HID standard.
nonisolated public enum UIKeyboardHIDUsage: Int, Hashable, Sendable, CaseIterable, Codable {
    /// A key that is not known.
    case keyboardErrorUndefined = 0x03
    /// The key A. The other letters follow.
    case keyboardA = 0x04
    /// A letter key.
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM,
        keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY,
        keyboardZ
    /// A digit key.
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
    /// A key of the main block, named as on a US keyboard.
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign,
        keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote,
        keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock
    /// A function key.
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10,
        keyboardF11, keyboardF12
    /// A key between the main block and the keypad.
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward,
        keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
