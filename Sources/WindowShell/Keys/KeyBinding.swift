import FlipbookPlayback
import UIKit

/// The keys of a command, the states in which they are valid, and the description of the command.
///
/// `groups` is the only list of the window's keys. The handling of keys, the help in the window, `flipbook help keys`, the man page and
/// docs/KEYS.md use this list.
package struct KeyBinding: Sendable {
    /// A state of the window in which keys perform commands. Several contexts can apply at the same time, such as `scene` and `paused`. While
    /// the screen is blank, no other context applies.
    package enum Context: CaseIterable, Sendable {
        case gallery, scene, paused, blank
    }

    /// The command that the keys perform.
    package let command: WindowCommand
    /// The alternative keys of the command. The first key is the usual key.
    package let keys: [Key]
    /// The description of the command in the help.
    package let title: String
    /// The states of the window in which the keys are valid, except for keys with their own `contexts`.
    package let contexts: Set<Context>

    /// Creates a binding.
    init(_ command: WindowCommand, _ keys: Key..., title: String, contexts: Set<Context> = [.scene]) {
        (self.command, self.keys, self.title, self.contexts) = (command, keys, title, contexts)
    }
}

extension KeyBinding {
    /// All bindings, in the order of the help.
    static let all = groups.flatMap(\.bindings)

    /// The key strokes with Control that edit a text. They perform no commands while the scene accepts text.
    private static let editingStrokes: Set = [
        "control+a", "control+c", "control+v", "control+x", "control+z", "control+left", "control+right",
    ]

    /// Returns whether a key stroke edits the text of a field, as in other programs of the desktop.
    static func editsText(_ stroke: KeyStroke) -> Bool { editingStrokes.contains(stroke.name) }

    /// Returns the command for a key stroke, or nil if it has no command.
    ///
    /// - Parameters:
    ///   - contexts: The states that apply to the window.
    ///   - allowsPlainCharacters: Whether characters without Control perform commands.
    static func command(for stroke: KeyStroke, in contexts: Set<Context>, allowsPlainCharacters: Bool) -> WindowCommand? {
        let hasControl = stroke.modifiers.contains(.control)
        // Control with C copies in every program, so it must not keep a take if there is nothing to copy.
        if hasControl, stroke.code == .keyboardC { return nil }
        func first(_ matches: (Key) -> Bool) -> WindowCommand? {
            all.first { binding in
                binding.keys.contains { key in
                    guard !key.isCharacter || hasControl || allowsPlainCharacters else { return false }
                    return !(key.contexts ?? binding.contexts).isDisjoint(with: contexts) && matches(key)
                }
            }?.command
        }
        var plain = stroke
        plain.modifiers.remove(.control)
        // A letter with Shift has another command only if the table contains the letter with Shift.
        return first { $0.name == stroke.name } ?? first { $0.isCharacter && $0.name == plain.name }
            ?? (plain.modifiers.isDisjoint(with: [.alternate, .command])
                ? first { $0.isCharacter && $0.name == plain.characters.lowercased() } : nil)
    }
}
