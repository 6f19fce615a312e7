import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// The step `drag` on a slider: only its thumb can be dragged.
@MainActor @Suite struct SliderDragTests {
    private final class TallSlider: UISlider {}

    private final class HeadingController: UIViewController {
        let slider = UISlider(frame: CGRect(x: 17, y: 90, width: 200, height: 31))
        let tallSlider = TallSlider(frame: CGRect(x: 17, y: 190, width: 200, height: 31))
        let cover = UIView(frame: CGRect(x: 117, y: 80, width: 100, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            (slider.accessibilityIdentifier, tallSlider.accessibilityIdentifier) = ("heading", "height")
            (slider.value, tallSlider.value) = (0.25, 0.25)
            cover.isHidden = true
            for child in [slider, tallSlider, cover] as [UIView] { view.addSubview(child) }
        }
    }

    /// Plays a script on a new controller. Returns the warnings, and the values of the sliders at the end.
    private func play(
        _ script: String, _ prepare: (HeadingController) -> Void = { _ in }
    ) throws -> (warnings: [String], heading: Float, height: Float) {
        let controller = HeadingController()
        let stage = Stage(showing: { controller }, size: CGSize(width: 300, height: 400), scale: 1, threads: 1)
        stage.advance(frames: 7)
        stage.perform { prepare(controller) }
        let take = try Take(script: Script(script + "\nwait 0.1", file: "a.script")) { stage }
        while !take.isScriptFinished { try take.advance() }
        return (take.touchWarnings, controller.slider.value, controller.tallSlider.value)
    }

    /// The center of the thumb is at 2 + 0.25 · (196 − 28) + 14 = 58 points, which is 29 % of the width.
    @Test func dragBesideTheThumbHasAWarning() throws {
        let result = try play("drag \"heading\" at (80%, 50%) to \"heading\" at (90%, 50%) over 0.1")
        let warning =
            "a.script:1:6: warning: the drag from \"heading\" has no effect, because it begins beside the thumb of the slider; "
            + "write \"heading\" at (29%, 50%)"
        #expect(result.warnings == [warning] && result.heading == 0.25)
    }

    @Test(arguments: [29, 41]) func dragOfTheThumbHasNoWarning(percent: Int) throws {
        let result = try play("drag \"heading\" at (\(percent)%, 50%) to (200, 105) over 0.1")
        #expect(result.warnings.isEmpty && result.heading > 0.5)
    }

    /// A subclass, a gesture recognizer or the view in front can use the touch.
    @Test func dragThatCanHaveAnEffectHasNoWarning() throws {
        #expect(try play("drag \"height\" at (80%, 50%) to (200, 205) over 0.1").warnings.isEmpty)
        #expect(try play("drag (177, 105) to (200, 105) over 0.1").warnings.isEmpty)
        let drag = "drag \"heading\" at (80%, 50%) to (200, 105) over 0.1"
        #expect(try play(drag).warnings.count == 1)
        let disabled = try play(drag) { $0.slider.isEnabled = false }
        let covered = try play(drag) { $0.cover.isHidden = false }
        let recognized = try play(drag) { $0.slider.addGestureRecognizer(UIPanGestureRecognizer()) }
        #expect(disabled.warnings.isEmpty && covered.warnings.isEmpty && recognized.warnings.isEmpty)
    }
}
