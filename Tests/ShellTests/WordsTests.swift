import CSDL2
import CoreGraphics
import Foundation
import Scenes
import Shell
import Stage
import Testing
import UIKit

/// SDL's events of text, as a window gets them from a keyboard or from an input method.
@MainActor @Suite struct WordsTests {
    private let controller = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 30, width: 160, height: 34))
    private let presentation: Presentation
    private var words = Words()

    init() throws {
        let (controller, field) = (controller, field)
        let exhibit = Exhibit(
            name: "field", title: "Field", summary: "", size: CGSize(width: 200, height: 120), tour: { nil },
            makeController: {
                controller.view.addSubview(field)
                return controller
            })
        presentation = try Presentation([exhibit], alone: 0, size: CGSize(width: 400, height: 240), scale: 1)
        // It comes to its place in the window while that is painted.
        _ = presentation.paint(Collage(width: 400, height: 240, scale: 1))
        presentation.advance(frames: 60)
    }

    private func focus() {
        presentation.pointerDown(at: CGPoint(x: 80, y: 90))
        presentation.advance(frames: 1)
        presentation.pointerUp()
        presentation.advance(frames: 1)
    }

    private func fill<Field>(_ field: inout Field, _ text: String) {
        withUnsafeMutableBytes(of: &field) { $0.copyBytes(from: Array(text.utf8.prefix(31)) + [0]) }
    }

    private mutating func send(_ event: SDL_Event) {
        words.read(event, for: presentation)
        presentation.advance(frames: 1)
    }

    private mutating func input(_ text: String) {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        fill(&event.text.text, text)
        send(event)
    }

    private mutating func edit(_ text: String, _ start: Int32, _ length: Int32) {
        var event = SDL_Event()
        event.edit.type = SDL_TEXTEDITING.rawValue
        (event.edit.start, event.edit.length) = (start, length)
        fill(&event.edit.text, text)
        send(event)
    }

    private mutating func editLong(_ text: String, _ start: Int32, _ length: Int32) {
        var event = SDL_Event()
        event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
        (event.editExt.start, event.editExt.length) = (start, length)
        event.editExt.text = SDL_strdup(text)
        send(event)
    }

    private mutating func key(_ code: SDL_KeyCode, _ type: SDL_EventType, _ held: SDL_Keymod = KMOD_NONE) {
        var event = SDL_Event()
        event.key.type = type.rawValue
        event.key.keysym.sym = SDL_Keycode(code.rawValue)
        event.key.keysym.mod = UInt16(held.rawValue)
        words.read(event, for: presentation)
    }

    private var marked: String? { field.markedTextRange.flatMap(field.text) }
    private var chosen: String? { field.selectedTextRange.flatMap(field.text) }

    @Test mutating func aCompositionGrowsAndIsPutIn() {
        focus()
        edit("に", 1, 0)
        edit("にほん", 1, 2)
        #expect(marked == "にほん" && chosen == "ほん" && presentation.isComposing)
        edit("e\u{301}o", 2, 0)
        #expect(marked == "éo" && field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 2)
        let long = String(repeating: "長い", count: 40)
        editLong(long, -1, 0)
        #expect(marked == long && chosen == "")
        input("日本語")
        #expect(field.text == "日本語" && marked == nil && !presentation.isComposing)
        edit("", 0, 0)
        edit("x", 0, 0)
        edit("", 0, 0)
        input("二語")
        #expect(field.text == "日本語二語", "put in after the composition was taken back")
    }

    @Test mutating func keysBelongToTheInputMethodAsLongAsItComposes() throws {
        focus()
        input("a")
        edit("に", 1, 0)
        for name in ["backspace", "return", "left", "escape", "space", "tab"] {
            let stroke = try #require(KeyStroke(named: name))
            presentation.press(stroke)
            presentation.advance(frames: 1)
            presentation.release(stroke)
        }
        #expect(field.text == "aに" && marked == "に" && !presentation.wantsToQuit)
        edit("", 0, 0)
        presentation.press(try #require(KeyStroke(named: "backspace")))
        presentation.advance(frames: 1)
        #expect(field.text == "")
    }

    /// Control is let go first, as often as not.
    @Test(arguments: [KMOD_LCTRL, KMOD_NONE]) mutating func aLetterThatWasAShortcutIsALetterAgain(_ held: SDL_Keymod) {
        focus()
        input("x")
        key(SDLK_a, SDL_KEYDOWN, KMOD_LCTRL)
        presentation.advance(frames: 1)
        key(SDLK_a, SDL_KEYUP, held)
        presentation.advance(frames: 1)
        input("a")
        key(SDLK_a, SDL_KEYUP)
        input("a")
        #expect(field.text == "aa", "all was selected, and typed over")
    }

    @Test mutating func aSpaceCountsOnce() throws {
        focus()
        input("a")
        key(SDLK_SPACE, SDL_KEYDOWN)
        input(" ")
        key(SDLK_SPACE, SDL_KEYUP)
        #expect(field.text == "a ")
        input(" ")
        #expect(field.text == "a  ", "an input method has eaten the key")
        edit("に", 1, 0)
        key(SDLK_SPACE, SDL_KEYDOWN)
        input(" ")
        #expect(field.text == "a   ")
    }

    @Test mutating func whatNobodyWantsIsForgotten() {
        edit("に", 1, 0)
        #expect(field.text == "" && presentation.caret == nil)
        let (first, second) = (words.isForgotten(by: presentation), words.isForgotten(by: presentation))
        #expect(first && !second)
        focus()
        edit("に", 1, 0)
        let before = words.isForgotten(by: presentation)
        focus()
        let after = words.isForgotten(by: presentation)
        #expect(field.text == "に" && marked == nil && !before && after, "the caret went elsewhere")
        presentation.grant(.pause)
        #expect(presentation.caret == nil)
        edit("ほ", 1, 0)
        input("本本")
        #expect(field.text == "に")
    }

    /// The scene is shown twice as large.
    @Test mutating func theCaretIsFollowedInTheWindow() throws {
        #expect(presentation.caret == nil)
        focus()
        let before = try #require(presentation.caret)
        let inScene = field.convert(field.caretRect(for: field.beginningOfDocument), to: nil)
        #expect(before == CGRect(x: inScene.minX * 2, y: inScene.minY * 2, width: 4, height: inScene.height * 2))
        #expect(abs(before.midY - 94) <= 2 && (40...60).contains(before.minX))
        edit("mm", 2, 0)
        let after = try #require(presentation.caret)
        #expect(after.minX > before.minX + 30 && after.midY == before.midY)
    }

    @Test mutating func itIsInTheScriptThatIsSaved() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var options = Presentation.Options()
        options.folder = folder
        let exhibits = ["controls"].compactMap { Scene.named($0) }.map { scene in
            Exhibit(
                name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, tour: { nil },
                makeController: scene.makeController)
        }
        let scene = try Presentation(exhibits, alone: 0, size: exhibits[0].size, scale: 0.5, options)
        let tab = try #require(KeyStroke(named: "tab"))
        for _ in 0..<20 where scene.caret == nil {
            scene.press(tab)
            scene.advance(frames: 1)
            scene.release(tab)
        }
        scene.compose("にほ", choosing: 1..<2)
        scene.advance(frames: 2)
        let composed = try #require(scene.scenePicture)
        scene.advance(frames: 1)
        scene.insert("日本")
        scene.advance(frames: 2)
        scene.grant(.script)
        let text = try String(contentsOfFile: folder + "/controls-1.script", encoding: .utf8)
        #expect(text.contains("\ncompose \"にほ\" at 1 to 2\n") && text.contains("\ncommit \"日本\"\n"))
        let take = try Take(script: Script(text)) {
            let stage = Stage(size: exhibits[0].size, scale: 2)
            stage.window.rootViewController = exhibits[0].makeController()
            return stage
        }
        while !take.isScriptOver { try take.advance() }
        #expect(take.stage.render() == scene.scenePicture)
        try take.go(to: take.frame - 3)
        #expect(take.stage.render() == composed)
    }
}
