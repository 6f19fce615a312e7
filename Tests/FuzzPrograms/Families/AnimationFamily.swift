import Foundation
import Stage
import UIKit

/// Animation blocks of every kind, nested, interrupted and started in completions.
final class AnimationFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case animate, spring, springDuration, keyframes, nested, transition, transitionViews, without, disable, repeating, delayed,
            removeAll
        case changeModel, completionChain, presentation, rotate
    }

    static let name = "animations"

    private let stage: Stage
    private let controller = UIViewController()
    private let views: [UIView]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        views = (0..<5).map { UIView(frame: CGRect(x: 13 * $0, y: 17 * $0, width: 31, height: 43)) }
        stage.window.rootViewController = controller
        for view in views {
            view.backgroundColor = values.color()
            controller.view.addSubview(view)
        }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let (change, change2) = (Change(values.pick(views), &values), Change(values.pick(views), &values))
        let (duration, delay, options) = (values.duration(), values.double(-0.1, 0.3), animationOptions(&values))
        switch operation {
        case .animate: UIView.animate(withDuration: duration, delay: 0, options: options, animations: change.apply, completion: nil)
        case .spring:
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: values.number(0.05, 1.2),
                initialSpringVelocity: values.number(-20, 20), options: options, animations: change.apply, completion: nil)
        case .springDuration:
            UIView.animate(springDuration: duration, bounce: values.number(-0.9, 0.9), initialSpringVelocity: values.number(-5, 5)) {
                change.apply()
            }
        case .keyframes:
            let times = (0..<values.integer(0...4)).map { _ in (values.double(-0.1, 1), values.double(0, 1.1)) }
            UIView.animateKeyframes(
                withDuration: duration, delay: delay, options: values.pick([[], .calculationModeCubic, .calculationModePaced]),
                animations: {
                    for (index, time) in times.enumerated() {
                        UIView.addKeyframe(withRelativeStartTime: time.0, relativeDuration: time.1) {
                            (index % 2 == 0 ? change : change2).apply()
                        }
                    }
                }, completion: nil)
        case .nested:
            UIView.animate(withDuration: duration) {
                change.apply()
                UIView.animate(withDuration: delay, delay: 0, options: options, animations: change2.apply, completion: nil)
            }
        case .transition:
            UIView.transition(
                with: change.view, duration: duration, options: transitionOptions(&values), animations: change.apply, completion: nil)
        case .transitionViews:
            guard change.view !== change2.view else { return }
            UIView.transition(from: change.view, to: change2.view, duration: duration, options: transitionOptions(&values))
            // The transition removes the old view from the tree. In half of the cases, the view is added again immediately.
            if values.bool() { controller.view.addSubview(change.view) }
        case .without: UIView.performWithoutAnimation(change.apply)
        case .disable:
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: duration, animations: change.apply)
            UIView.setAnimationsEnabled(true)
        case .repeating:
            let (count, autoreverses) = (values.number(0, 3), values.bool())
            UIView.animate(withDuration: duration) {
                UIView.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: change.apply)
            }
        case .delayed: UIView.animate(withDuration: duration, delay: delay, options: options, animations: change.apply, completion: nil)
        case .removeAll: change.view.layer.removeAllAnimations()
        case .changeModel: change.apply()
        case .completionChain:
            let again = values.double(0, 0.2)
            UIView.animate(
                withDuration: duration, animations: change.apply,
                completion: { _ in UIView.animate(withDuration: again, animations: change2.apply) })
        case .presentation: _ = change.view.layer.presentation()?.frame
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft]))
        }
    }

    private func animationOptions(_ values: inout FuzzValues) -> UIView.AnimationOptions {
        var options: UIView.AnimationOptions = []
        for option in [.allowUserInteraction, .beginFromCurrentState, .layoutSubviews, .curveLinear, .curveEaseIn, .autoreverse]
            as [UIView.AnimationOptions] where values.bool(0.3)
        {
            options.insert(option)
        }
        return options
    }

    private func transitionOptions(_ values: inout FuzzValues) -> UIView.AnimationOptions {
        values.pick([
            [], .transitionFlipFromLeft, .transitionCrossDissolve, .transitionCurlUp, [.transitionFlipFromTop, .showHideTransitionViews],
        ])
    }

    /// A change of some properties of a view, whose values are chosen before the block runs.
    private struct Change {
        let view: UIView
        private let (frame, transform, alpha, color, kind): (CGRect, CGAffineTransform, CGFloat, UIColor, Int)

        init(_ view: UIView, _ values: inout FuzzValues) {
            self.view = view
            (frame, transform, alpha) = (values.rect(), values.transform(), values.number(0, 1))
            (color, kind) = (values.color(), values.integer(0...5))
        }

        func apply() {
            switch kind {
            case 0: view.frame = frame
            case 1: view.center = frame.origin
            case 2: view.transform = transform
            case 3: view.alpha = alpha
            case 4: view.backgroundColor = color
            default: (view.bounds.size, view.layer.cornerRadius) = (frame.size, frame.width / 4)
            }
        }
    }
}
