import CSDLWindow
import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// SDL's text events, as a window receives them from a keyboard or an input method.
@MainActor @Suite struct TextInputReaderTests {
    private let controller = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 30, width: 160, height: 34))
    private let content: WindowContent
    private var reader = TextInputReader()

    init() throws {
        let (controller, field) = (controller, field)
        let scene = Scene("field", device: .phone(200, 120), tour: .none) {
            controller.view.addSubview(field)
            return controller
        }
        content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 400, height: 240), scale: 1)
        // Painting sets the scene's frame in the window.
        _ = content.paint(Collage(width: 400, height: 240, scale: 1))
        content.advance(frames: 60)
    }

    private func focus() {
        content.pointerDown(at: CGPoint(x: 80, y: 90))
        content.advance(frames: 1)
        content.pointerUp()
        content.advance(frames: 1)
    }

    private func copyString<Field>(_ field: inout Field, _ text: String) {
        withUnsafeMutableBytes(of: &field) { $0.copyBytes(from: Array(text.utf8.prefix(31)) + [0]) }
    }

    private mutating func send(_ event: SDL_Event) {
        reader.read(event, for: content)
        content.advance(frames: 1)
    }

    private mutating func sendText(_ text: String) {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        copyString(&event.text.text, text)
        send(event)
    }

    private mutating func sendComposition(_ text: String, _ start: Int32, _ length: Int32) {
        var event = SDL_Event()
        event.edit.type = SDL_TEXTEDITING.rawValue
        (event.edit.start, event.edit.length) = (start, length)
        copyString(&event.edit.text, text)
        send(event)
    }

    private mutating func sendLongComposition(_ text: String, _ start: Int32, _ length: Int32) {
        var event = SDL_Event()
        event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
        (event.editExt.start, event.editExt.length) = (start, length)
        event.editExt.text = SDL_strdup(text)
        send(event)
    }

    private mutating func sendKey(_ code: SDL_KeyCode, _ type: SDL_EventType, _ modifiers: SDL_Keymod = KMOD_NONE) {
        var event = SDL_Event()
        event.key.type = type.rawValue
        event.key.keysym.sym = SDL_Keycode(code.rawValue)
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        reader.read(event, for: content)
    }

    private var markedText: String? { field.markedTextRange.flatMap(field.text) }
    private var selectedText: String? { field.selectedTextRange.flatMap(field.text) }

    @Test mutating func compositionIsUpdatedAndCommitted() {
        focus()
        sendComposition("に", 1, 0)
        sendComposition("にほん", 1, 2)
        #expect(markedText == "にほん" && selectedText == "ほん" && content.isComposing)
        sendComposition("e\u{301}o", 2, 0)
        #expect(markedText == "éo" && field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 2)
        let longText = String(repeating: "長い", count: 40)
        sendLongComposition(longText, -1, 0)
        #expect(markedText == longText && selectedText == "")
        sendText("日本語")
        #expect(field.text == "日本語" && markedText == nil && !content.isComposing)
        sendComposition("", 0, 0)
        sendComposition("x", 0, 0)
        sendComposition("", 0, 0)
        sendText("二語")
        #expect(field.text == "日本語二語", "the text is inserted after the composition was removed")
    }

    @Test mutating func keysAreIgnoredDuringComposition() throws {
        focus()
        sendText("a")
        sendComposition("に", 1, 0)
        for name in ["backspace", "return", "left", "escape", "space", "tab"] {
            let stroke = try #require(KeyStroke(named: name))
            content.press(stroke)
            content.advance(frames: 1)
            content.release(stroke)
        }
        #expect(field.text == "aに" && markedText == "に" && !content.isQuitRequested)
        sendComposition("", 0, 0)
        content.press(try #require(KeyStroke(named: "backspace")))
        content.advance(frames: 1)
        #expect(field.text == "")
    }

    /// Often Control is released before the letter.
    @Test(arguments: [KMOD_LCTRL, KMOD_NONE]) mutating func letterIsTypedAfterShortcut(_ modifiersAtRelease: SDL_Keymod) {
        focus()
        sendText("x")
        sendKey(SDLK_a, SDL_KEYDOWN, KMOD_LCTRL)
        content.advance(frames: 1)
        sendKey(SDLK_a, SDL_KEYUP, modifiersAtRelease)
        content.advance(frames: 1)
        sendText("a")
        sendKey(SDLK_a, SDL_KEYUP)
        sendText("a")
        #expect(field.text == "aa", "the whole text was selected, and is replaced")
    }

    @Test mutating func spaceIsTypedOnce() throws {
        focus()
        sendText("a")
        sendKey(SDLK_SPACE, SDL_KEYDOWN)
        sendText(" ")
        sendKey(SDLK_SPACE, SDL_KEYUP)
        #expect(field.text == "a ")
        sendText(" ")
        #expect(field.text == "a  ", "if an input method consumes the key press, only the text event arrives")
        sendComposition("に", 1, 0)
        sendKey(SDLK_SPACE, SDL_KEYDOWN)
        sendText(" ")
        #expect(field.text == "a   ")
    }

    @Test mutating func compositionIsDiscardedWithoutTextField() {
        sendComposition("に", 1, 0)
        #expect(field.text == "" && content.caretFrame == nil)
        let (first, second) = (reader.resetDiscardedComposition(in: content), reader.resetDiscardedComposition(in: content))
        #expect(first && !second)
        focus()
        sendComposition("に", 1, 0)
        let discardedBefore = reader.resetDiscardedComposition(in: content)
        focus()
        let discardedAfter = reader.resetDiscardedComposition(in: content)
        #expect(field.text == "に" && markedText == nil && !discardedBefore && discardedAfter, "a tap elsewhere ends the composition")
        content.perform(.pause)
        #expect(content.caretFrame == nil)
        sendComposition("ほ", 1, 0)
        sendText("本本")
        #expect(field.text == "に")
    }

    /// The scene is shown at twice its size.
    @Test mutating func caretIsConvertedToWindowCoordinates() throws {
        #expect(content.caretFrame == nil)
        focus()
        let before = try #require(content.caretFrame)
        let sceneCaret = field.convert(field.caretRect(for: field.beginningOfDocument), to: nil)
        #expect(before == CGRect(x: sceneCaret.minX * 2, y: sceneCaret.minY * 2, width: 4, height: sceneCaret.height * 2))
        #expect(abs(before.midY - 94) <= 2 && (40...60).contains(before.minX))
        sendComposition("mm", 2, 0)
        let after = try #require(content.caretFrame)
        #expect(after.minX > before.minX + 30 && after.midY == before.midY)
    }

    @Test mutating func savedScriptContainsComposition() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var options = WindowContent.Options()
        options.folder = folder
        let scene = try #require(Scene.demo(named: "controls"))
        let controls = try WindowContent([scene.with(.none)], onlyScene: 0, size: scene.size, scale: 0.5, options)
        let tab = try #require(KeyStroke(named: "tab"))
        for _ in 0..<20 where controls.caretFrame == nil {
            controls.press(tab)
            controls.advance(frames: 1)
            controls.release(tab)
        }
        controls.compose("にほ", selecting: 1..<2)
        controls.advance(frames: 2)
        let composedImage = try #require(controls.sceneImage)
        controls.advance(frames: 1)
        controls.insert("日本")
        controls.advance(frames: 2)
        controls.perform(.script)
        let text = try String(contentsOfFile: folder + "/controls-1.script", encoding: .utf8)
        #expect(text.contains("\ncompose \"にほ\" at 1 to 2\n") && text.contains("\ncommit \"日本\"\n"))
        let take = try Take(script: Script(text)) {
            Stage(showing: scene.makeController, size: scene.size)
        }
        while !take.isScriptFinished { try take.advance() }
        #expect(take.stage.render() == controls.sceneImage)
        try take.seek(to: take.frame - 3)
        #expect(take.stage.render() == composedImage)
    }
}
