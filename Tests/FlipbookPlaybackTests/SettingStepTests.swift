import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// The steps of scripts that change settings of the device, and takes that contain such changes.
@MainActor @Suite struct SettingStepTests {
    private func makeTake(_ script: String, _ settings: DeviceSettings = .standard) throws -> Take {
        let scene = try #require(Scene.demo(named: "controls")).with(settings)
        return try Take(script: Script(script)) { scene.makeStage(scale: 0.5, threads: 1) }
    }

    @Test func everyStepSetsItsSetting() throws {
        let take = try makeTake(
            """
            appearance dark
            text-size extra-extra-large
            direction right-to-left
            contrast increased
            bold-text on
            motion reduced
            transparency reduced
            wait 0.1
            """)
        try take.advance(frames: 6)
        let settings = take.stage.settings
        #expect(settings.isDark && settings.textSize == .extraExtraLarge && settings.isRightToLeft && settings.increasesContrast)
        #expect(settings.hasBoldText && settings.reducesMotion && settings.reducesTransparency)
        #expect(settings.changes() == take.recordedInputs.compactMap { if case .setting(let setting) = $0.input { setting } else { nil } })
    }

    @Test func unknownWordsAreErrors() {
        for text in ["appearance gray", "text-size huge", "direction down", "bold-text yes"] {
            #expect(throws: ScriptError.self) { try Script(text) }
        }
    }

    @Test func writtenScriptHasTheSteps() throws {
        var settings = DeviceSettings.standard
        settings.isDark = true
        let take = try makeTake("wait 0.5\ntext-size small\nwait 0.5", settings)
        try take.advance(frames: 60)
        let text = ScriptWriter.script(take.inputsWithSettings, scene: "controls", framesPerSecond: 60, until: 60)
        #expect(text.contains("appearance dark\nwait 0.5\ntext-size small\nwait 0.5"))
        let other = try makeTake(text)
        try other.advance(frames: 60)
        #expect(other.stage.settings == take.stage.settings && other.stage.render() == take.stage.render())
    }

    @Test func goingBackRestoresTheSettings() throws {
        let take = try makeTake("wait 0.2\nappearance dark\nwait 1")
        try take.advance(frames: 60)
        let dark = take.stage.render()
        #expect(take.stage.settings.isDark)
        try take.seek(to: 6)
        #expect(!take.stage.settings.isDark)
        try take.seek(to: 60)
        #expect(take.stage.render() == dark)
    }

    @Test func logKeepsTheSetting() throws {
        let take = try makeTake("")
        take.performLiveInput(.setting(.textSize(.accessibilityLarge)))
        let log = try JSONDecoder().decode(TakeLog.self, from: JSONEncoder().encode(take.log))
        #expect(log == take.log && log.liveInputs.map(\.input) == [.setting(.textSize(.accessibilityLarge))])
    }
}
