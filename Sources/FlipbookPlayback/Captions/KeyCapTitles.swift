import UIKit

/// The texts on key caps.
enum KeyCapTitles {
    /// The names of keys whose caps show a name instead of the character.
    private static let names: [UIKeyboardHIDUsage: String] = [
        .keyboardSpacebar: "Space", .keyboardReturnOrEnter: "⏎", .keyboardTab: "Tab", .keyboardEscape: "Esc",
        .keyboardDeleteOrBackspace: "⌫", .keyboardDeleteForward: "Del", .keyboardUpArrow: "↑", .keyboardDownArrow: "↓",
        .keyboardLeftArrow: "←", .keyboardRightArrow: "→", .keyboardHome: "Home", .keyboardEnd: "End",
        .keyboardPageUp: "Page ↑", .keyboardPageDown: "Page ↓",
    ]

    private static let modifiers: [(flag: UIKeyModifierFlags, name: String)] = [
        (.control, "Ctrl"), (.alternate, "Alt"), (.command, "Super"), (.shift, "Shift"),
    ]

    /// Returns the texts of the caps for a key: the modifiers and the key itself. Shift is left out if the key types a character without
    /// any other modifier, because the character already shows the effect of shift. Returns no texts for a key that has neither a name nor
    /// a character.
    static func titles(of stroke: KeyStroke) -> [String] {
        let key = names[stroke.code] ?? characterTitle(stroke)
        guard !key.isEmpty else { return [] }
        let isCharacter = names[stroke.code] == nil && !stroke.characters.hasPrefix("UIKeyInput")
        let isPlain = stroke.modifiers.isDisjoint(with: [.control, .alternate, .command])
        return modifiers.filter { stroke.modifiers.contains($0.flag) && !($0.flag == .shift && isCharacter && isPlain) }.map(\.name) + [key]
    }

    private static func characterTitle(_ stroke: KeyStroke) -> String {
        let name = stroke.characters.replacing("UIKeyInput", with: "")
        return name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } ? name.uppercased() : ""
    }

    /// Returns the text that a key types, or nil if the key types no text.
    static func typedText(of stroke: KeyStroke) -> String? {
        guard stroke.modifiers.isDisjoint(with: [.control, .alternate, .command]), !stroke.characters.hasPrefix("UIKeyInput"),
            !stroke.characters.isEmpty, stroke.characters.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { return nil }
        return stroke.characters
    }
}
