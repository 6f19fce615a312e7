import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct StepperTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    @Test func stepperStaysWithinItsLimitsAndRepeats() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 80, width: 0, height: 0))
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) = (-1, 30, 1.5, 3)
        stage.window.addSubview(stepper)
        let changeCount = valueChangeCounter(stepper)
        stage.tap(at: CGPoint(x: 180, y: 95))
        #expect(near(stepper.value, 4.5) && changeCount() == 1)
        stage.tap(at: CGPoint(x: 110, y: 95))
        stage.tap(at: CGPoint(x: 110, y: 95))
        stage.tap(at: CGPoint(x: 110, y: 95))
        stage.tap(at: CGPoint(x: 110, y: 95))
        #expect(near(stepper.value, -1) && changeCount() == 5)
        stage.tap(at: CGPoint(x: 110, y: 95))
        #expect(near(stepper.value, -1) && changeCount() == 5)
        stepper.wraps = true
        stage.tap(at: CGPoint(x: 110, y: 95))
        #expect(near(stepper.value, 30))
        stepper.wraps = false
        stepper.value = 0
        stage.touchDown(at: CGPoint(x: 180, y: 95))
        stage.advance(by: 1.05)
        stage.touchUp()
        // The value changes at 0.5, 0.75 and 1 s: first after 0.5 s, then every 0.25 s.
        #expect(near(stepper.value, 4.5))
    }

    @Test func stepperThatItsActionDisablesStopsRepeating() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 80, width: 0, height: 0))
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (-2, 9, 3)
        stage.window.addSubview(stepper)
        let action = UIAction { [unowned stepper] _ in
            if stepper.value == 5 { stepper.isEnabled = false }
        }
        stepper.addAction(action, for: .valueChanged)
        stage.touchDown(at: CGPoint(x: 180, y: 95))
        stage.advance(by: 2)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(near(stepper.value, 5) && !stepper.isEnabled)
        #expect(stage.isIdle, "no timer is left")
    }
}
