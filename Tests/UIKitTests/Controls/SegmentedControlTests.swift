import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SegmentedControlTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    private func addSegmentedControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 10, y: 60, width: 304, height: 32)
        stage.window.addSubview(control)
        stage.advance(frames: 1)
        return control
    }

    /// A control that determines its own size keeps its origin when it sets the size, and not its center.
    @Test func newControlsKeepTheirOrigin() {
        stage.makeCurrent()
        let origin = CGPoint(x: 30, y: 70)
        #expect(UISegmentedControl(items: ["One", "Three"]).frame.origin == .zero && UISlider().frame.origin == .zero)
        #expect(UISlider(frame: CGRect(origin: origin, size: .zero)).frame.origin == origin)
        #expect(UIActivityIndicatorView(style: .large).frame == CGRect(x: 0, y: 0, width: 37, height: 37))
        let picker = UIDatePicker(frame: CGRect(origin: origin, size: .zero))
        #expect(picker.frame.origin == origin && picker.frame.width > 100)
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

    @Test func onlyTheSegmentUnderTheDraggedThumbIsScaled() {
        let control = addSegmentedControl()
        control.selectedSegmentIndex = 1
        stage.advance(by: 1)
        func segmentTransforms() -> [CGAffineTransform] { labels(of: control).compactMap { $0.superview?.transform } }
        stage.touchDown(at: CGPoint(x: 160, y: 75))
        stage.advance(by: 0.5)
        #expect(segmentTransforms().map { $0 == .identity } == [true, false, true])
        stage.touchMove(to: CGPoint(x: 40, y: 75))
        stage.advance(by: 0.5)
        #expect(segmentTransforms().map { $0 == .identity } == [false, true, true])
        stage.touchUp()
        stage.advance(by: 1)
        #expect(control.selectedSegmentIndex == 0 && segmentTransforms() == [.identity, .identity, .identity])
    }

    private func labels(of control: UISegmentedControl) -> [UILabel] {
        control.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    }

    @Test func titlesHaveTheAttributesOfTheirStates() throws {
        let control = addSegmentedControl()
        let width = control.intrinsicContentSize.width
        control.selectedSegmentIndex = 1
        control.setTitleTextAttributes([.foregroundColor: UIColor.brown, .font: UIFont.systemFont(ofSize: 19)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .selected)
        control.insertSegment(withTitle: "Added", at: 3, animated: false)
        control.setEnabled(false, forSegmentAt: 0)
        control.setTitle("Neu", forSegmentAt: 2)
        stage.advance(by: 1)
        let labels = labels(of: control)
        #expect(labels.map(\.text) == ["One", "Two", "Neu", "Added"])
        #expect(labels.map(\.font.pointSize) == [19, 19, 19, 19])
        #expect(labels.map(\.textColor) == [.brown.withAlphaComponent(0.3), .cyan, .brown, .brown])
        #expect(control.intrinsicContentSize.width > width * 1.3 && control.titleTextAttributes(for: .selected)?.count == 1)
        control.selectedSegmentIndex = 2
        stage.advance(by: 1)
        #expect(labels.map(\.textColor) == [.brown.withAlphaComponent(0.3), .brown, .cyan, .brown])
        control.setTitleTextAttributes(nil, for: .normal)
        control.setTitleTextAttributes(nil, for: .selected)
        #expect(labels[1].font.pointSize == 13 && labels[1].textColor == .label && control.titleTextAttributes(for: .normal) == nil)
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
}
