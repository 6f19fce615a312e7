import Stage
import Testing
import UIKit

/// Current and earlier names of UIKit, as tutorials write them, and their values: docs/CONTRACT.md §0.
@MainActor @Suite struct LegacyNameTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 11, y: 37, width: 20, height: 30))

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
    }

    @Test func animationOptionsHaveTheirBits() {
        let animationOptions: [(UIViewAnimationOptions, UInt)] = [
            (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2), (.repeat, 1 << 3),
            (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5), (.overrideInheritedCurve, 1 << 6),
            (.allowAnimatedContent, 1 << 7), (.showHideTransitionViews, 1 << 8), (.overrideInheritedOptions, 1 << 9),
            (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
            (.transitionNone, 0), (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20), (.transitionFlipFromTop, 6 << 20),
            (.transitionFlipFromBottom, 7 << 20), (.preferredFramesPerSecondDefault, 0), (.preferredFramesPerSecond60, 3 << 24),
            (.preferredFramesPerSecond30, 7 << 24),
        ]
        for (option, bits) in animationOptions { #expect(option.rawValue == bits) }
        let keyframeOptions: [(UIViewKeyframeAnimationOptions, UInt)] = [
            (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2), (.repeat, 1 << 3),
            (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5), (.overrideInheritedOptions, 1 << 9),
            (.calculationModeLinear, 0), (.calculationModeDiscrete, 1 << 10), (.calculationModePaced, 2 << 10),
            (.calculationModeCubic, 3 << 10), (.calculationModeCubicPaced, 4 << 10),
        ]
        for (option, bits) in keyframeOptions { #expect(option.rawValue == bits) }
        // Every set contains the empty set.
        #expect(UIViewAnimationOptions.curveLinear.contains(.curveEaseInOut) && UIViewAnimationOptions.repeat.contains(.transitionNone))
        let converted = UIViewKeyframeAnimationOptions(rawValue: UIViewAnimationOptions.curveLinear.rawValue)
        #expect(converted.rawValue == 3 << 16)
    }

    @Test func enumerationsHaveTheirRawValues() {
        let curves: [UIViewAnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
        let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
        let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
        let transitions: [UIViewAnimationTransition] = [.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown]
        let gestures: [UIGestureRecognizerState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let touches: [UITouchPhase] = [.began, .moved, .stationary, .ended, .cancelled]
        #expect(curves.map(\.rawValue) == [0, 1, 2, 3] && states.map(\.rawValue) == [0, 1, 2] && positions.map(\.rawValue) == [0, 1, 2])
        #expect(types.map(\.rawValue) == [0, 1, 2, 3] && transitions.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(gestures.map(\.rawValue) == [0, 1, 2, 3, 4, 5] && touches.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UISystemAnimation.delete.rawValue == 0 && UIGestureRecognizerState.recognized == .ended)
        #expect(UINavigationControllerOperation.push != .pop)
    }

    @Test func layoutAndScrollingNamesHaveTheirValues() {
        let attributes: [NSLayoutAttribute] = [.notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height]
        let relations: [NSLayoutRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        #expect(attributes.map(\.rawValue) == Array(0...8) && relations.map(\.rawValue) == [-1, 0, 1])
        let format: NSLayoutFormatOptions = [.alignAllTop]
        let (axis, alignment, distribution): (UILayoutConstraintAxis, UIStackViewAlignment, UIStackViewDistribution) =
            (.vertical, .center, .equalSpacing)
        #expect(!format.isEmpty && axis.rawValue == 1 && alignment.rawValue == 3 && distribution.rawValue == 3)
        let constraint = view.widthAnchor.constraint(equalToConstant: 40)
        constraint.priority = 999
        #expect(constraint.priority.rawValue == 999 && UILayoutPriorityRequired.rawValue == 1000)
        #expect(UIScrollViewDecelerationRateNormal == .normal && UIScrollViewDecelerationRateFast.rawValue == 0.99)
        let style: UIBlurEffectStyle = .extraLight
        #expect(style != .dark)
        let (from, to): (UITransitionContextViewControllerKey, UITransitionContextViewKey) = (.from, .to)
        #expect(from == .from && to == .to)
    }

    @Test func coreAnimationConstantsHaveTheirValues() {
        #expect(
            [
                kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseIn, kCAMediaTimingFunctionEaseOut,
                kCAMediaTimingFunctionEaseInEaseOut, kCAMediaTimingFunctionDefault,
            ] == [.linear, .easeIn, .easeOut, .easeInEaseOut, .default])
        #expect(
            [kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth, kCAFillModeRemoved] == [.forwards, .backwards, .both, .removed])
        #expect(
            [kCAAnimationLinear, kCAAnimationDiscrete, kCAAnimationPaced, kCAAnimationCubic, kCAAnimationCubicPaced]
                == [.linear, .discrete, .paced, .cubic, .cubicPaced])
        #expect([kCATransitionFade, kCATransitionMoveIn, kCATransitionPush, kCATransitionReveal] == [.fade, .moveIn, .push, .reveal])
        #expect(
            [kCATransitionFromLeft, kCATransitionFromRight, kCATransitionFromTop, kCATransitionFromBottom]
                == [.fromLeft, .fromRight, .fromTop, .fromBottom])
        #expect([kCAEmitterLayerPoint, kCAEmitterLayerLine, kCAEmitterLayerRectangle] == [.point, .line, .rectangle])
        #expect([kCAEmitterLayerOutline, kCAEmitterLayerVolume] == [.outline, .volume] && kCAEmitterLayerAdditive == .additive)
        let timing = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
        var point: [Float] = [0, 0]
        timing.getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
    }

    /// Calls as in tutorials for Swift 3 and 4. Each must compile with these labels and default arguments.
    @Test func callsOfTutorialsCompile() {
        view.center.x = 40
        UIView.animate(withDuration: 0.5, delay: 0.0, options: [], animations: { self.view.center.x += 100 }, completion: nil)
        UIView.animate(
            withDuration: 0.5, delay: 0.2, usingSpringWithDamping: 0.4, initialSpringVelocity: 0.0, options: .curveEaseIn,
            animations: { self.view.alpha = 0.5 }, completion: { _ in })
        UIView.transition(
            with: view, duration: 0.33, options: [.curveEaseOut, .transitionFlipFromBottom], animations: { self.view.isOpaque = true },
            completion: nil)
        UIView.animateKeyframes(
            withDuration: 1.5, delay: 0.0, options: [],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 0.25, animations: { self.view.center.y -= 10 })
                UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) {
                    self.view.transform = CGAffineTransform(rotationAngle: -.pi / 8)
                }
            }, completion: nil)
        let flyRight = CABasicAnimation(keyPath: "position.x")
        flyRight.fromValue = -view.bounds.size.width / 2
        flyRight.toValue = view.bounds.size.width / 2
        flyRight.duration = 0.5
        flyRight.fillMode = kCAFillModeBoth
        flyRight.beginTime = CACurrentMediaTime() + 0.3
        flyRight.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
        flyRight.setValue("form", forKey: "name")
        flyRight.isRemovedOnCompletion = false
        view.layer.add(flyRight, forKey: nil)
        let wobble = CAKeyframeAnimation(keyPath: "transform.rotation")
        wobble.values = [0.0, -.pi / 4.0, 0.0, .pi / 4.0, 0.0]
        wobble.keyTimes = [0.0, 0.25, 0.5, 0.75, 1.0]
        wobble.repeatCount = 4
        view.layer.add(wobble, forKey: "wobble")
        let pulse = CASpringAnimation(keyPath: "transform.scale")
        pulse.damping = 7.5
        pulse.duration = pulse.settlingDuration
        view.layer.add(pulse, forKey: nil)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { [unowned view] in view.alpha = 1 }
        animator.addAnimations({ self.view.center.y = 90 }, delayFactor: 0.33)
        animator.addCompletion { _ in }
        animator.startAnimation()
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 0.33, delay: 0, options: .curveEaseOut, animations: { self.view.transform = .identity }, completion: { _ in })
        stage.advance(by: 0.3)
        #expect(view.layer.animationKeys()?.contains("wobble") == true && animator.isRunning)
        #expect(stage.trace(view.layer, "transform.rotation") != 0)
    }
}
