import SeededRandomValues
import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// A value that is not finite or out of range is refused with one line, and the old value stays. See docs/TRUST.md.
@MainActor @Suite struct RefusedValueTests {
    let stage = Stage(size: CGSize(width: 170, height: 230), scale: 1, framesPerSecond: 60)

    /// Puts a finger down and lifts it on the next frame.
    private func tap(_ point: CGPoint) {
        stage.touchDown(at: point)
        stage.advance(frames: 1)
        stage.touchUp()
        stage.advance(frames: 1)
    }
    private let invalid: [CGFloat] = [.nan, .infinity, -.infinity]

    /// Expects that a view in front of all others is painted and hit as usual.
    private func expectFrontViewIsShown(location: SourceLocation = #_sourceLocation) {
        let front = UIView(frame: CGRect(x: 31, y: 47, width: 40, height: 50))
        front.backgroundColor = .green
        stage.window.addSubview(front)
        let pixel = stage.render()[53, 67]
        #expect(pixel.green == 255 && pixel.red == 0, sourceLocation: location)
        #expect(stage.window.hitTest(CGPoint(x: 53, y: 67), with: nil) === front, sourceLocation: location)
    }

    @Test func viewWithInvalidFramesCanBeTouched() {
        let view = UIView(frame: CGRect(x: 13, y: 17, width: 61, height: 71))
        stage.window.addSubview(view)
        let lines = diagnostics {
            for number in invalid {
                view.frame = CGRect(x: number, y: 3, width: 20, height: 30)
                view.bounds.size.height = number
                view.center = CGPoint(x: 40, y: number)
                view.transform = CGAffineTransform(scaleX: number, y: 2)
                view.alpha = number
                tap(CGPoint(x: 23, y: 37))
                _ = stage.render()
            }
        }
        #expect(lines.count == 5)
        #expect(view.frame == CGRect(x: 13, y: 17, width: 61, height: 71) && view.alpha == 1)
    }

