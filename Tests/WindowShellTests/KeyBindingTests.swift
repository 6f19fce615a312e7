import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The table of keys.
@MainActor @Suite struct KeyBindingTests {
    private func command(_ name: String, _ contexts: Set<KeyBinding.Context> = [.scene], plain: Bool = true) throws -> WindowCommand? {
        let stroke = name.count == 1 ? KeyStroke(typing: Character(name)) : try #require(KeyStroke(named: name))
        return KeyBinding.command(for: stroke, in: contexts, allowsPlainCharacters: plain)
    }

    /// A key gives the command of its row in the table. No other row has the same key in the same state of the window.
    @Test func everyKeyGivesTheCommandOfItsRow() throws {
        for binding in KeyBinding.all {
            for key in binding.keys {
                for context in key.contexts ?? binding.contexts {
                    #expect(try command(key.name, [context]) == binding.command, "\(key.name) in \(context)")
                }
            }
        }
    }

    @Test func everyCommandHasAKey() {
        #expect(Set(KeyBinding.all.map(\.command)) == Set(WindowCommand.allCases))
    }

    @Test func charactersNeedControlWhileTextIsEdited() throws {
        for binding in KeyBinding.all {
            for key in binding.keys where key.isCharacter {
                #expect(try command(key.name, plain: false) == nil, "\(key.name)")
            }
        }
        #expect(try command("control+t", plain: false) == .slowMotion)
        #expect(try command("f1", plain: false) == .help)
        #expect(try command("alt+t") == nil && command("command+t") == nil)
    }

    @Test func controlCIsNotTheCommandOfC() throws {
        #expect(try command("c") == .compare && command("control+c") == nil && command("control+c", plain: false) == nil)
    }

    @Test func letterGivesItsCommandInBothCases() throws {
        #expect(try command("t") == .slowMotion && command("T") == .slowMotion)
    }

    @Test func arrowKeysStepOnlyWhilePaused() throws {
        #expect(try command("right") == nil && command("left") == nil)
        #expect(try command("right", [.scene, .paused]) == .stepForward && command("left", [.scene, .paused]) == .stepBackward)
    }

    /// While a text field is edited, Control with A selects its text and does not show or hide the phone.
    @Test func keysThatEditTextGiveNoCommand() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 36))
        controller.view.addSubview(field)
        let scene = Scene("desk", device: .phone(300, 400), tour: .none) { controller }
        let content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 300, height: 400), scale: 1)
        content.advance(frames: 2)
        let selectAll = try #require(KeyStroke(named: "control+a"))
        content.press(selectAll)
        #expect(content.settings.hasPhone, "the scene does not accept text")
        content.release(selectAll)
        content.advance(frames: 1)
        field.text = "old"
        field.becomeFirstResponder()
        content.press(selectAll)
        #expect(content.settings.hasPhone && field.selectedTextRange.flatMap(field.text) == "old")
    }

    @Test func labelsNameTheModifiers() {
        let keys: [KeyBinding.Key] = ["t", "control+left", "pageup", "f11", "+", "?"]
        #expect(keys.map(\.label) == ["T", "Ctrl ←", "Page ↑", "F11", "+", "?"])
        #expect(keys.map(\.text) == ["T", "Ctrl-Left", "Page Up", "F11", "+", "?"])
    }
}
