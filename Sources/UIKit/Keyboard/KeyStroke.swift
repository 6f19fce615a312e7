import Foundation

/// A key and what is held with it, as a script names it: `space`, `a`, `shift+tab`.
nonisolated package struct KeyStroke: Hashable, Sendable {
    package var code: UIKeyboardHIDUsage
    package var characters: String
    package var modifiers: UIKeyModifierFlags

    package init(_ code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags = []) {
        self.code = code
        self.characters = characters
        self.modifiers = modifiers
    }

    /// The stroke that types a character; one that is on no key has the character alone.
    package init(typing character: Character) {
        let text = String(character)
        if let named = Self.named.first(where: { $0.characters == text }) {
            self.init(named.code, characters: text)
        } else if let code = Self.letterOrDigit(text.lowercased()) {
            self.init(code, characters: text, modifiers: text == text.lowercased() ? [] : .shift)
        } else {
            self.init(.keyboardErrorUndefined, characters: text == "\n" ? "\r" : text)
        }
    }

    /// Nil if there is no key of that name.
    package init?(named name: String) {
        var words = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard let last = words.popLast() else { return nil }
        var modifiers: UIKeyModifierFlags = []
        for word in words {
            guard let modifier = Self.modifiers.first(where: { $0.name == word }) else { return nil }
            modifiers.insert(modifier.flag)
        }
        if let named = Self.named.first(where: { $0.name == last }) {
            self.init(named.code, characters: named.characters, modifiers: modifiers)
        } else if let code = Self.letterOrDigit(last) {
            self.init(code, characters: modifiers.contains(.shift) ? last.uppercased() : last, modifiers: modifiers)
        } else {
            return nil
        }
    }

    package var name: String {
        let held = Self.modifiers.filter { modifiers.contains($0.flag) }.map { $0.name + "+" }.joined()
        return held + (Self.named.first { $0.code == code }?.name ?? characters.lowercased())
    }

    /// All names but the letters and digits, which are called what they are.
    package static var names: [String] { named.map(\.name) + modifiers.map { $0.name + "+" } }

    /// What is put into a text, if anything.
    var insertedText: String? {
        guard modifiers.isDisjoint(with: [.control, .command, .alternate]), !characters.hasPrefix("UIKeyInput") else { return nil }
        switch code {
        case .keyboardReturnOrEnter: return "\n"
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward: return nil
        default: return characters.isEmpty ? nil : characters == "\r" ? "\n" : characters
        }
    }

    static func specialInput(_ code: UIKeyboardHIDUsage) -> String { named.first { $0.code == code }?.characters ?? "" }

    private static func letterOrDigit(_ text: String) -> UIKeyboardHIDUsage? {
        guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
        return switch scalar {
        case "a"..."z": UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int(scalar.value - 97))
        case "1"..."9": UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + Int(scalar.value - 49))
        case "0": .keyboard0
        default: nil
        }
    }

    private static let modifiers: [(name: String, flag: UIKeyModifierFlags)] = [
        ("shift", .shift), ("control", .control), ("alt", .alternate), ("command", .command),
    ]

    private static let named: [(name: String, code: UIKeyboardHIDUsage, characters: String)] =
        [
            ("space", .keyboardSpacebar, " "), ("return", .keyboardReturnOrEnter, "\r"), ("tab", .keyboardTab, "\t"),
            ("escape", .keyboardEscape, "UIKeyInputEscape"), ("backspace", .keyboardDeleteOrBackspace, "\u{8}"),
            ("delete", .keyboardDeleteForward, "UIKeyInputDelete"), ("up", .keyboardUpArrow, "UIKeyInputUpArrow"),
            ("down", .keyboardDownArrow, "UIKeyInputDownArrow"), ("left", .keyboardLeftArrow, "UIKeyInputLeftArrow"),
            ("right", .keyboardRightArrow, "UIKeyInputRightArrow"), ("home", .keyboardHome, "UIKeyInputHome"),
            ("end", .keyboardEnd, "UIKeyInputEnd"), ("pageup", .keyboardPageUp, "UIKeyInputPageUp"),
            ("pagedown", .keyboardPageDown, "UIKeyInputPageDown"), ("minus", .keyboardHyphen, "-"), ("equal", .keyboardEqualSign, "="),
            ("comma", .keyboardComma, ","), ("period", .keyboardPeriod, "."), ("slash", .keyboardSlash, "/"),
            ("semicolon", .keyboardSemicolon, ";"), ("quote", .keyboardQuote, "'"),
        ]
        + (1...12).compactMap { number in
            UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1).map {
                ("f\(number)", $0, "UIKeyInputF\(number)")
            }
        }
}
