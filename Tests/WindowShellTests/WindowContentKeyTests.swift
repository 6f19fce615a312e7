import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// Key events as a window reports them, and the frame statistics.
@MainActor @Suite struct WindowContentKeyTests {
    private func open(_ controller: UIViewController, showsFrameStatistics: Bool = false) throws -> WindowContent {
        let scene = Scene("desk", device: .phone(300, 400), tour: .none, showsFrameStatistics: showsFrameStatistics) { controller }
        let content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 300, height: 400), scale: 1)
        content.advance(frames: 2)
        return content
    }

    private func stroke(_ name: String) throws -> KeyStroke { try #require(KeyStroke(named: name)) }

    /// If Control is released before the letter, the letter can be typed afterwards.
    @Test func letterIsTypedAfterControlWasReleasedFirst() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 36))
        controller.view.addSubview(field)
        let content = try open(controller)
        content.pointerDown(at: CGPoint(x: 60, y: 58))
        content.advance(frames: 2)
        content.pointerUp()
        content.advance(frames: 2)
        for character in "old" {
            content.type(character)
            content.advance(frames: 1)
        }
        #expect(field.text == "old")
        content.press(try stroke("control+a"))
        content.advance(frames: 3)
        content.release(try stroke("a"))
        content.advance(frames: 1)
        for character in "area" {
            content.type(character)
            // The window reports this release too. The key was already released automatically.
            content.release(try stroke("control+\(character)"))
            content.advance(frames: 1)
        }
        #expect(field.text == "area")
        // All letters are typed in one frame, as on a busy computer.
        for character in "Aabba" { content.type(character) }
        content.advance(frames: 2)
        #expect(field.text == "areaAabba")
    }

    @Test func frameStatisticsAreShownByDefaultWhereSpecified() throws {
        for showsByDefault in [true, false] {
            let content = try open(UIViewController(), showsFrameStatistics: showsByDefault)
            for _ in 0..<14 { content.recordFrameTimes(FrameTimes(painting: 0.002), frames: 1) }
            #expect(content.frameStatisticsText == nil, "there are too few frames for statistics")
            content.recordFrameTimes(FrameTimes(painting: 0.002), frames: 1)
            #expect(content.frameStatisticsText == (showsByDefault ? "60 fps   2.0 ms" : nil))
            content.type("m")
            #expect(content.frameStatisticsText == (showsByDefault ? nil : "60 fps   2.0 ms"))
        }
    }

    /// An image that is shown for two frames instead of one halves the frame rate. Only the last half second counts.
    @Test func missedFramesLowerFrameRate() throws {
        let content = try open(UIViewController(), showsFrameStatistics: true)
        for _ in 0..<30 { content.recordFrameTimes(FrameTimes(painting: 0.002), frames: 1) }
        for _ in 0..<15 { content.recordFrameTimes(FrameTimes(painting: 0.02), frames: 2) }
        #expect(content.frameStatisticsText == "40 fps  11.0 ms")
        for _ in 0..<15 { content.recordFrameTimes(FrameTimes(painting: 0.02), frames: 2) }
        #expect(content.frameStatisticsText == "30 fps  20.0 ms")
    }

    /// In a window of the scene's size the HUD covers only the phone's status bar.
    @Test func hudCoversOnlyTheStatusBar() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let content = try open(controller)
        content.type("t")
        content.advance(frames: 60)
        let collage = Collage(width: 300, height: 400, scale: 1)
        _ = content.paint(collage)
        let image = collage.image
        func isDark(_ y: Int) -> Bool { (0..<300).contains { image[$0, y].green < 80 } }
        #expect(isDark(16) && !(40..<400).contains(where: isDark))
    }
}
