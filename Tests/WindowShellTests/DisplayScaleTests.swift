import CoreGraphics
import Foundation
import FlipbookPlayback
import Stage
import Testing
import UIKit
import WindowShell

/// The scale of a display, and the move of the window to the next display.
@MainActor @Suite struct DisplayScaleTests {
    @Test(arguments: [(96.0, 1.0), (108, 1.25), (120, 1.25), (144, 1.5), (192, 2), (168, 1.75), (72, 1), (2000, 4), (0, 1), (.nan, 1)])
    func resolutionOfFontsGivesScaleInQuarters(_ resolution: Double, _ scale: Double) {
        #expect(DisplayScale.scale(fontResolution: resolution, displayResolution: nil, width: 1920) == CGFloat(scale))
    }

    @Test func resolutionOfTheDisplayIsUsedForWideDisplays() {
        #expect(DisplayScale.scale(fontResolution: nil, displayResolution: 227, width: 2560) == 2)
        #expect(DisplayScale.scale(fontResolution: nil, displayResolution: 143.9, width: 3840) == 1)
        #expect(DisplayScale.scale(fontResolution: nil, displayResolution: 165, width: 1920) == 1, "fewer than 1280 points would fit")
        #expect(DisplayScale.scale(fontResolution: 96, displayResolution: 227, width: 2560) == 1, "the choice of the user is preferred")
        #expect(DisplayScale.scale(fontResolution: nil, displayResolution: .infinity, width: 2560) == 1)
    }

    @Test func f3RequestsTheNextDisplay() throws {
        let scene = Scene("plain", device: .phone(300, 400), tour: .none) { UIViewController() }
        let content = try WindowContent([scene], size: CGSize(width: 300, height: 400), scale: 1)
        #expect(!content.isNextDisplayRequested)
        content.press(try #require(KeyStroke(named: "f3")))
        #expect(content.isNextDisplayRequested)
    }

    @Test func settingsContainTheDisplay() {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var settings = Settings()
        settings.display = "DELL U2720Q 27\" 2"
        settings.save(to: path)
        #expect(Settings(contentsOf: path) == settings)
    }
}
