import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Visual effect views: their values, the animation of these values, and the resulting pixels.
@MainActor @Suite struct VisualEffectTests {
    let stage = Stage(size: CGSize(width: 120, height: 80), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let effectView = UIVisualEffectView(effect: nil)

    init() {
        stage.window.rootViewController = controller
        controller.view.backgroundColor = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        effectView.frame = CGRect(x: 20, y: 10, width: 70, height: 50)
        controller.view.addSubview(effectView)
        stage.advance(frames: 5)
    }

    private func value(_ key: String) -> Double { stage.trace(effectView.layer, key) }
    private func tint() -> CGColor? { effectView.layer.presentation()?.value(forKeyPath: "backdropTint") as? CGColor }

    /// Changes the saturation of a color relative to its luminance, then applies a tint. The result is in 0…255.
    private func filtered(_ color: [Double], saturation: Double, tint: Double, alpha: Double) -> [Double] {
        let luminance = (54 * color[0] + 183 * color[1] + 19 * color[2]) / 256
        return color.map { min(max(luminance + ($0 - luminance) * saturation, 0), 1) * (1 - alpha) * 255 + tint * alpha * 255 }
    }

    private func pixel(_ x: Int, _ y: Int) -> [Double] {
        let pixel = stage.render()[x, y]
        return [Double(pixel.red), Double(pixel.green), Double(pixel.blue)]
    }

    private func areNear(_ a: [Double], _ b: [Double], _ tolerance: Double = 1.5) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private let background = [204.0 / 255, 102.0 / 255, 51.0 / 255]

    /// For each style, the blur radius, the gray value 0…255 of the tint, and the alpha of the tint.
    nonisolated private static let expectedValues: [UIBlurEffect.Style: [Double]] = [
        .dark: [20, 28, 0.73], .light: [30, 255, 0.3], .regular: [30, 255, 0.3], .extraLight: [20, 247, 0.82],
        .systemMaterialDark: [30, 30, 0.7], .systemThinMaterial: [30, 247, 0.57],
    ]

    @Test(arguments: expectedValues.keys.sorted { $0.rawValue < $1.rawValue })
    func styleHasBlurSaturationAndTint(style: UIBlurEffect.Style) throws {
        stage.makeCurrent()
        let expected = try #require(Self.expectedValues[style])
        effectView.effect = UIBlurEffect(style: style)
        #expect(near(value("backdropRadius"), expected[0]) && near(value("backdropSaturation"), 1.8))
        // The blur does not change a background of one color.
        #expect(areNear(pixel(50, 30), filtered(background, saturation: 1.8, tint: expected[1] / 255, alpha: expected[2])))
        #expect(areNear(pixel(5, 5), background.map { $0 * 255 }, 0))
    }

    @Test func everyStyleHasABlur() {
        let effects = UIBlurEffect.Style.allCases.map { UIBlurEffect(style: $0) }
        for effect in effects {
            effectView.effect = effect
            #expect(effectView.effect == effect && value("backdropRadius") >= 20)
        }
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark) && UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
        #expect(UIBlurEffectStyle(rawValue: 2) == .dark && UIBlurEffectStyle(rawValue: 3) == nil)
    }

    @Test func effectIsAnimated() {
        stage.makeCurrent()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { effectView.effect = UIBlurEffect(style: .light) })
        #expect(effectView.effect == UIBlurEffect(style: .light))
        for progress in [0.0, 0.25, 0.5, 0.75] {
            #expect(near(value("backdropRadius"), 30 * progress) && near(value("backdropSaturation"), 1 + 0.8 * progress))
            // The tint is white from the start: a clear tint does not count as black.
            #expect(near(tint()?.alpha ?? -1, 0.3 * progress) && near(tint()?.red ?? -1, 1))
            #expect(areNear(pixel(50, 30), filtered(background, saturation: 1 + 0.8 * progress, tint: 1, alpha: 0.3 * progress)))
            stage.advance(by: 0.25)
        }
        #expect(near(value("backdropRadius"), 30) && effectView.layer.animationKeys() == nil)
    }

    @Test func animatorScrubsAndReversesAnEffect() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { effectView.effect = UIBlurEffect(style: .dark) }
        animator.fractionComplete = 0.3
        #expect(near(value("backdropRadius"), 6) && near(tint()?.alpha ?? -1, 0.219))
        animator.fractionComplete = 0.8
        #expect(near(value("backdropRadius"), 16))
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 1.1)
        #expect(animator.state == .inactive && near(value("backdropRadius"), 0))
        #expect(effectView.effect == nil)
        #expect(areNear(pixel(50, 30), background.map { $0 * 255 }, 0))
    }

    @Test func animatorRestoresARemovedEffect() {
        effectView.effect = UIBlurEffect(style: .dark)
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { effectView.effect = nil }
        animator.fractionComplete = 0.25
        #expect(effectView.effect == nil && near(value("backdropRadius"), 15))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(effectView.effect == UIBlurEffect(style: .dark) && near(value("backdropRadius"), 20))
    }

    /// The effect and the content on it fade as one group.
    @Test func effectFadesWithItsContent() {
        stage.makeCurrent()
        effectView.effect = UIBlurEffect(style: .dark)
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        square.backgroundColor = .white
        effectView.contentView.addSubview(square)
        effectView.alpha = 0.6
        let dark = filtered(background, saturation: 1.8, tint: 28 / 255, alpha: 0.73)
        #expect(areNear(pixel(70, 50), zip(dark, background).map { $0 * 0.6 + $1 * 255 * 0.4 }, 2))
        #expect(areNear(pixel(40, 30), background.map { 255 * 0.6 + $0 * 255 * 0.4 }, 2))
    }

    @Test func cornerRadiusClipsTheEffect() {
        effectView.effect = UIBlurEffect(style: .extraLight)
        effectView.layer.cornerRadius = 16
        effectView.clipsToBounds = true
        #expect(areNear(pixel(20, 10), background.map { $0 * 255 }, 0) && !areNear(pixel(36, 10), background.map { $0 * 255 }, 20))
    }

    @Test func vibrantContentIsComputedFromTheBackground() {
        effectView.effect = UIBlurEffect(style: .dark)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel))
        vibrant.frame = effectView.bounds
        effectView.contentView.addSubview(vibrant)
        let blurred = pixel(50, 30)
        let content = UIView(frame: CGRect(x: 8, y: 8, width: 30, height: 30))
        content.backgroundColor = .green
        vibrant.contentView.addSubview(content)
        let expected = filtered(blurred.map { $0 / 255 }, saturation: 1.8, tint: 1, alpha: 0.55)
        #expect(areNear(pixel(40, 30), expected, 2))
        #expect(areNear(pixel(80, 50), blurred, 0), "vibrancy without content has no effect")
        // An animator removes the vibrancy. At the fraction 0.5, the color is the mean of the vibrant color and the plain color.
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { vibrant.effect = nil }
        animator.fractionComplete = 1
        #expect(areNear(pixel(40, 30), [0, 255, 0], 0))
        animator.fractionComplete = 0.5
        let half = filtered(blurred.map { $0 / 255 }, saturation: 1.4, tint: 1, alpha: 0.275)
        #expect(areNear(pixel(40, 30), zip(half, [0, 255, 0]).map { ($0 + $1) / 2 }, 2))
        animator.stopAnimation(true)
    }

    @Test func contentViewFollowsTheBounds() {
        effectView.bounds.size = CGSize(width: 33, height: 44)
        #expect(effectView.contentView.frame == CGRect(x: 0, y: 0, width: 33, height: 44))
        #expect(effectView.effect == nil && UIVisualEffectView().effect == nil)
    }
}
