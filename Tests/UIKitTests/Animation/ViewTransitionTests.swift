import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Transitions of views: docs/CONTRACT.md §5.
@MainActor @Suite struct ViewTransitionTests {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1, framesPerSecond: 100)
    let box = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 120))

    init() {
        stage.window.backgroundColor = .white
        box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.window.addSubview(box)
    }

    private func transition(_ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)? = nil) {
        UIView.transition(
            with: box, duration: 1, options: [options, .curveLinear],
            animations: { box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }, completion: completion)
    }

    private func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel { stage.render()[x, y] }

    @Test func crossDissolveDoesNotDarken() {
        var endTime: Double?
        transition(.transitionCrossDissolve) { if $0 { endTime = stage.time } }
        #expect(box.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(pixel(100, 100).red == 255 && pixel(100, 100).blue == 0)
        for (step, progress) in [(25, 0.25), (25, 0.5), (25, 0.75)] {
            stage.advance(frames: step)
            let color = pixel(100, 100)
            #expect(abs(Double(color.red) - 255 * (1 - progress)) <= 1 && abs(Double(color.blue) - 255 * progress) <= 1)
            #expect(color.green == 0, "the white background does not shine through")
        }
        stage.advance(frames: 25)
        #expect(pixel(100, 100).blue == 255 && endTime == 1)
    }

    /// The largest difference of two pixels in a channel.
    private func largestDifference(_ a: UInt32, _ b: UInt32) -> Int {
        var largest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let (first, second) = (Int(a >> shift & 255), Int(b >> shift & 255))
            largest = max(largest, abs(first - second))
        }
        return largest
    }

    /// A subview with round corners and a shadow in a clear container is replaced by an equal one. The image does not change.
    @Test func crossDissolveOfEqualContentDoesNotLetAnythingThrough() {
        stage.window.backgroundColor = UIColor(red: 0.1, green: 0.5, blue: 0.9, alpha: 1)
        box.backgroundColor = nil
        func makeCard() -> UIView {
            let card = UIView(frame: CGRect(x: 15, y: 25, width: 60, height: 130))
            card.backgroundColor = UIColor(red: 0.8, green: 0.2, blue: 0, alpha: 1)
            card.layer.cornerRadius = 11.5
            card.layer.shadowOpacity = 0.4
            card.alpha = 0.9
            return card
        }
        box.addSubview(makeCard())
        let before = stage.render()
        UIView.transition(
            with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: {
                box.subviews[0].removeFromSuperview()
                box.addSubview(makeCard())
            })
        for _ in 0..<4 {
            let frame = stage.render()
            let largest = zip(frame.words, before.words).map { largestDifference($0, $1) }.max()
            #expect((largest ?? 255) <= 1)
            stage.advance(frames: 23)
        }
    }

    /// The area that only the old picture covers fades out. The area that only the new picture covers fades in. The area that both cover
    /// shows a mixture of the two.
    @Test func crossDissolveMixesPicturesWithHoles() {
        let below = (red: 26.0, green: 128.0, blue: 230.0)
        stage.window.backgroundColor = UIColor(red: 26 / 255, green: 128 / 255, blue: 230 / 255, alpha: 1)
        box.backgroundColor = nil
        let (old, new) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120)), UIView(frame: CGRect(x: 40, y: 0, width: 60, height: 120))
        )
        old.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 0, alpha: 1)
        new.backgroundColor = UIColor(red: 0, green: 1, blue: 102 / 255, alpha: 1)
        box.addSubview(old)
        UIView.transition(
            with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
            animations: {
                old.removeFromSuperview()
                box.addSubview(new)
            })
        stage.advance(frames: 30)
        func expect(_ x: Int, _ red: Double, _ green: Double, _ blue: Double, covered: Double) {
            let (color, rest) = (pixel(x, 100), 1 - covered)
            #expect(near(Double(color.red), red + below.red * rest, within: 1.5))
            #expect(near(Double(color.green), green + below.green * rest, within: 1.5))
            #expect(near(Double(color.blue), blue + below.blue * rest, within: 1.5))
        }
        expect(60, 0.7 * 204, 0.7 * 51, 0, covered: 0.7)
        expect(100, 0.7 * 204, 0.7 * 51 + 0.3 * 255, 0.3 * 102, covered: 1)
        expect(140, 0, 0.3 * 255, 0.3 * 102, covered: 0.3)
    }

    /// Returns the number of pixels in a column that have the color of the box: their green component is 0.
    private func coloredHeight(_ x: Int) -> Int {
        let frame = stage.render()
        return (0..<200).count { frame[x, $0].green == 0 }
    }

    @Test(arguments: [(UIView.AnimationOptions.transitionFlipFromLeft, 1), (.transitionFlipFromRight, -1)])
    func flipRotatesTheView(_ options: UIView.AnimationOptions, _ side: Int) {
        transition(options)
        stage.advance(frames: 25)
        // At a quarter of the flip the old content is rotated by 45°: it is narrower by √2, and the near edge is taller than the far one.
        #expect(pixel(100, 100).red == 255)
        #expect(pixel(58, 100).green == 255 && pixel(142, 100).green == 255)
        let (left, right) = (coloredHeight(72), coloredHeight(128))
        #expect((left - right) * side > 8)
        #expect((118...120).contains(coloredHeight(100)), "the axis does not move, and its ends are between pixels")
        stage.advance(frames: 50)
        #expect(pixel(100, 100).blue == 255)
        #expect((coloredHeight(72) - coloredHeight(128)) * side < -8, "the near edge is now the far edge")
        stage.advance(frames: 25)
        #expect(coloredHeight(51) == 120 && coloredHeight(149) == 120)
    }

    @Test func newContentIsNotMirrored() {
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 120))
        UIView.transition(
            with: box, duration: 1, options: [.transitionFlipFromTop, .curveLinear],
            animations: {
                stripe.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
                box.addSubview(stripe)
            })
        stage.advance(frames: 90)
        #expect(pixel(65, 100).blue == 255 && pixel(65, 100).red == 0)
        #expect(pixel(135, 100).red == 255)
    }

    @Test(arguments: [UIView.AnimationOptions.transitionCurlUp, .transitionCurlDown])
    func curlRevealsFromOneEdge(_ options: UIView.AnimationOptions) {
        transition(options)
        stage.advance(frames: 50)
        let isUp = options == .transitionCurlUp
        // Up: the old page is still flat at the top, and the new one is visible at the bottom. Down: the new page covers the top.
        #expect(isUp ? pixel(100, 45).red > 200 : pixel(100, 45).blue > 200)
        #expect(isUp ? pixel(100, 157).blue > 150 : pixel(100, 157).red > 150)
        #expect(pixel(100, 30).green == 255 && pixel(100, 170).green == 255, "nothing is painted outside of the view")
        stage.advance(frames: 50)
        #expect(pixel(100, 45).blue == 255 && pixel(100, 157).blue == 255)
    }

    @Test func transitionBetweenTwoViews() {
        let container = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
        stage.window.addSubview(container)
        let (a, b) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
        a.backgroundColor = .red
        b.backgroundColor = .blue
        container.addSubview(a)
        var finished: Bool?
        UIView.transition(from: a, to: b, duration: 1, options: [.transitionCrossDissolve, .curveLinear], completion: { finished = $0 })
        #expect(a.superview == nil && b.superview === container)
        stage.advance(frames: 50)
        #expect(abs(Int(pixel(100, 100).red) - 128) <= 1 && pixel(100, 100).green == 0)
        stage.advance(frames: 50)
        #expect(finished == true && pixel(100, 100).blue == 255)

        container.addSubview(a)
        a.isHidden = true
        UIView.transition(from: b, to: a, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews])
        #expect(b.isHidden && !a.isHidden && b.superview === container)
    }

    @Test func transitionWithoutAnEffectOrADuration() {
        var completions: [Bool] = []
        UIView.transition(
            with: box, duration: 1, options: .curveLinear, animations: { box.center.x = 150 }, completion: { completions.append($0) })
        stage.advance(frames: 50)
        #expect(near(stage.trace(box.layer, "position.x"), 125))
        stage.advance(frames: 50)
        UIView.transition(
            with: box, duration: 0, options: .transitionFlipFromLeft, animations: { box.center.x = 60 },
            completion: { completions.append($0) })
        #expect(near(stage.trace(box.layer, "position.x"), 60) && completions == [true])
        stage.advance(frames: 1)
        #expect(completions == [true, true])
    }

    /// Only the final state of the content is shown, so changes inside the view jump, unless animated content is allowed.
    @Test(arguments: [true, false])
    func contentIsAnimatedOnlyIfAllowed(_ allowsAnimatedContent: Bool) {
        let stripe = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 120))
        box.addSubview(stripe)
        UIView.transition(
            with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear, allowsAnimatedContent ? .allowAnimatedContent : []],
            animations: { stripe.center.x = 70 })
        stage.advance(frames: 50)
        #expect(near(stage.trace(stripe.layer, "position.x"), allowsAnimatedContent ? 45 : 70))
    }

    @Test func transitionOfARemovedViewCompletesUnfinished() {
        var completions: [Bool] = []
        transition(.transitionFlipFromLeft) { completions.append($0) }
        stage.advance(frames: 30)
        box.removeFromSuperview()
        stage.advance(frames: 1)
        #expect(completions == [false])
    }

    @Test func animatorScrubsATransition() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 9, curve: .easeIn) {
            transition(.transitionCrossDissolve)
        }
        animator.fractionComplete = 0.25
        #expect(abs(Int(pixel(100, 100).blue) - 64) <= 1)
        animator.fractionComplete = 0.75
        #expect(abs(Int(pixel(100, 100).blue) - 191) <= 1)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 10)
        #expect(animator.state == .inactive)
        #expect(box.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1), "the content keeps the changes of the block")
    }

    @Test func snapshotsDoNotChange() {
        let dot = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        dot.backgroundColor = .blue
        box.addSubview(dot)
        let copy = box.snapshotView(afterScreenUpdates: false)
        copy?.center = CGPoint(x: 100, y: 100)
        if let copy { stage.window.addSubview(copy) }
        dot.removeFromSuperview()
        box.isHidden = true
        #expect(pixel(65, 55).blue == 255 && pixel(90, 90).red == 255)
        copy?.bounds.size = CGSize(width: 50, height: 60)
        #expect(pixel(82, 78).blue == 255 && pixel(60, 100).green == 255)
    }

    /// The snapshot of 60 × 40 has caps of 10 (top), 20 (left), 5 (bottom) and 15 points (right). An animation enlarges it to 120 × 80.
    @Test func capsOfASnapshotKeepTheirSizeAndTheRestStretches() throws {
        for (patchFrame, color) in [
            (CGRect(x: 20, y: 30, width: 20, height: 10), UIColor.red), (CGRect(x: 65, y: 65, width: 15, height: 5), .blue),
            (CGRect(x: 40, y: 40, width: 25, height: 25), .green),
        ] {
            let patch = UIView(frame: patchFrame)
            patch.backgroundColor = color
            box.addSubview(patch)
        }
        let caps = UIEdgeInsets(top: 10, left: 20, bottom: 5, right: 15)
        let snapshot = try #require(
            box.resizableSnapshotView(from: CGRect(x: 20, y: 30, width: 60, height: 40), afterScreenUpdates: false, withCapInsets: caps))
        #expect(snapshot.bounds.size == CGSize(width: 60, height: 40) && snapshot.subviews.count == 9)
        stage.window.addSubview(snapshot)
        box.isHidden = true
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { snapshot.frame = CGRect(x: 10, y: 20, width: 120, height: 80) }
        stage.advance(by: 0.5)
        // At half of the animation it is 90 × 60 at (5, 10): the red corner is 20 × 10, the green middle 55 × 45, the blue corner 15 × 5.
        #expect(pixel(24, 19).red == 255 && pixel(26, 21).green == 255 && pixel(79, 64).green == 255)
        #expect(pixel(81, 66).blue == 255 && pixel(94, 69).blue == 255 && pixel(26, 19).red == pixel(79, 19).red)
        stage.advance(by: 0.5)
        #expect(pixel(29, 29).red == 255 && pixel(31, 31).green == 255 && pixel(114, 94).green == 255 && pixel(116, 96).blue == 255)
        let uncapped = box.resizableSnapshotView(from: box.bounds, afterScreenUpdates: false, withCapInsets: .zero)
        #expect(uncapped?.subviews.count == 1)
        let oversized = box.resizableSnapshotView(
            from: box.bounds, afterScreenUpdates: false, withCapInsets: UIEdgeInsets(top: 900, left: -3, bottom: 900, right: 0))
        #expect(oversized?.subviews.count == 1, "caps that are too large are reduced")
    }

    @Test func valuesOfASnapshotThatAreNotFiniteAreRefused() {
        let part = CGRect(x: 3, y: 7, width: 40, height: 30)
        let uncapped = box.resizableSnapshotView(
            from: part, afterScreenUpdates: false, withCapInsets: UIEdgeInsets(top: 4, left: .nan, bottom: 5, right: 6))
        #expect(uncapped?.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 30)])
        for rect in [CGRect(x: 3, y: 7, width: CGFloat.nan, height: 30), .null] {
            let empty = box.resizableSnapshotView(
                from: rect, afterScreenUpdates: false, withCapInsets: UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7))
            #expect(empty?.subviews.isEmpty == true && empty?.bounds.size == .zero)
        }
    }
}
