import Foundation
import UIKit

extension KeyBinding {
    /// A key, with its modifiers.
    package struct Key: Sendable, ExpressibleByStringLiteral {
        /// The character that the key types, such as `t` or `?`, or the name of the key stroke, such as `pagedown` or `control+left`.
        package let name: String
        /// The states of the window in which the key is valid, or nil for the states of its binding.
        package var contexts: Set<Context>?

        package init(stringLiteral name: String) { self.name = name }

        /// Creates a key that is valid only in some states of the window.
        init(_ name: String, _ contexts: Context...) { (self.name, self.contexts) = (name, Set(contexts)) }

        /// Whether the key types a character. Without Control, such a key performs its command only while the scene does not accept text.
        var isCharacter: Bool { parts.last?.count == 1 && !parts.contains("control") }

        /// The names of the modifiers and of the key.
        private var parts: [String] { name.count == 1 ? [name] : name.split(separator: "+").map(String.init) }

        /// The label of the key in the help, such as `T`, `Page ↓` or `Ctrl ←`.
        package var label: String { parts.map { Self.labels[$0]?.label ?? $0.capitalized }.joined(separator: " ") }

        /// The name of the key in plain text, such as `T`, `Page Down` or `Ctrl-Left`.
        package var text: String { parts.map { Self.labels[$0]?.text ?? $0.capitalized }.joined(separator: "-") }

        private static let labels: [String: (label: String, text: String)] = [
            "control": ("Ctrl", "Ctrl"), "left": ("←", "Left"), "right": ("→", "Right"), "up": ("↑", "Up"), "down": ("↓", "Down"),
            "pagedown": ("Page ↓", "Page Down"), "pageup": ("Page ↑", "Page Up"), "escape": ("Esc", "Escape"),
        ]
    }
}
