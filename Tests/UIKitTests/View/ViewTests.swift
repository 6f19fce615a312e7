import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ViewTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)

    /// A view that logs its callbacks.
    final class LoggingView: UIView {
        var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { log.append(newSuperview == nil ? "will leave" : "will join") }
        override func didMoveToSuperview() { log.append(superview == nil ? "left" : "joined") }
        override func willMove(toWindow newWindow: UIWindow?) { log.append(newWindow == nil ? "will leave window" : "will join window") }
        override func didMoveToWindow() { log.append(window == nil ? "left window" : "joined window") }
        override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
        override func willRemoveSubview(_ subview: UIView) { log.append("removing \(subview.tag)") }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout")
        }
    }

    @Test func hierarchyCallbacksAreCalledInOrder() {
        let (parent, child) = (LoggingView(), LoggingView())
        child.tag = 7
        parent.addSubview(child)
        #expect(parent.log == ["added 7"])
        #expect(child.log == ["will join", "joined"])
        child.log = []
        stage.window.addSubview(parent)
        #expect(child.log == ["will join window", "joined window"])
        child.log = []
        parent.log = []
        child.removeFromSuperview()
        #expect(child.log == ["will leave", "will leave window", "left window", "left"])
        #expect(parent.log == ["removing 7"])
        #expect(child.window == nil && child.superview == nil)
    }

    @Test func subviewsAndSublayersHaveTheSameOrder() {
        let parent = UIView()
        let views = (0..<5).map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
        for view in views { parent.addSubview(view) }
        func check(_ expected: [Int]) {
            #expect(parent.subviews.map(\.tag) == expected)
            #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
        }
        parent.bringSubviewToFront(views[1])
        check([0, 2, 3, 4, 1])
        parent.sendSubviewToBack(views[4])
        check([4, 0, 2, 3, 1])
        parent.insertSubview(views[3], belowSubview: views[0])
        check([4, 3, 0, 2, 1])
        parent.insertSubview(views[4], aboveSubview: views[2])
        check([3, 0, 2, 4, 1])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        check([4, 0, 2, 3, 1])
        parent.insertSubview(views[1], at: 1)
        check([4, 1, 0, 2, 3])
    }

    @Test func viewHasOnlyOneSuperview() {
        let (first, second, view) = (UIView(), UIView(), UIView())
        first.addSubview(view)
        second.addSubview(view)
        #expect(first.subviews.isEmpty && first.layer.sublayers == nil)
        #expect(view.superview === second && view.layer.superlayer === second.layer)
        #expect(view.isDescendant(of: second) && !view.isDescendant(of: first))
    }

    @Test func frameBoundsAndCenterAgree() {
        let view = UIView(frame: CGRect(x: 13, y: 27, width: 40, height: 60))
        #expect(view.center == CGPoint(x: 33, y: 57))
        view.center = CGPoint(x: 100, y: 90)
        #expect(view.frame == CGRect(x: 80, y: 60, width: 40, height: 60))
        view.bounds.size = CGSize(width: 20, height: 80)
        #expect(view.frame == CGRect(x: 90, y: 50, width: 20, height: 80))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == CGRect(x: 80, y: 70, width: 40, height: 40))
        #expect(view.bounds.size == CGSize(width: 20, height: 80))
        view.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        #expect(view.bounds.size == CGSize(width: 50, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 20))
        #expect(view.frame == CGRect(x: 10, y: 10, width: 100, height: 20))
    }

    @Test func conversionAppliesTransforms() {
        let outer = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
        stage.window.addSubview(outer)
        outer.addSubview(inner)
        outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
        // A quarter turn clockwise about (100, 110) moves the inner origin (60, 80), at the offset (-40, -30), to the offset (30, -40).
        let origin = inner.convert(CGPoint.zero, to: nil)
        #expect(near(origin.x, 130) && near(origin.y, 70))
        let back = inner.convert(origin, from: nil)
        #expect(near(back.x, 0) && near(back.y, 0))
        outer.bounds.origin = CGPoint(x: 5, y: 0)
        let scrolled = inner.convert(CGPoint.zero, to: stage.window)
        #expect(near(scrolled.x, 130) && near(scrolled.y, 65))
    }

    @Test func hitTestFindsTheFrontmostView() {
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let inside = UIView(frame: CGRect(x: 80, y: 80, width: 60, height: 60))
        stage.window.addSubview(back)
        stage.window.addSubview(front)
        front.addSubview(inside)
        func hit(_ x: Double, _ y: Double) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(140, 140) === inside)
        #expect(hit(60, 60) === front)
        #expect(hit(10, 10) === back)
        #expect(hit(300, 10) === stage.window)
        #expect(hit(180, 180) === back, "a subview outside of its superview is not hit")
        #expect(hit(-1, 5) == nil)
        inside.isUserInteractionEnabled = false
        #expect(hit(140, 140) === front)
        front.alpha = 0.009
        #expect(hit(140, 140) === back)
        front.alpha = 1
        front.isHidden = true
        #expect(hit(60, 60) === back)
        back.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(hit(10, 10) === stage.window)
        #expect(hit(60, 60) === back)
    }

    @Test func onlyViewsThatNeedLayoutAreLaidOut() {
        let (parent, child) = (LoggingView(), LoggingView())
        parent.addSubview(child)
        stage.window.addSubview(parent)
        stage.advance(frames: 1)
        #expect(parent.log.last == "layout" && child.log.last == "layout")
        parent.log = []
        child.log = []
        stage.advance(frames: 5)
        #expect(parent.log.isEmpty && child.log.isEmpty)
        child.setNeedsLayout()
        child.setNeedsLayout()
        #expect(child.log.isEmpty)
        stage.advance(frames: 1)
        #expect(parent.log.isEmpty && child.log == ["layout"])
        child.bounds.size = CGSize(width: 9, height: 11)
        parent.layoutIfNeeded()
        #expect(child.log == ["layout", "layout"])
        child.center = CGPoint(x: 50, y: 60)
        stage.advance(frames: 1)
        #expect(child.log.count == 2, "a move causes no layout")
    }

    @Test func superviewThatLosesAViewToAnotherOneIsLaidOut() {
        let (old, new, child) = (LoggingView(), LoggingView(), LoggingView())
        old.addSubview(child)
        for view in [old, new] { stage.window.addSubview(view) }
        stage.advance(frames: 1)
        for view in [old, new] { view.log = [] }
        new.insertSubview(child, at: 0)
        #expect(old.log == ["removing 0"] && new.log == ["added 0"])
        stage.advance(frames: 1)
        #expect(old.log == ["removing 0", "layout"] && new.log == ["added 0", "layout"])
    }

    @Test func layoutInsideABlockIsAnimated() {
        let box = addBox()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                box.bounds.size.width = 140
                box.layoutIfNeeded()
            })
        stage.advance(by: 0.5)
        #expect(near(stage.trace(box.child.layer, "bounds.size.width"), 45))
    }

    /// A view grows from 40 to 140. With the option, also in keyframes, its child is animated too. Without it the child jumps.
    @Test func layoutSubviewsOptionAnimatesTheLayout() {
        let boxes = [addBox(), addBox(), addBox()]
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews], animations: { boxes[0].bounds.size.width = 140 })
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [linear, .layoutSubviews],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { boxes[2].bounds.size.width = 140 }
            })
        // This block is the last one: its change of size makes the window need layout, so a later block with the option would animate the
        // layout of this box too.
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { boxes[1].bounds.size.width = 140 })
        stage.advance(by: 0.5)
        #expect(boxes.map { stage.trace($0.layer, "bounds.size.width") }.allSatisfy { near($0, 90) })
        for (box, width) in zip(boxes, [45.0, 70, 45]) { #expect(near(stage.trace(box.child.layer, "bounds.size.width"), width)) }
    }

    /// Adds a view with a child of half of its width to the window.
    private func addBox() -> HalfWidthBox {
        let box = HalfWidthBox(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        box.addSubview(box.child)
        stage.window.addSubview(box)
        stage.advance(frames: 1)
        return box
    }

    private final class HalfWidthBox: UIView {
        let child = UIView()
        override func layoutSubviews() { child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10) }
    }

    /// The superview grows from a width of 100 to 180. The view starts at 20 with a width of 50, so 30 points remain after it.
    nonisolated private static let autoresized: [(mask: UIView.AutoresizingMask, x: Double, width: Double)] = [
        ([], 20, 50),
        (.flexibleWidth, 20, 130),
        (.flexibleLeftMargin, 100, 50),
        (.flexibleRightMargin, 20, 50),
        ([.flexibleLeftMargin, .flexibleRightMargin], 52, 50),
        ([.flexibleWidth, .flexibleRightMargin], 20, 100),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 36, 90),
    ]

    @Test(arguments: autoresized)
    func autoresizingFollowsTheMask(_ mask: UIView.AutoresizingMask, _ x: Double, _ width: Double) {
        let parent = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 50, height: 10))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = 180
        #expect(near(child.frame.minX, x) && near(child.frame.width, width))
        #expect(child.frame.minY == 10 && child.frame.height == 10)
    }

    @Test func tagsAreFoundAndTintColorsAreInherited() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.tag = 42
        #expect(parent.viewWithTag(42) === child && parent.viewWithTag(43) == nil)
        #expect(child.tintColor == .systemBlue)
        parent.tintColor = .red
        #expect(child.tintColor == .red)
        child.tintColor = .green
        #expect(child.tintColor == .green)
    }

    @Test func sizeToFitMeasuresTheText() {
        // The sizes are rounded to pixels of the current screen.
        stage.makeCurrent()
        let label = UILabel()
        label.text = "Flight"
        label.font = .systemFont(ofSize: 9)
        label.sizeToFit()
        let (width, height) = (label.bounds.width, label.bounds.height)
        #expect(width > 12 && height > 9 && height < 14)
        label.font = .systemFont(ofSize: 18)
        label.sizeToFit()
        #expect(near(label.bounds.width / width, 2, within: 1e-6))
        label.text = ""
        label.sizeToFit()
        #expect(label.bounds.size == .zero)
    }

    @Test func sizeToFitKeepsTheUpperLeftCorner() {
        stage.makeCurrent()
        let label = UILabel(frame: CGRect(x: 13, y: 27, width: 150, height: 90))
        label.text = "Flight"
        label.sizeToFit()
        #expect(near(label.frame.minX, 13) && near(label.frame.minY, 27) && label.frame.width < 100)
        label.transform = CGAffineTransform(rotationAngle: 0.4)
        label.text = "A longer text"
        label.sizeToFit()
        label.transform = .identity
        #expect(near(label.frame.minX, 13) && near(label.frame.minY, 27) && label.frame.width < 150)
    }

    @Test func particlesOfADelayedCellAreUpdatedUntilTheyAreGone() {
        let stage = Stage(size: CGSize(width: 60, height: 60), scale: 1, framesPerSecond: 60)
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.beginTime, cell.yAcceleration) = (10, 1, 2, 5)
        cell.contents = CGImage(Bitmap(width: 4, height: 4))
        emitter.emitterCells = [cell]
        emitter.beginTime = 0.25
        stage.window.layer.addSublayer(emitter)
        stage.advance(by: 1)
        emitter.birthRate = 0
        stage.advance(by: 1.5)
        _ = stage.render()
        #expect(stage.nextChange != nil, "particles are born until 1 s, visible from 2 s after their birth, and live for 1 s")
        stage.advance(by: 2)
        _ = stage.render()
        #expect(stage.nextChange == nil)
    }

    /// A view that moves to another superview when it leaves its superview.
    private final class EscapingView: UIView {
        weak var refuge: UIView?
        override func willMove(toSuperview newSuperview: UIView?) {
            guard newSuperview == nil, let refuge, superview !== refuge else { return }
            refuge.addSubview(self)
        }
    }

    @Test func viewThatMovesWhileItIsRemovedStaysWhereItMoved() {
        let (parent, refuge, view) = (UIView(), UIView(), EscapingView())
        stage.window.addSubview(parent)
        stage.window.addSubview(refuge)
        parent.addSubview(view)
        view.refuge = refuge
        view.removeFromSuperview()
        #expect(view.superview === refuge && refuge.subviews == [view] && parent.subviews.isEmpty)
        #expect(view.layer.superlayer === refuge.layer && view.window === stage.window)
    }

    /// A view that draws with a layer of its own, and not with the layer that `layerClass` creates.
    private final class ReplacedLayerView: UIView {
        let replacement = CALayer()
        var layoutCount = 0
        override var layer: CALayer { replacement }
        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
        }
    }

    @Test func layerThatReplacesTheLayerOfAViewHasTheViewAsItsDelegate() {
        let view = ReplacedLayerView(frame: CGRect(x: 13, y: 17, width: 60, height: 40))
        let delegate = view.replacement.delegate as? UIView
        #expect(delegate === view && view.replacement.frame == CGRect(x: 13, y: 17, width: 60, height: 40))
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        #expect(view.layoutCount > 0)
    }
}
