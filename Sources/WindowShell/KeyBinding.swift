import FlipbookPlayback
import UIKit

/// The keys of a command, with their description in the help.
package struct KeyBinding {
    let command: WindowCommand
    /// The letter for the command. Without Control it works only while the scene does not accept text.
    var letter: Character?
    /// The names of key strokes that always give the command.
    package var strokes: [String] = []
    /// The labels of the keys in the help.
    package let keyTitles: [String]
    /// The description of the command in the help.
    package let title: String
}

extension KeyBinding {
    /// All key bindings, grouped as in the help.
    package static let groups: [(title: String, keys: [KeyBinding])] = [
        (
            "Time",
            [
                KeyBinding(command: .slowMotion, letter: "t", keyTitles: ["T"], title: "Slow motion: 1×, ½, ⅒, 1/50"),
                KeyBinding(command: .pause, letter: "p", keyTitles: ["P"], title: "Pause or resume"),
                KeyBinding(command: .stepForward, letter: ".", keyTitles: ["."], title: "Next frame"),
                KeyBinding(command: .stepBackward, letter: ",", keyTitles: [","], title: "Previous frame"),
                KeyBinding(command: .restart, letter: "r", keyTitles: ["R"], title: "Restart the scene"),
                KeyBinding(command: .tour, letter: "g", keyTitles: ["G"], title: "Play the scene's tour"),
            ]
        ),
        (
            "Screen",
            [
                KeyBinding(
                    command: .rotateRight, letter: "o", strokes: ["control+right"], keyTitles: ["O"], title: "Rotate right"),
                KeyBinding(command: .rotateLeft, strokes: ["control+left"], keyTitles: ["Ctrl", "←"], title: "Rotate left"),
                KeyBinding(command: .touchIndicators, letter: "d", keyTitles: ["D"], title: "Show touches"),
                KeyBinding(command: .phone, letter: "b", keyTitles: ["B"], title: "Show the phone"),
                KeyBinding(command: .device, letter: "k", keyTitles: ["K"], title: "Choose the device of an app"),
                KeyBinding(command: .inspector, letter: "i", keyTitles: ["I"], title: "Inspector: layers, values and code"),
                KeyBinding(command: .layoutOverlay, letter: "l", keyTitles: ["L"], title: "Layout: frames and constraints"),
                KeyBinding(command: .frameStatistics, letter: "m", keyTitles: ["M"], title: "Frame rate and time"),
                KeyBinding(command: .fullscreen, letter: "f", strokes: ["f11"], keyTitles: ["F"], title: "Full screen"),
            ]
        ),
        (
            "Look inside",
            [
                KeyBinding(command: .timeline, letter: "y", keyTitles: ["Y"], title: "Timeline"),
                KeyBinding(command: .loopStart, letter: "[", keyTitles: ["["], title: "Repeat frames: from here"),
                KeyBinding(command: .loopEnd, letter: "]", keyTitles: ["]"], title: "Repeat frames: up to here"),
                KeyBinding(command: .compare, letter: "c", keyTitles: ["C"], title: "Keep this take and compare"),
                KeyBinding(command: .forgetTake, letter: "x", keyTitles: ["X"], title: "Forget take A"),
                KeyBinding(command: .explodedView, letter: "e", keyTitles: ["E"], title: "Pull the layers apart"),
                KeyBinding(command: .trail, letter: "1", keyTitles: ["1"], title: "Motion trails"),
                KeyBinding(command: .onionSkin, letter: "2", keyTitles: ["2"], title: "Onion skin"),
                KeyBinding(command: .graph, letter: "3", keyTitles: ["3"], title: "Graph of values and velocities"),
                KeyBinding(command: .overdraw, letter: "4", keyTitles: ["4"], title: "Overdraw: items per pixel"),
                KeyBinding(command: .repaintedAreas, letter: "5", keyTitles: ["5"], title: "Repainted areas"),
                KeyBinding(command: .touchAreas, letter: "6", keyTitles: ["6"], title: "Touch areas and gestures"),
                KeyBinding(command: .hideOverlays, letter: "0", keyTitles: ["0"], title: "Hide all of these"),
            ]
        ),
        (
            "Appearance",
            [
                KeyBinding(command: .darkMode, letter: "n", keyTitles: ["N"], title: "Light or dark"),
                KeyBinding(command: .largerText, letter: "+", keyTitles: ["+"], title: "Larger text"),
                KeyBinding(command: .smallerText, letter: "-", keyTitles: ["-"], title: "Smaller text"),
                KeyBinding(command: .rightToLeft, letter: "u", keyTitles: ["U"], title: "Right to left"),
                KeyBinding(command: .contrast, letter: "h", keyTitles: ["H"], title: "Increased contrast"),
                KeyBinding(command: .reducedMotion, letter: "z", keyTitles: ["Z"], title: "Reduced motion"),
            ]
        ),
        (
            "Save",
            [
                KeyBinding(command: .screenshot, letter: "s", keyTitles: ["S"], title: "Take a screenshot"),
                KeyBinding(command: .recording, letter: "v", keyTitles: ["V"], title: "Record video: start/stop"),
                KeyBinding(command: .script, letter: "w", keyTitles: ["W"], title: "Save actions as script"),
            ]
        ),
        (
            "Scenes",
            [
                KeyBinding(command: .next, strokes: ["pagedown"], keyTitles: ["Page ↓"], title: "Next scene"),
                KeyBinding(command: .previous, strokes: ["pageup"], keyTitles: ["Page ↑"], title: "Previous scene"),
                KeyBinding(command: .demo, strokes: ["f5"], keyTitles: ["F5"], title: "Play all tours"),
                KeyBinding(command: .gallery, strokes: ["escape"], keyTitles: ["Esc"], title: "Back to the gallery"),
                KeyBinding(command: .help, letter: "?", strokes: ["f1"], keyTitles: ["?"], title: "Show all keys"),
                KeyBinding(command: .quit, letter: "q", keyTitles: ["Q"], title: "Quit"),
            ]
        ),
    ]

    private static let all = groups.flatMap(\.keys)

    /// Returns the command for a key stroke, or nil if there is none.
    ///
    /// - Parameter allowsPlainLetters: Whether letters without Control give commands.
    static func command(for stroke: KeyStroke, allowsPlainLetters: Bool) -> WindowCommand? {
        if let key = all.first(where: { $0.strokes.contains(stroke.name) }) { return key.command }
        if stroke.characters == "?" { return .help }
        let hasControl = stroke.modifiers.contains(.control)
        guard hasControl || allowsPlainLetters, stroke.modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
        return all.first { $0.letter.map(String.init) == stroke.characters.lowercased() }?.command
    }
}
