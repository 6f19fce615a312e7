import UIKit

/// What a presenter can ask for with a key.
package enum Wish: CaseIterable, Sendable {
    case slowMotion, pause, forward, back, restart, tour, rotate, rotateBack
    case touches, phone, layout, cost, fullscreen, screenshot, film, script
    case next, previous, demo, gallery, help, quit
}

/// The keys for a wish, and how the help names them.
struct PresenterKey {
    let wish: Wish
    /// Alone while a scene is on, with Control at any time.
    var letter: Character?
    /// Keys that mean this at any time.
    var strokes: [String] = []
    let caps: [String]
    let title: String
}

extension PresenterKey {
    static let groups: [(title: String, keys: [PresenterKey])] = [
        (
            "Time",
            [
                PresenterKey(wish: .slowMotion, letter: "t", caps: ["T"], title: "slow motion: 1×, ½, ⅒"),
                PresenterKey(wish: .pause, letter: "p", caps: ["P"], title: "pause, go on"),
                PresenterKey(wish: .forward, letter: ".", caps: ["."], title: "one frame on"),
                PresenterKey(wish: .back, letter: ",", caps: [","], title: "one frame back"),
                PresenterKey(wish: .restart, letter: "r", caps: ["R"], title: "from the beginning"),
                PresenterKey(wish: .tour, letter: "g", caps: ["G"], title: "play the scene's tour"),
            ]
        ),
        (
            "Screen",
            [
                PresenterKey(
                    wish: .rotate, letter: "o", strokes: ["control+right"], caps: ["O"], title: "turn the phone"),
                PresenterKey(wish: .rotateBack, strokes: ["control+left"], caps: ["Ctrl", "←"], title: "turn it back"),
                PresenterKey(wish: .touches, letter: "d", caps: ["D"], title: "dots where fingers are"),
                PresenterKey(wish: .phone, letter: "b", caps: ["B"], title: "phone around the screen"),
                PresenterKey(wish: .layout, letter: "l", caps: ["L"], title: "what Auto Layout knows"),
                PresenterKey(wish: .cost, letter: "m", caps: ["M"], title: "what a frame costs"),
                PresenterKey(wish: .fullscreen, letter: "f", strokes: ["f11"], caps: ["F"], title: "full screen"),
            ]
        ),
        (
            "Keep",
            [
                PresenterKey(wish: .screenshot, letter: "s", caps: ["S"], title: "picture of the screen"),
                PresenterKey(wish: .film, letter: "v", caps: ["V"], title: "film: begin, end"),
                PresenterKey(wish: .script, letter: "w", caps: ["W"], title: "script of what was done"),
            ]
        ),
        (
            "Scenes",
            [
                PresenterKey(wish: .next, strokes: ["pagedown"], caps: ["Page ↓"], title: "next scene"),
                PresenterKey(wish: .previous, strokes: ["pageup"], caps: ["Page ↑"], title: "scene before"),
                PresenterKey(wish: .demo, strokes: ["f5"], caps: ["F5"], title: "play all tours in turn"),
                PresenterKey(wish: .gallery, strokes: ["escape"], caps: ["Esc"], title: "back to the gallery"),
                PresenterKey(wish: .help, letter: "?", strokes: ["f1"], caps: ["?"], title: "these keys"),
                PresenterKey(wish: .quit, letter: "q", caps: ["Q"], title: "quit"),
            ]
        ),
    ]

    private static let all = groups.flatMap(\.keys)

    /// What a stroke asks for; letters alone only where nothing is typed.
    static func wish(_ stroke: KeyStroke, lettersAlone: Bool) -> Wish? {
        if let key = all.first(where: { $0.strokes.contains(stroke.name) }) { return key.wish }
        if stroke.characters == "?" { return .help }
        let isCommand = stroke.modifiers.contains(.control)
        guard isCommand || lettersAlone, stroke.modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
        return all.first { $0.letter.map(String.init) == stroke.characters.lowercased() }?.wish
    }
}
