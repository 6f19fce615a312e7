import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// The steps of scripts that operate elements as assistive technologies do.
@MainActor @Suite struct AccessibilityStepTests {
    private final class VolumeController: UIViewController {
        let slider = UISlider(frame: CGRect(x: 17, y: 90, width: 200, height: 31))
        let toggle = UISwitch(frame: CGRect(x: 17, y: 140, width: 51, height: 31))
        let row = UILabel(frame: CGRect(x: 17, y: 200, width: 200, height: 30))
        var archived = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            slider.value = 0.3
            slider.accessibilityLabel = "Volume"
            toggle.accessibilityIdentifier = "lamp"
            row.text = "Letter"
            row.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Archive \"it\"") { [weak self] _ in
                    self?.archived += 1
                    return true
                }
            ]
            for child in [slider, toggle, row] as [UIView] { view.addSubview(child) }
        }
    }

    private func makeTake(_ script: String) throws -> Take {
        let scene = Scene("volume", device: .phone(300, 400), tour: .none) { VolumeController() }
        return try Take(script: Script(script)) { scene.makeStage(scale: 0.5, threads: 1) }
    }

    private func controller(_ take: Take) throws -> VolumeController {
        try #require(take.stage.window.rootViewController as? VolumeController)
    }

    private static let steps = """
        increment "Volume"
        wait 0.1
        increment UISlider
        wait 0.1
        decrement (117, 105.5)
        wait 0.1
        activate "lamp"
        perform "Archive \\"it\\"" on "Letter"
        escape
        wait 0.5
        """

    @Test func stepsOperateTheElements() throws {
        let take = try makeTake(Self.steps)
        try take.advance(frames: 60)
        let controller = try controller(take)
        #expect(take.isScriptFinished)
        #expect(abs(controller.slider.value - 0.4) < 1e-6 && controller.toggle.isOn && controller.archived == 1)
    }

    @Test func writtenScriptHasTheSameEffect() throws {
        let take = try makeTake(Self.steps)
        try take.advance(frames: 60)
        let text = ScriptWriter.script(take.inputsWithSettings, scene: "volume", framesPerSecond: 60, until: 60)
        #expect(text.contains("increment (117, 105.5)") && text.contains("perform \"Archive \\\"it\\\"\" on (117, 215)"))
        let other = try makeTake(text)
        try other.advance(frames: 60)
        #expect(other.recordedInputs == take.recordedInputs && other.stage.render() == take.stage.render())
    }

    @Test func goingBackRepeatsTheActions() throws {
        let take = try makeTake(Self.steps)
        try take.advance(frames: 60)
        let end = take.stage.render()
        try take.seek(to: 3)
        #expect(try !controller(take).toggle.isOn)
        try take.seek(to: 60)
        #expect(take.stage.render() == end)
    }

    @Test func mistakesAreErrors() {
        for text in ["activate", "increment 7", "perform Archive on \"a\"", "perform \"a\"", "escape now"] {
            #expect(throws: ScriptError.self) { try Script(text) }
        }
    }

    @Test func missingTargetStopsTheScript() throws {
        #expect(throws: ScriptError.self) { try makeTake("activate \"Nothing\"\nwait 1").advance(frames: 5) }
    }
}
