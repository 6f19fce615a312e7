import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Tests control of the interface with the keyboard.
@MainActor @Suite struct FocusSystemTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let first = UIButton(type: .system)
    let second = UISlider(frame: CGRect(x: 150, y: 42, width: 120, height: 31))
    let third = UISwitch(frame: CGRect(x: 20, y: 120, width: 0, height: 0))
    let fourth = UIView(frame: CGRect(x: 160, y: 200, width: 80, height: 60))
    let log = Log()

    @MainActor final class Log { var lines: [String] = [] }

    init() {
        first.frame = CGRect(x: 20, y: 40, width: 90, height: 36)
        first.setTitle("Go", for: .normal)
        let tap = UITapGestureRecognizer()
        fourth.addGestureRecognizer(tap)
        // The order of the subviews differs from the reading order.
        for view in [fourth, third, second, first] { stage.window.addSubview(view) }
        first.addAction(UIAction { [log] _ in log.lines.append("go") }, for: .touchUpInside)
        tap.addAction { [log] _ in log.lines.append("tap") }
        stage.advance(frames: 1)
    }

    private var focusedView: UIView? { [first, second, third, fourth].first(where: \.isFocused) }

    @Test func tabMovesFocusInReadingOrder() {
        #expect(focusedView == nil)
        var focusedViews: [UIView?] = []
        for _ in 0..<5 {
            stage.key("tab")
            focusedViews.append(focusedView)
        }
        #expect(focusedViews == [first, second, third, fourth, first])
        stage.key("shift+tab")
        #expect(focusedView == fourth)
        first.isEnabled = false
        second.isHidden = true
        stage.key("tab")
        #expect(focusedView == third)
    }

    @Test func tabBeginsAtTheRightInARightToLeftLayout() {
        stage.userInterfaceLayoutDirection = .rightToLeft
        var focusedViews: [UIView?] = []
        for _ in 0..<3 {
            stage.key("tab")
            focusedViews.append(focusedView)
        }
        #expect(focusedViews == [second, first, third])
    }

    @Test func arrowKeysMoveFocusOrChangeAValue() {
        stage.key("tab")
        stage.key("right")
        #expect(focusedView == second)
        stage.key("right")
        stage.key("right")
        stage.key("left")
        #expect(focusedView == second && near(second.value, 0.1))
        stage.key("down")
        #expect(focusedView == fourth)
        stage.key("up")
        stage.key("up")
        #expect(focusedView == second)
    }

    @Test func leftArrowIncreasesAValueInARightToLeftLayout() {
        stage.userInterfaceLayoutDirection = .rightToLeft
        stage.key("tab")
        for key in ["left", "left", "right"] { stage.key(key) }
        #expect(focusedView == second && near(second.value, 0.1))
    }

    @Test func spaceActsAsATouchWhileItIsPressed() throws {
        stage.key("tab")
        let space = try #require(KeyStroke(named: "space"))
        stage.keyboard.keyDown(space)
        stage.advance(by: 0.3)
        #expect(first.isHighlighted && log.lines.isEmpty)
        stage.keyboard.keyUp(space)
        #expect(log.lines == ["go"])
        stage.key("shift+tab")
        stage.key("return")
        #expect(log.lines == ["go", "tap"])
        stage.key("shift+tab")
        stage.key("space")
        #expect(third.isOn)
    }

    @Test func focusedButtonUsesTheTitlesOfItsOtherStates() throws {
        first.setTitle("Going", for: .highlighted)
        first.setTitle("Gone", for: .disabled)
        stage.key("tab")
        #expect(first.isFocused && first.currentTitle == "Go")
        let space = try #require(KeyStroke(named: "space"))
        stage.keyboard.keyDown(space)
        stage.advance(frames: 2)
        #expect(first.currentTitle == "Going")
        stage.keyboard.keyUp(space)
        first.isEnabled = false
        #expect(first.isFocused && first.currentTitle == "Gone")
        first.setTitle("Here", for: .focused)
        first.isEnabled = true
        #expect(first.currentTitle == "Here")
    }

    @Test func shiftWithAnArrowKeyDrags() {
        let pan = UIPanGestureRecognizer()
        var translation = CGPoint.zero
        pan.addAction { [log] _ in
            translation = pan.translation(in: nil)
            if pan.state == .ended { log.lines.append("dragged") }
        }
        fourth.addGestureRecognizer(pan)
        for _ in 0..<4 { stage.key("tab") }
        stage.key("shift+up")
        stage.advance(by: 0.5)
        #expect(log.lines == ["dragged"] && translation.x == 0 && near(translation.y, -50))
    }

    @Test func touchHidesTheFocusRing() {
        stage.key("tab")
        func hasRing() -> Bool { stage.render()[65, 36].blue > 150 }
        #expect(hasRing())
        stage.tap(at: CGPoint(x: 280, y: 380))
        #expect(focusedView == nil && !hasRing())
        stage.key("tab")
        #expect(focusedView == first && hasRing(), "the focus returns to the same view")
        stage.key("escape")
        #expect(focusedView == nil)
    }

    @Test func focusRingFollowsAnAnimatedView() {
        stage.key("tab")
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: { first.center.y += 200 })
        stage.advance(by: 0.5)
        let frame = stage.render()
        // The upper edge of the ring is 100 points lower than before, and nothing is left at the first position.
        let edgePixel = frame[65, 40 + 100 - 4]
        #expect(edgePixel.blue > 150 && edgePixel.red < 120)
        #expect(frame[65, 36].red == frame[2, 2].red)
    }

    @Test func coveredViewsGetNoFocus() {
        let card = UIView(frame: stage.window.bounds)
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
        card.addSubview(button)
        stage.window.addSubview(card)
        stage.advance(frames: 1)
        stage.key("tab")
        #expect(button.isFocused)
        stage.key("tab")
        #expect(button.isFocused)
    }

    /// A view with a covered center can still get the focus, and is tapped beside the cover.
    @Test func viewWithACoveredCenterIsTappedBesideTheCover() {
        let cover = UIView(frame: CGRect(x: 170, y: 190, width: 60, height: 50))
        stage.window.addSubview(cover)
        stage.advance(frames: 1)
        stage.key("shift+tab")
        #expect(fourth.isFocused)
        stage.key("space")
        #expect(log.lines == ["tap"])
        cover.frame = fourth.frame
        stage.key("space")
        stage.key("tab")
        stage.key("shift+tab")
        #expect(log.lines == ["tap"] && !fourth.isFocused)
    }
}
