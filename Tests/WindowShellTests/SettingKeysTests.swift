import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// The keys of the window that change settings of the device.
@MainActor @Suite struct SettingKeysTests {
    private let content: WindowContent

    init() throws {
        var options = WindowContent.Options()
        options.folder = FileManager.default.temporaryDirectory.path
        content = try WindowContent(
            [Scene("plain") { UIViewController() }], onlyScene: 0, size: CGSize(width: 900, height: 700), scale: 1, options)
        content.advance(frames: 3)
    }

    private func settings() throws -> DeviceSettings { try #require(content.openStage).settings }

    @Test func keysChangeTheSettings() throws {
        for key in "n++-uhz" { content.type(key) }
        let settings = try settings()
        #expect(settings.isDark && settings.textSize == .extraLarge && settings.isRightToLeft)
        #expect(settings.increasesContrast && settings.reducesMotion)
        content.type("n")
        #expect(try self.settings().isDark == false)
    }

    @Test func changesAreInputsOfTheTake() throws {
        content.type("n")
        content.advance(frames: 40)
        #expect(content.openTake?.recordedInputs.map(\.input) == [.setting(.isDark(true))])
        content.type("r")
        #expect(try !settings().isDark)
    }

    @Test func textSizeStopsAtTheLargest() throws {
        for _ in 0..<20 { content.type("+") }
        #expect(try settings().textSize == .accessibilityExtraExtraExtraLarge)
        #expect(content.openTake?.recordedInputs.count == 8)
    }
}
