import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// Key events as a window reports them, and the frame statistics.
@MainActor @Suite struct PresentationKeyTests {
    private func open(_ controller: UIViewController, showsFrameStatistics: Bool = false) throws -> Presentation {
        let description = SceneDescription(
            name: "desk", title: "Desk", summary: "", size: CGSize(width: 300, height: 400), showsFrameStatistics: showsFrameStatistics,
            makeController: { controller })
        let presentation = try Presentation([description], onlyScene: 0, size: CGSize(width: 300, height: 400), scale: 1)
        presentation.advance(frames: 2)
        return presentation
    }

    private func stroke(_ name: String) throws -> KeyStroke { try #require(KeyStroke(named: name)) }

    /// If Control is released before the letter, the letter can be typed afterwards.
    @Test func letterIsTypedAfterControlWasReleasedFirst() throws {
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
            // The window reports this release too. The key was already released automatically.
            presentation.release(try stroke("control+\(character)"))
            presentation.advance(frames: 1)
        }
        #expect(field.text == "area")
        // All in one frame, as on a busy computer.
        for character in "Aabba" { presentation.type(character) }
        presentation.advance(frames: 2)
        #expect(field.text == "areaAabba")
    }

    @Test func frameStatisticsAreShownByDefaultWhereSpecified() throws {
        for showsByDefault in [true, false] {
            let presentation = try open(UIViewController(), showsFrameStatistics: showsByDefault)
            for _ in 0..<14 { presentation.recordFrameTime(0.002, frames: 1) }
            #expect(presentation.frameStatisticsText == nil, "too little to speak of")
            presentation.recordFrameTime(0.002, frames: 1)
            #expect(presentation.frameStatisticsText == (showsByDefault ? "60 fps   2.0 ms" : nil))
            presentation.type("m")
            #expect(presentation.frameStatisticsText == (showsByDefault ? nil : "60 fps   2.0 ms"))
        }
    }

    /// A frame that is shown for two frames halves the frame rate. Only the last half second counts.
    @Test func missedFramesLowerFrameRate() throws {
        let presentation = try open(UIViewController(), showsFrameStatistics: true)
        for _ in 0..<30 { presentation.recordFrameTime(0.002, frames: 1) }
        for _ in 0..<15 { presentation.recordFrameTime(0.02, frames: 2) }
        #expect(presentation.frameStatisticsText == "40 fps  11.0 ms")
        for _ in 0..<15 { presentation.recordFrameTime(0.02, frames: 2) }
        #expect(presentation.frameStatisticsText == "30 fps  20.0 ms")
    }

    /// In a window of the scene's size the HUD covers only the phone's status bar.
    @Test func hudCoversOnlyTheStatusBar() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let presentation = try open(controller)
        presentation.type("t")
        presentation.advance(frames: 60)
        let collage = Collage(width: 300, height: 400, scale: 1)
        _ = presentation.paint(collage)
        let image = collage.image
        func isDark(_ y: Int) -> Bool { (0..<300).contains { image[$0, y].green < 80 } }
        #expect(isDark(16) && !(40..<400).contains(where: isDark))
    }
}
