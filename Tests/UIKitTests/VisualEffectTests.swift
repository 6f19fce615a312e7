import Stage
import Testing
import UIKit

/// Glass: its numbers, how they animate, and the pixels they come to.
@MainActor @Suite struct VisualEffectTests {
    let stage = Stage(size: CGSize(width: 120, height: 80), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let glass = UIVisualEffectView(effect: nil)

    init() {
        stage.window.rootViewController = controller
        controller.view.backgroundColor = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        glass.frame = CGRect(x: 20, y: 10, width: 70, height: 50)
        controller.view.addSubview(glass)
        stage.advance(frames: 5)
    }

    private func number(_ key: String) -> Double { stage.trace(glass.layer, key) }
    private func tint() -> CGColor? { glass.layer.presentation()?.value(forKeyPath: "backdropTint") as? CGColor }

    /// A colour saturated about its luminance, then tinted; in 0…255.
    private func finished(_ color: [Double], saturation: Double, tint: Double, alpha: Double) -> [Double] {
        let light = (54 * color[0] + 183 * color[1] + 19 * color[2]) / 256
        return color.map { min(max(light + ($0 - light) * saturation, 0), 1) * (1 - alpha) * 255 + tint * alpha * 255 }
    }

    private func pixel(_ x: Int, _ y: Int) -> [Double] {
        let pixel = stage.render()[x, y]
        return [Double(pixel.red), Double(pixel.green), Double(pixel.blue)]
    }

    private func isNear(_ a: [Double], _ b: [Double], _ slack: Double = 1.5) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= slack } }

    private let ground = [204.0 / 255, 102.0 / 255, 51.0 / 255]

    /// Radius, grey of 255, its alpha.
    nonisolated private static let looks: [UIBlurEffect.Style: [Double]] = [
        .dark: [20, 28, 0.73], .light: [30, 255, 0.3], .regular: [30, 255, 0.3], .extraLight: [20, 247, 0.82],
        .systemMaterialDark: [30, 30, 0.7], .systemThinMaterial: [30, 247, 0.57],
    ]

    @Test(arguments: looks.keys.sorted { $0.rawValue < $1.rawValue })
    func aStyleIsABlurASaturationAndATint(style: UIBlurEffect.Style) throws {
        let look = try #require(Self.looks[style])
        glass.effect = UIBlurEffect(style: style)
        #expect(near(number("backdropRadius"), look[0]) && near(number("backdropSaturation"), 1.8))
        // A plain ground stays plain when it is blurred.
        #expect(isNear(pixel(50, 30), finished(ground, saturation: 1.8, tint: look[1] / 255, alpha: look[2])))
        #expect(isNear(pixel(5, 5), ground.map { $0 * 255 }, 0))
    }

    @Test func everyStyleShowsSomethingOfItsOwn() {
        let effects = UIBlurEffect.Style.allCases.map { UIBlurEffect(style: $0) }
        for effect in effects {
            glass.effect = effect
            #expect(glass.effect == effect && number("backdropRadius") >= 20)
        }
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark) && UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
        #expect(UIBlurEffectStyle(rawValue: 2) == .dark && UIBlurEffectStyle(rawValue: 3) == nil)
    }

    @Test func anEffectComesLittleByLittle() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { glass.effect = UIBlurEffect(style: .light) })
        #expect(glass.effect == UIBlurEffect(style: .light))
        for step in [0.0, 0.25, 0.5, 0.75] {
            #expect(near(number("backdropRadius"), 30 * step) && near(number("backdropSaturation"), 1 + 0.8 * step))
            // White from the first moment on: a clear tint is no black one.
            #expect(near(tint()?.alpha ?? -1, 0.3 * step) && near(tint()?.red ?? -1, 1))
            #expect(isNear(pixel(50, 30), finished(ground, saturation: 1 + 0.8 * step, tint: 1, alpha: 0.3 * step)))
            stage.advance(by: 0.25)
        }
        #expect(near(number("backdropRadius"), 30) && glass.layer.animationKeys() == nil)
    }

    @Test func anAnimatorScrubsAndTakesBack() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { glass.effect = UIBlurEffect(style: .dark) }
        animator.fractionComplete = 0.3
        #expect(near(number("backdropRadius"), 6) && near(tint()?.alpha ?? -1, 0.219))
        animator.fractionComplete = 0.8
        #expect(near(number("backdropRadius"), 16))
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 1.1)
        #expect(animator.state == .inactive && near(number("backdropRadius"), 0))
        #expect(glass.effect == nil)
        #expect(isNear(pixel(50, 30), ground.map { $0 * 255 }, 0))
    }

    @Test func anAnimatorThatTakesAnEffectAwayGivesItBack() {
        glass.effect = UIBlurEffect(style: .dark)
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { glass.effect = nil }
        animator.fractionComplete = 0.25
        #expect(glass.effect == nil && near(number("backdropRadius"), 15))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(glass.effect == UIBlurEffect(style: .dark) && near(number("backdropRadius"), 20))
    }

    /// The glass and what lies on it fade as one, over what they lie on.
    @Test func glassFadesWithItsContent() {
        glass.effect = UIBlurEffect(style: .dark)
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        square.backgroundColor = .white
        glass.contentView.addSubview(square)
        glass.alpha = 0.6
        let dark = finished(ground, saturation: 1.8, tint: 28 / 255, alpha: 0.73)
        #expect(isNear(pixel(70, 50), zip(dark, ground).map { $0 * 0.6 + $1 * 255 * 0.4 }, 2))
        #expect(isNear(pixel(40, 30), ground.map { 255 * 0.6 + $0 * 255 * 0.4 }, 2))
    }

    @Test func glassIsCutByItsCorners() {
        glass.effect = UIBlurEffect(style: .extraLight)
        glass.layer.cornerRadius = 16
        glass.clipsToBounds = true
        #expect(isNear(pixel(20, 10), ground.map { $0 * 255 }, 0) && !isNear(pixel(36, 10), ground.map { $0 * 255 }, 20))
    }

    @Test func vibrantContentIsMadeOfWhatLiesBelow() {
        glass.effect = UIBlurEffect(style: .dark)
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .secondaryLabel))
        vibrant.frame = glass.bounds
        glass.contentView.addSubview(vibrant)
        let blurred = pixel(50, 30)
        let ink = UIView(frame: CGRect(x: 8, y: 8, width: 30, height: 30))
        ink.backgroundColor = .green
        vibrant.contentView.addSubview(ink)
        let expected = finished(blurred.map { $0 / 255 }, saturation: 1.8, tint: 1, alpha: 0.55)
        #expect(isNear(pixel(40, 30), expected, 2))
        #expect(isNear(pixel(80, 50), blurred, 0), "without ink there is nothing to see")
        // Half-way to plain content: half of each.
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { vibrant.effect = nil }
        animator.fractionComplete = 1
        #expect(isNear(pixel(40, 30), [0, 255, 0], 0))
        animator.fractionComplete = 0.5
        let half = finished(blurred.map { $0 / 255 }, saturation: 1.4, tint: 1, alpha: 0.275)
        #expect(isNear(pixel(40, 30), zip(half, [0, 255, 0]).map { ($0 + $1) / 2 }, 2))
        animator.stopAnimation(true)
    }

    @Test func theContentViewFollowsTheBounds() {
        glass.bounds.size = CGSize(width: 33, height: 44)
        #expect(glass.contentView.frame == CGRect(x: 0, y: 0, width: 33, height: 44))
        #expect(glass.effect == nil && UIVisualEffectView().effect == nil)
    }
}
