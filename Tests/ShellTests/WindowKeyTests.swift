import CoreGraphics
import Foundation
import Shell
import Stage
import Testing
import UIKit

/// Keys as a window tells of them, and what is told of frames.
@MainActor @Suite struct WindowKeyTests {
    private func open(_ controller: UIViewController, showsFrameCost: Bool = false) throws -> Presentation {
        let exhibit = Exhibit(
            name: "desk", title: "Desk", summary: "", size: CGSize(width: 300, height: 400), showsFrameCost: showsFrameCost,
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
        // All in one frame, as when the machine was busy.
        for character in "Aabba" { presentation.type(character) }
        presentation.advance(frames: 2)
        #expect(field.text == "areaAabba")
    }

    @Test func whatFramesCostIsToldWhereItMatters() throws {
        for isAboutSpeed in [true, false] {
            let presentation = try open(UIViewController(), showsFrameCost: isAboutSpeed)
            for _ in 0..<14 { presentation.spent(0.002, frames: 1) }
            #expect(presentation.frameCost == nil, "too little to speak of")
            presentation.spent(0.002, frames: 1)
            #expect(presentation.frameCost == (isAboutSpeed ? "60 fps   2.0 ms" : nil))
            presentation.type("m")
            #expect(presentation.frameCost == (isAboutSpeed ? nil : "60 fps   2.0 ms"))
        }
    }

    /// Pictures that went on two frames were half as many, and only the last half second counts.
    @Test func missedFramesAreSeen() throws {
        let presentation = try open(UIViewController(), showsFrameCost: true)
        for _ in 0..<30 { presentation.spent(0.002, frames: 1) }
        for _ in 0..<15 { presentation.spent(0.02, frames: 2) }
        #expect(presentation.frameCost == "40 fps  11.0 ms")
        for _ in 0..<15 { presentation.spent(0.02, frames: 2) }
        #expect(presentation.frameCost == "30 fps  20.0 ms")
    }

    /// In a window of the scene's size the HUD is where the phone has its status bar, and nowhere else.
    @Test func theSceneIsSeenUnderTheHud() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let presentation = try open(controller)
        presentation.type("t")
        presentation.advance(frames: 60)
        let collage = Collage(width: 300, height: 400, scale: 1)
        _ = presentation.paint(collage)
        let picture = collage.picture
        func isDark(_ y: Int) -> Bool { (0..<300).contains { picture[$0, y].green < 80 } }
        #expect(isDark(16) && !(40..<400).contains(where: isDark))
    }
}
