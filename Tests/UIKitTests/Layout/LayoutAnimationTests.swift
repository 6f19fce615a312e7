import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutAnimationTests {
    let fixture = LayoutFixture()
    var view: UIView { fixture.view }
    var stage: Stage { fixture.stage }

    private func addBox() -> (box: UIView, left: NSLayoutConstraint) {
        let box = fixture.addSized(40, 20)
        let left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 30)
        left.isActive = true
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 50).isActive = true
        stage.advance(frames: 1)
        return (box, left)
    }

    private func x(_ view: UIView) -> Double { stage.trace(view.layer, "position.x") }

    /// docs/CONTRACT.md §8: a changed constant has no effect until the next layout pass. Here this pass runs outside of the block.
    @Test func changeOfAConstantAloneIsNotAnimated() {
        let (box, left) = addBox()
        left.constant = 130
        #expect(box.frame.minX == 30)
        stage.advance(frames: 1)
        #expect(box.frame.minX == 130 && near(x(box), 150))
        UIView.animate(withDuration: 1) { left.constant = 230 }
        stage.advance(frames: 1)
        #expect(near(x(box), 250))
    }

    @Test func layoutInsideABlockIsAnimatedWhereverTheConstantChanged() {
        for changesInside in [true, false] {
            let (box, left) = addBox()
            if !changesInside { left.constant = 130 }
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    if changesInside { left.constant = 130 }
                    view.layoutIfNeeded()
                })
            #expect(box.frame.minX == 130)
            stage.advance(by: 0.25)
            #expect(near(x(box), 75))
            stage.advance(by: 1)
            #expect(near(x(box), 150))
        }
    }

    /// docs/CONTRACT.md §8: a pending change is animated too, unless a layout pass runs before the block.
    @Test func pendingTextChangeIsAnimatedByTheBlock() {
        let label = UILabel()
        label.text = "???"
        _ = fixture.add(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        stage.advance(frames: 1)
        let before = Double(label.bounds.width)
        for isFlushed in [false, true] {
            label.text = isFlushed ? "Montpelier, in the state of Vermont" : "What is cognac made from?"
            if isFlushed { view.layoutIfNeeded() }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
            let after = Double(label.bounds.width)
            #expect(after > before + 50)
            stage.advance(by: 0.5)
            let visibleWidth = stage.trace(label.layer, "bounds.size.width")
            #expect(near(visibleWidth, isFlushed ? after : (before + after) / 2))
            #expect(near(x(label), 187.5))
            stage.advance(by: 1)
        }
    }

    @Test func reversedLayoutAnimationsAdd() {
        let (box, left) = addBox()
        func move(to position: CGFloat) {
            left.constant = position
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
        }
        move(to: 230)
        stage.advance(by: 0.5)
        move(to: 30)
        stage.advance(by: 0.25)
        // The final position is 50. The first animation still adds -200 · 0.25, the second adds 200 · 0.75.
        #expect(near(x(box), 50 - 50 + 150))
        stage.advance(by: 1)
        #expect(near(x(box), 50))
    }

    @Test func changedConstraintsAndPrioritiesAreAnimated() {
        let box = fixture.addSized(40, 20)
        let (left, right) = (box.leftAnchor.constraint(equalTo: view.leftAnchor), box.rightAnchor.constraint(equalTo: view.rightAnchor))
        let wide = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.2)
        let wider = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6)
        wide.priority = 600
        wider.priority = 500
        NSLayoutConstraint.activate([left, wide, wider])
        fixture.add().topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        stage.advance(frames: 1)
        #expect(box.frame.minX == 0 && box.frame.width == 75)
        // The new constraint is activated before the old one is deactivated. No pass runs in between, so no conflict is reported.
        let logs = fixture.conflicts {
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: {
                    wide.priority = 400
                    right.isActive = true
                    left.isActive = false
                    view.layoutIfNeeded()
                })
        }
        #expect(logs.isEmpty)
        stage.advance(by: 0.5)
        #expect(box.frame == frame(150, 0, 225, 20))
        #expect(near(stage.trace(box.layer, "bounds.size.width"), 150))
        #expect(near(x(box), (37.5 + 262.5) / 2))
    }

    @Test func animatorScrubsALayoutChange() {
        let (box, left) = addBox()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            left.constant = 130
            view.layoutIfNeeded()
        }
        for fraction in [0.25, 0.75, 0.5] {
            animator.fractionComplete = CGFloat(fraction)
            #expect(near(x(box), 50 + 100 * fraction))
        }
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 3)
        #expect(near(x(box), 50))
    }

    /// A guide has no layer. Views that are constrained to the guide are animated, and so are views that are constrained to those views.
    @Test func viewsConstrainedToAGuideAreAnimated() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let (box, inner) = (fixture.add(), fixture.addSized(20, 10))
        let width = guide.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 14), width,
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 50),
            box.leftAnchor.constraint(equalTo: guide.leftAnchor), box.rightAnchor.constraint(equalTo: guide.rightAnchor),
            box.topAnchor.constraint(equalTo: guide.topAnchor), box.heightAnchor.constraint(equalToConstant: 30),
            inner.centerXAnchor.constraint(equalTo: guide.rightAnchor), inner.topAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        stage.advance(frames: 1)
        width.constant = 220
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.layoutIfNeeded() })
        #expect(guide.layoutFrame == frame(14, 0, 220, 50))
        stage.advance(by: 0.25)
        #expect(near(stage.trace(box.layer, "bounds.size.width"), 145))
        #expect(near(x(box), 14 + 72.5) && near(x(inner), 14 + 145))
    }

    /// A multiplier is read-only, so another constraint replaces the first. An animator can scrub between the two.
    @Test func animatorScrubsAReplacedMultiplier() {
        let box = fixture.addSized(40, 20)
        var width = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.2)
        NSLayoutConstraint.activate([width, box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5)])
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true
        stage.advance(frames: 1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            width.isActive = false
            width = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6)
            width.isActive = true
            view.layoutIfNeeded()
        }
        for fraction in [0.75, 0.25] {
            animator.fractionComplete = CGFloat(fraction)
            #expect(near(stage.trace(box.layer, "bounds.size.width"), 75 + 150 * fraction))
            #expect(near(x(box), 5 + (75 + 150 * fraction) / 2))
        }
        animator.startAnimation()
        stage.advance(by: 2)
        #expect(box.frame == frame(5, 9, 225, 20) && near(x(box), 117.5))
    }

    /// A change of the layout direction is handled by the layout pass like other changes.
    @Test func layoutDirectionChangeIsAnimated() {
        let box = fixture.addSized(40, 20)
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30).isActive = true
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true
        stage.advance(frames: 1)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.semanticContentAttribute = .forceRightToLeft
                view.layoutIfNeeded()
            })
        #expect(box.frame.minX == 305)
        stage.advance(by: 0.25)
        #expect(near(x(box), 50 + 275 * 0.25))
    }

    /// When a text grows, the view after it moves. In a block both changes are animated. Without a block both are immediate.
    @Test func viewAfterATextMovesWithTheText() {
        let (label, after) = (UILabel(), fixture.addSized(12, 12))
        label.text = "Pear"
        _ = fixture.add(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 11),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            after.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 6),
            after.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        ])
        stage.advance(frames: 1)
        let before = Double(after.frame.midX)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                label.text = "Pear and quince"
                view.layoutIfNeeded()
            })
        let target = Double(after.frame.midX)
        #expect(target > before + 30)
        stage.advance(by: 0.75)
        #expect(near(x(after), before + 0.75 * (target - before)))
        stage.advance(by: 0.5)
        label.text = "Pear"
        stage.advance(frames: 1)
        #expect(near(x(after), before))
    }

    @Test func layoutCallbacksAreCalledInOrder() {
        final class Log { var lines: [String] = [] }
        final class LoggingView: UIView {
            var log: Log!
            override func updateConstraints() {
                log.lines.append("update \(tag)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log.lines.append("layout \(tag)")
            }
        }
        final class LoggingController: UIViewController {
            let log = Log()
            override func loadView() {
                let box = LoggingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                box.log = log
                view = box
            }
            override func updateViewConstraints() {
                log.lines.append("controller updates")
                super.updateViewConstraints()
            }
            override func viewWillLayoutSubviews() { log.lines.append("controller will layout") }
            override func viewDidLayoutSubviews() { log.lines.append("controller did layout") }
        }
        let controller = LoggingController()
        let (child, grandchild) = (LoggingView(), LoggingView())
        (child.tag, grandchild.tag) = (1, 2)
        for box in [child, grandchild] { box.log = controller.log }
        child.addSubview(grandchild)
        controller.view.addSubview(child)
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
        let expected = [
            "update 2", "update 1", "controller updates", "update 0", "controller will layout", "layout 0", "controller did layout",
            "layout 1", "layout 2",
        ]
        #expect(controller.log.lines == expected)
        controller.log.lines = []
        grandchild.setNeedsUpdateConstraints()
        #expect(grandchild.needsUpdateConstraints() && !child.needsUpdateConstraints())
        stage.advance(frames: 1)
        #expect(controller.log.lines == ["update 2"])
        stage.advance(frames: 1)
        #expect(controller.log.lines == ["update 2"])
    }
}
