import UIKit

/// The keys of a command, with their description in the help.
struct KeyBinding {
    let command: PresenterCommand
    /// The letter for the command. Without Control it works only while the scene takes no text.
    var letter: Character?
    /// The names of keys that always give the command.
    var strokes: [String] = []
    /// The labels of the keys in the help.
    let keyTitles: [String]
    /// The description of the command in the help.
    let title: String
}

extension KeyBinding {
    /// All key bindings, grouped as in the help.
    static let groups: [(title: String, keys: [KeyBinding])] = [
        (
            "Time",
            [
                KeyBinding(command: .slowMotion, letter: "t", keyTitles: ["T"], title: "slow motion: 1×, ½, ⅒"),
                KeyBinding(command: .pause, letter: "p", keyTitles: ["P"], title: "pause, go on"),
                KeyBinding(command: .stepForward, letter: ".", keyTitles: ["."], title: "one frame on"),
                KeyBinding(command: .stepBackward, letter: ",", keyTitles: [","], title: "one frame back"),
                KeyBinding(command: .restart, letter: "r", keyTitles: ["R"], title: "from the beginning"),
                KeyBinding(command: .tour, letter: "g", keyTitles: ["G"], title: "play the scene's tour"),
            ]
        ),
        (
            "Screen",
            [
                KeyBinding(
                    command: .rotateRight, letter: "o", strokes: ["control+right"], keyTitles: ["O"], title: "turn the phone"),
                KeyBinding(command: .rotateLeft, strokes: ["control+left"], keyTitles: ["Ctrl", "←"], title: "turn it back"),
                KeyBinding(command: .touchIndicators, letter: "d", keyTitles: ["D"], title: "dots where fingers are"),
                KeyBinding(command: .phone, letter: "b", keyTitles: ["B"], title: "phone around the screen"),
                KeyBinding(command: .layoutOverlay, letter: "l", keyTitles: ["L"], title: "what Auto Layout knows"),
                KeyBinding(command: .frameStatistics, letter: "m", keyTitles: ["M"], title: "what a frame costs"),
                KeyBinding(command: .fullscreen, letter: "f", strokes: ["f11"], keyTitles: ["F"], title: "full screen"),
            ]
        ),
        (
            "Keep",
            [
                KeyBinding(command: .screenshot, letter: "s", keyTitles: ["S"], title: "picture of the screen"),
                KeyBinding(command: .recording, letter: "v", keyTitles: ["V"], title: "film: begin, end"),
                KeyBinding(command: .script, letter: "w", keyTitles: ["W"], title: "script of what was done"),
            ]
        ),
        (
            "Scenes",
            [
                KeyBinding(command: .next, strokes: ["pagedown"], keyTitles: ["Page ↓"], title: "next scene"),
                KeyBinding(command: .previous, strokes: ["pageup"], keyTitles: ["Page ↑"], title: "scene before"),
                KeyBinding(command: .demo, strokes: ["f5"], keyTitles: ["F5"], title: "play all tours in turn"),
                KeyBinding(command: .gallery, strokes: ["escape"], keyTitles: ["Esc"], title: "back to the gallery"),
                KeyBinding(command: .help, letter: "?", strokes: ["f1"], keyTitles: ["?"], title: "these keys"),
                KeyBinding(command: .quit, letter: "q", keyTitles: ["Q"], title: "quit"),
            ]
        ),
    ]

    private static let all = groups.flatMap(\.keys)

    /// Returns the command for a key stroke.
    ///
    /// - Parameter allowsPlainLetters: Whether letters without Control give commands. False while text is typed.
    static func command(for stroke: KeyStroke, allowsPlainLetters: Bool) -> PresenterCommand? {
        if let key = all.first(where: { $0.strokes.contains(stroke.name) }) { return key.command }
        if stroke.characters == "?" { return .help }
        let hasControl = stroke.modifiers.contains(.control)
        guard hasControl || allowsPlainLetters, stroke.modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
        return all.first { $0.letter.map(String.init) == stroke.characters.lowercased() }?.command
    }
}
