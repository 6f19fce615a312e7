import Stage
import Testing
import UIKit

@MainActor @Suite struct SegmentedControlStepperAndProgressTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    private func valueChangeCounter(_ control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    private func addSegmentedControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 10, y: 60, width: 304, height: 32)
        stage.window.addSubview(control)
        stage.advance(frames: 1)
        return control
    }

    @Test func segmentsCanBeTappedAndDragged() {
        let control = addSegmentedControl()
        let changeCount = valueChangeCounter(control)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.tap(at: CGPoint(x: 160, y: 75))
        #expect(control.selectedSegmentIndex == 1 && changeCount() == 1)
        stage.tap(at: CGPoint(x: 160, y: 75))
        #expect(changeCount() == 1, "selecting the same segment again sends no event")
        stage.drag(from: CGPoint(x: 160, y: 75), to: CGPoint(x: 40, y: 75), duration: 0.3)
        #expect(control.selectedSegmentIndex == 0 && changeCount() == 2)
        stage.drag(from: CGPoint(x: 260, y: 75), to: CGPoint(x: 160, y: 75), duration: 0.3)
        #expect(control.selectedSegmentIndex == 1 && changeCount() == 3, "the segment at the end of the touch is selected")
        stage.drag(from: CGPoint(x: 260, y: 75), to: CGPoint(x: 260, y: 300), duration: 0.3)
        #expect(control.selectedSegmentIndex == 1 && changeCount() == 3)
        control.selectedSegmentIndex = 2
        #expect(changeCount() == 3)
    }

    @Test func selectionChangeAnimatesTheThumb() throws {
        let control = addSegmentedControl()
        control.selectedSegmentIndex = 0
        stage.advance(by: 0.6)
        let thumb = try #require(control.subviews.first)
        #expect(near(stage.trace(thumb.layer, "position.x"), 52))
        stage.tap(at: CGPoint(x: 260, y: 75))
        stage.advance(by: 0.1)
        #expect((60..<245).contains(stage.trace(thumb.layer, "position.x")))
        stage.advance(by: 0.6)
        #expect(near(stage.trace(thumb.layer, "position.x"), 252))
    }

    @Test func segmentsCanBeInsertedRemovedAndDisabled() {
        let control = addSegmentedControl()
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
        control.removeSegment(at: 0, animated: false)
        control.setEnabled(false, forSegmentAt: 0)
        stage.tap(at: CGPoint(x: 40, y: 75))
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        control.isMomentary = true
        let changeCount = valueChangeCounter(control)
        stage.tap(at: CGPoint(x: 250, y: 75))
        #expect(changeCount() == 1 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

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

    @Test func tapsChangeThePage() {
        let pageControl = UIPageControl(frame: CGRect(x: 60, y: 300, width: 200, height: 37))
        pageControl.numberOfPages = 4
        pageControl.currentPage = 9
        stage.window.addSubview(pageControl)
        let changeCount = valueChangeCounter(pageControl)
        #expect(pageControl.currentPage == 3)
        stage.tap(at: CGPoint(x: 240, y: 318))
        #expect(pageControl.currentPage == 3 && changeCount() == 0)
        stage.tap(at: CGPoint(x: 80, y: 318))
        #expect(pageControl.currentPage == 2 && changeCount() == 1)
        pageControl.numberOfPages = 2
        #expect(pageControl.currentPage == 1)
        #expect(pageControl.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    }

    @Test func activityIndicatorRotatesInTwelfths() throws {
        let indicator = UIActivityIndicatorView(style: .medium)
        stage.window.addSubview(indicator)
        #expect(indicator.isHidden && indicator.bounds.width == 20)
        indicator.startAnimating()
        stage.advance(by: 0.5)
        let layer = try #require(indicator.layer.sublayers?.first)
        let halfTurn = stage.trace(layer, "transform.rotation.z")
        stage.advance(frames: 1)
        #expect(near(halfTurn, .pi, within: 1e-6) || near(halfTurn, -.pi, within: 1e-6))
        #expect(stage.trace(layer, "transform.rotation.z") == halfTurn, "the angle is constant between two steps")
        indicator.stopAnimating()
        #expect(indicator.isHidden && stage.nextChange.map { $0 > stage.time } != true)
    }

    @Test func progressChangeIsAnimated() throws {
        let progressView = UIProgressView(progressViewStyle: .default)
        progressView.frame = CGRect(x: 20, y: 40, width: 200, height: 4)
        stage.window.addSubview(progressView)
        progressView.progress = 0.2
        stage.advance(frames: 1)
        let fill = try #require(progressView.subviews.first)
        #expect(near(fill.frame.width, 40, within: 1e-4))
        progressView.setProgress(0.7, animated: true)
        stage.advance(by: 0.125)
        #expect((41..<139).contains(stage.trace(fill.layer, "bounds.size.width")))
        stage.advance(by: 0.2)
        #expect(near(stage.trace(fill.layer, "bounds.size.width"), 140, within: 1e-3))
        progressView.progress = 3
        #expect(progressView.progress == 1)
    }
}