    /// The idiom `label.frame.size.height = .greatestFiniteMagnitude` is common, so large finite numbers are accepted.
    @Test(arguments: [CGFloat.greatestFiniteMagnitude, 1e30, -1e30, 1e19]) func hugeFramesCanBeShownAndTouched(number: CGFloat) {
        let view = UILabel(frame: CGRect(x: 7, y: 9, width: 55, height: number))
        view.text = "huge"
        view.backgroundColor = .red
        view.layer.cornerRadius = 7
        view.layer.borderWidth = 3
        view.layer.shadowOpacity = 0.5
        let outer = UIView(frame: CGRect(x: number, y: 4, width: number, height: 60))
        outer.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 1.5)
        outer.addSubview(view)
        stage.window.addSubview(outer)
        tap(CGPoint(x: 23, y: 37))
        _ = stage.render()
        view.frame.origin = CGPoint(x: number, y: number)
        stage.window.addSubview(view)
        _ = stage.render()
        tap(CGPoint(x: 53, y: 67))
        expectFrontViewIsShown()
    }

    /// NaN is refused, and infinite values are limited to the range.
    @Test func controlsKeepTheirValues() {
        let (progressView, slider, stepper) = (UIProgressView(), UISlider(), UIStepper())
        (progressView.progress, slider.value, stepper.value) = (0.3, 0.7, 12)
        let lines = diagnostics {
            for _ in 0..<2 { (progressView.progress, slider.value, stepper.value) = (.nan, .nan, .nan) }
        }
        #expect(lines.count == 3 && progressView.progress == 0.3 && slider.value == 0.7 && stepper.value == 12, "\(lines)")
        (progressView.progress, slider.value, stepper.value) = (.infinity, -.infinity, .infinity)
        #expect(progressView.progress == 1 && slider.value == 0 && stepper.value == 100)
    }

    @Test func scrollViewsKeepTheirValues() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 110))
        stage.window.addSubview(view)
        view.contentSize = CGSize(width: 300, height: 700)
        view.contentOffset = CGPoint(x: 21, y: 33)
        let lines = diagnostics {
            for number in invalid {
                view.contentSize.width = number
                view.contentInset.top = number
                view.contentOffset.y = number
                view.setContentOffset(CGPoint(x: number, y: 5), animated: true)
                view.minimumZoomScale = number
                view.maximumZoomScale = number
                view.setZoomScale(number, animated: false)
                view.decelerationRate = UIScrollView.DecelerationRate(rawValue: number)
                view.scrollRectToVisible(CGRect(x: number, y: 1, width: 5, height: 6), animated: false)
                stage.advance(frames: 2)
            }
        }
        #expect(lines.count == 8, "\(lines)")
        #expect(view.contentOffset == CGPoint(x: 21, y: 33) && view.contentSize == CGSize(width: 300, height: 700))
    }

    @Test func animationsWithInvalidNumbersEnd() {
        let view = UIView(frame: CGRect(x: 13, y: 17, width: 61, height: 71))
        stage.window.addSubview(view)
        var completions = 0
        _ = diagnostics {
            for number in [Double.nan, .infinity, -.infinity] {
                UIView.animate(withDuration: number, animations: { view.alpha = 0.3 }, completion: { _ in completions += 1 })
                UIView.animate(withDuration: 0.2, delay: number, animations: { view.alpha = 0.7 }, completion: { _ in completions += 1 })
                UIView.animate(
                    withDuration: 0.2, delay: 0, usingSpringWithDamping: CGFloat(number), initialSpringVelocity: CGFloat(number),
                    animations: { view.center.x += 9 }, completion: { _ in completions += 1 })
                UIView.animate(
                    springDuration: number, bounce: CGFloat(number), initialSpringVelocity: CGFloat(number),
                    animations: { view.center.y += 9 }, completion: { _ in completions += 1 })
                let animator = UIViewPropertyAnimator(
                    duration: number, timingParameters: UISpringTimingParameters(dampingRatio: CGFloat(number)))
                animator.addAnimations { view.transform = CGAffineTransform(rotationAngle: 1) }
                animator.startAnimation(afterDelay: number)
                animator.fractionComplete = CGFloat(number)
                animator.stopAnimation(true)
                UIView.animateKeyframes(
                    withDuration: 0.3, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) { view.alpha = 0.1 }
                    })
                stage.advance(by: 0.5)
                _ = stage.render()
            }
            stage.advance(by: 3)
        }
        // Four animations with a completion for each of three numbers, and two springs that move the center by 9 points each time.
        #expect(completions == 12)
        #expect(stage.trace(view.layer, "position.x") == 70.5 && stage.trace(view.layer, "position.y") == 79.5)
    }

    @Test func timersWithInvalidIntervalsDoNotBlockOthers() {
        var calls = 0
        _ = diagnostics {
            for number in [Double.nan, .infinity] {
                Timer.scheduledTimer(withTimeInterval: number, repeats: true) { _ in }
                let press = UILongPressGestureRecognizer()
                press.minimumPressDuration = number
                stage.window.addGestureRecognizer(press)
            }
            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in calls += 1 }
            tap(CGPoint(x: 31, y: 41))
            stage.advance(by: 0.7)
        }
        #expect(calls == 1)
    }

    @Test func fontsHaveASizeInRange() {
        let lines = diagnostics {
            for size in [CGFloat.nan, .infinity, 1e9] {
                #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
                #expect(UIFont.systemFont(ofSize: 31).withSize(size).pointSize == 12)
                let label = UILabel()
                label.font = UIFont(descriptor: UIFont.systemFont(ofSize: 19).fontDescriptor, size: size)
                label.text = "text"
                #expect(label.intrinsicContentSize.width < 100)
            }
        }
        #expect(lines.count == 1)
    }

    @Test func shapesAndGradientsWithInvalidNumbersAreShown() {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 9, y: 8, width: 70, height: 60), transform: nil)
        shape.strokeColor = UIColor.red.cgColor
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 90, height: 80)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        stage.window.layer.addSublayer(gradient)
        stage.window.layer.addSublayer(shape)
        _ = diagnostics {
            for number in [Double.nan, .infinity, -.infinity, 1e30, -1e30, 1e-30] {
                shape.lineDashPattern = [NSNumber(value: number), 3]
                shape.lineDashPhase = CGFloat(number)
                shape.lineWidth = CGFloat(number)
                shape.strokeEnd = CGFloat(number)
                shape.miterLimit = CGFloat(number)
                gradient.locations = [NSNumber(value: number), 0.7]
                gradient.startPoint.x = CGFloat(number)
                gradient.endPoint.y = CGFloat(number)
                let path = CGMutablePath()
                path.addRoundedRect(in: CGRect(x: 1, y: 2, width: 30, height: 40), cornerWidth: CGFloat(number), cornerHeight: 3)
                path.addArc(
                    center: CGPoint(x: 3, y: 4), radius: 9, startAngle: CGFloat(number), endAngle: 2, clockwise: true,
                    transform: CGAffineTransform(translationX: CGFloat(number), y: 4))
                shape.path = path
                let numbers: [CGFloat] = [
                    shape.lineDashPhase, shape.lineWidth, shape.strokeEnd, shape.miterLimit, gradient.startPoint.x, gradient.endPoint.y,
                ]
                #expect(!numbers.contains { !$0.isFinite }, "\(number)")
                _ = stage.render()
            }
        }
        expectFrontViewIsShown()
    }

    /// A view with any intrinsic size.
    final class ContentView: UIView {
        var content = CGSize.zero
        override var intrinsicContentSize: CGSize { content }
    }

    @Test func fittingSizesAreFinite() {
        let outer = UIView()
        let inner = ContentView()
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3).isActive = true
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5).isActive = true
        inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
        stage.window.addSubview(outer)
        _ = diagnostics {
            for number in invalid + [1e30, .greatestFiniteMagnitude] {
                inner.content = CGSize(width: number, height: 31)
                inner.invalidateIntrinsicContentSize()
                let size = outer.systemLayoutSizeFitting(CGSize(width: number, height: number))
                #expect(size.width.isFinite && size.height.isFinite)
                outer.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: 0, right: 4)
                outer.setNeedsLayout()
                outer.layoutIfNeeded()
            }
        }
    }

    /// Chains of large multipliers give lengths that exceed the range of `CGFloat`.
    @Test(arguments: 0..<repetitions(6, thorough: 24)) func randomConstraintsDoNotTrap(seed: Int) {
        var random = SeededRandom(seed + 1)
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, 1e9, 1e7, 9999, 1e4, -1e4, 1e-4, 1e-9, 0.5, 1, -3]
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 210))
        let views = (0..<40).map { _ in
            let view = ContentView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            return view
        }
        stage.window.addSubview(root)
        func number() -> CGFloat { numbers[random.integer(0...(numbers.count - 1))] }
        _ = diagnostics {
            for step in 0..<150 {
                let (first, second) = (views[random.integer(0...39)], views[random.integer(0...39)])
                let relation: NSLayoutConstraint.Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.integer(0...2)]
                let attribute: NSLayoutConstraint.Attribute = [.width, .height, .left, .top, .centerX, .bottom][random.integer(0...5)]
                let next = step < 39 ? (views[step + 1], views[step]) : (first, second)
                let constraint = NSLayoutConstraint(
                    item: next.0, attribute: step < 39 ? .width : attribute, relatedBy: step < 39 && seed % 2 == 0 ? .equal : relation,
                    toItem: next.1, attribute: step < 39 ? .width : attribute, multiplier: step < 39 ? 1e4 : number(),
                    constant: step < 39 ? 1 : number())
                if random.integer(0...2) == 0 {
                    constraint.priority = UILayoutPriority([Float.nan, .infinity, 250, 750, 999, -1][random.integer(0...5)])
                }
                constraint.isActive = true
                if random.integer(0...3) == 0 { constraint.constant = number() }
                if random.integer(0...5) == 0 { constraint.isActive = false }
                if random.integer(0...5) == 0 {
                    first.content = CGSize(width: number(), height: number())
                    first.invalidateIntrinsicContentSize()
                }
                if step % 10 == 0 { root.layoutIfNeeded() }
            }
            root.layoutIfNeeded()
            tap(CGPoint(x: 23, y: 37))
        }
        #expect(views.allSatisfy { $0.frame.isFinite })
    }

    @Test(arguments: [CGFloat.greatestFiniteMagnitude, -1e300, 1e9, 1e-300, .leastNonzeroMagnitude])
    func imagesWithExtremePartsAreShown(number: CGFloat) {
        let layer = CALayer()
        layer.frame = CGRect(x: 11, y: 13, width: 97, height: 83)
        layer.contents = CGImage(Bitmap(width: 9, height: 7))
        stage.window.layer.addSublayer(layer)
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        for rect in [
            CGRect(x: number, y: 0.2, width: 0.6, height: 0.5), CGRect(x: 0.1, y: -number, width: 0.6, height: number),
            CGRect(x: 0.3, y: 0.2, width: number, height: number), CGRect(x: -number, y: -number, width: number, height: 0.4),
        ] {
            for (part, center) in [(rect, unit), (unit, rect), (rect, rect)] {
                for scale in [2, number] {
                    (layer.contentsRect, layer.contentsCenter, layer.contentsScale) = (part, center, scale)
                    layer.frame.size.width = layer.frame.width == 97 ? 3 : 97
                    _ = stage.render()
                }
            }
        }
        expectFrontViewIsShown()
    }

    @Test func colorsHaveFiniteComponents() {
        let lines = diagnostics {
            for number in invalid {
                #expect(UIColor(red: 0.3, green: number, blue: 0.7, alpha: 0.9) == UIColor(red: 0.3, green: 0, blue: 0.7, alpha: 0.9))
                #expect(UIColor(white: 0.4, alpha: number).cgColor.alpha == 0)
                let color = UIColor(hue: number, saturation: 0.2, brightness: 0.8, alpha: 1)
                #expect(color == UIColor(hue: 0, saturation: 0.2, brightness: 0.8, alpha: 1))
                #expect(UIColor(hue: 0.3, saturation: 0.2, brightness: number, alpha: 1) == .black)
                #expect(UIColor.red.withAlphaComponent(number) == UIColor.red.withAlphaComponent(0))
                #expect(UIColor(cgColor: CGColor(red: number, green: 0.2, blue: 0.1, alpha: 1)).cgColor.red == 0)
            }
        }
        #expect(lines.count == 1 && lines[0].hasPrefix("UIColor: The value of a component is not finite or out of range; 0 is used."))
    }

    @Test func attributesOfTextsAreFinite() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 3, height: CGFloat.nan)
        let label = UILabel(frame: CGRect(x: 9, y: 7, width: 120, height: 44))
        label.backgroundColor = .white
        label.textColor = .red
        stage.window.addSubview(label)
        let empty = stage.render()
        var shown = empty
        let lines = diagnostics {
            label.attributedText = NSAttributedString(
                string: "text", attributes: [.shadow: shadow, .foregroundColor: CGColor(red: .nan, green: 0.3, blue: 0.2, alpha: 1)])
            shown = stage.render()
        }
        // The offset is zero, and the color is that of the label.
        shadow.shadowOffset = .zero
        label.attributedText = NSAttributedString(string: "text", attributes: [.shadow: shadow])
        #expect(shown != empty && shown == stage.render())
        #expect(Set(lines.map { $0.prefix { $0 != ":" } }) == ["NSAttributedString", "NSShadow"])
    }

    @Test func pageControlRefusesAHugeCount() {
        let pageControl = UIPageControl()
        pageControl.numberOfPages = 7
        pageControl.currentPage = 5
        let lines = diagnostics { pageControl.numberOfPages = 1_000_000_000 }
        #expect(
            lines.count == 1 && pageControl.numberOfPages == 7 && pageControl.currentPage == 5
                && pageControl.subviews.last?.subviews.count == 7)
        pageControl.numberOfPages = -3
        #expect(pageControl.numberOfPages == 0)
    }
}
