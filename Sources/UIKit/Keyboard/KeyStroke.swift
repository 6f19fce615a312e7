import Foundation

/// A key with its modifiers. A script writes it as a name such as `space`, `a` or `shift+tab`.
nonisolated package struct KeyStroke: Hashable, Sendable, Codable {
    package var code: UIKeyboardHIDUsage
    package var characters: String
    package var modifiers: UIKeyModifierFlags

    package init(_ code: UIKeyboardHIDUsage, characters: String, modifiers: UIKeyModifierFlags = []) {
        self.code = code
        self.characters = characters
        self.modifiers = modifiers
    }

    /// Creates the key stroke that types a character. A line break is the Return key. A character without a key has the undefined key code.
    package init(typing character: Character) {
        let text = character == "\n" || character == "\r\n" ? "\r" : String(character)
        if let named = Self.named.first(where: { $0.characters == text }) {
            self.init(named.code, characters: text)
        } else if let code = Self.letterOrDigit(text.lowercased()) {
            self.init(code, characters: text, modifiers: text == text.lowercased() ? [] : .shift)
        } else {
            self.init(.keyboardErrorUndefined, characters: text)
        }
    }

    /// Creates a key stroke from its name. Fails if there is no such key.
    package init?(named name: String) {
        var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.popLast() else { return nil }
        var modifiers: UIKeyModifierFlags = []
        for part in parts {
            guard let modifier = Self.modifiers.first(where: { $0.name == part }) else { return nil }
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

    /// The name of the key stroke in scripts.
    package var name: String {
        let prefix = Self.modifiers.filter { modifiers.contains($0.flag) }.map { $0.name + "+" }.joined()
        return prefix + (Self.named.first { $0.code == code }?.name ?? characters.lowercased())
    }

    /// The names of all keys and modifiers, without the letters and digits. The name of a letter or digit is the character itself.
    package static var names: [String] { named.map(\.name) + modifiers.map { $0.name + "+" } }

    /// The text that the key stroke inserts, or nil if it inserts none.
    var insertedText: String? {
        guard modifiers.isDisjoint(with: [.control, .command, .alternate]), !characters.hasPrefix("UIKeyInput") else { return nil }
        switch code {
        case .keyboardReturnOrEnter: return "\n"
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward: return nil
        default: return characters.isEmpty ? nil : characters == "\r" ? "\n" : characters
        }
    }

    /// Returns the `UIKey.characters` of a named key, such as `UIKeyInputUpArrow` for the up arrow, or an empty text for other keys.
    static func inputString(_ code: UIKeyboardHIDUsage) -> String { named.first { $0.code == code }?.characters ?? "" }

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
