import CoreGraphics
import Foundation
import Shell
import Stage
import Testing
import UIKit

/// Keys as a window tells of them.
@MainActor @Suite struct WindowKeyTests {
    private func open(_ controller: UIViewController) throws -> Presentation {
        let exhibit = Exhibit(
            name: "desk", title: "Desk", summary: "", size: CGSize(width: 300, height: 400),
            makeController: { controller })
        let presentation = try Presentation([exhibit], alone: 0, size: CGSize(width: 300, height: 400), scale: 1)
        presentation.advance(frames: 2)
        return presentation
    }

    private func stroke(_ name: String) throws -> KeyStroke { try #require(KeyStroke(named: name)) }

    /// Who lets go of Control before the letter can type the letter afterwards.
    @Test func controlIsLetGoBeforeTheLetter() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 36))
        controller.view.addSubview(field)
        let presentation = try open(controller)
        presentation.pointerDown(at: CGPoint(x: 60, y: 58))
        presentation.advance(frames: 2)
        presentation.pointerUp()
        presentation.advance(frames: 2)
        for character in "old" {
            presentation.type(character)
            presentation.advance(frames: 1)
        }
        #expect(field.text == "old")
        presentation.press(try stroke("control+a"))
        presentation.advance(frames: 3)
        presentation.release(try stroke("a"))
        presentation.advance(frames: 1)
        for character in "area" {
            presentation.type(character)
            // The window tells of this key too; it has been let go by itself.
            presentation.release(try stroke("control+\(character)"))
            presentation.advance(frames: 1)
        }
        #expect(field.text == "area")
    }
}
