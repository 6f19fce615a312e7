import CoreGraphics
import FlipbookMotion
import Foundation

/// An animation from one value to another with the motion of a damped spring.
///
/// The motion of the spring is a function of seconds, not of the fraction of the duration. The motion stops at the end of `duration`, even
/// if the spring still moves. The motion after `settlingDuration` is not visible.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    nonisolated deinit {}

    /// The mass of the moving object.
    open var mass: CGFloat = 1 { didSet { if !hasValidParameters() { mass = oldValue } } }
    /// The stiffness of the spring.
    open var stiffness: CGFloat = 100 { didSet { if !hasValidParameters() { stiffness = oldValue } } }
    /// The damping of the motion.
    open var damping: CGFloat = 10 { didSet { if !hasValidParameters() { damping = oldValue } } }
    /// The initial speed towards the target, in total distances per second.
    open var initialVelocity: CGFloat = 0 {
        didSet {
            guard !initialVelocity.isFinite else { return }
            initialVelocity = oldValue
            Diagnostics.reportRefusedValue(of: "initialVelocity", source: "CASpringAnimation")
        }
    }
    /// Whether damping above the critical value is used. If false, greater damping is treated as critical damping.
    open var allowsOverdamping = false

    /// Creates a spring from its perceptual duration and its bounce. With a bounce of 0 the spring does not overshoot. With a bounce of 1
    /// it never stops. A negative bounce is overdamping, which has an effect only if `allowsOverdamping` is set to true afterwards.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    }

    /// The time until a thousandth of the distance remains. It does not depend on the animated values.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration(velocity: Double(initialVelocity), .coreAnimation) }
    /// The perceptual duration: one period of the spring without damping.
    open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
    /// The bounce: 1 minus the damping ratio ζ, or 1/ζ - 1 if ζ is greater than 1.
    open var bounce: CGFloat { CGFloat(spring.bounce) }

    /// The spring that the parameters describe.
    package var spring: Spring {
        get {
            let spring = try? Spring(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowsOverdamping: allowsOverdamping)
            return spring ?? Spring(duration: 0.5, bounce: 0)
        }
        set {
            mass = CGFloat(newValue.mass)
            stiffness = CGFloat(newValue.stiffness)
            damping = CGFloat(newValue.damping)
            allowsOverdamping = newValue.allowsOverdamping
        }
    }

    /// Returns whether the parameters of the spring are valid. Reports an invalid parameter, whose old value the caller restores.
    private func hasValidParameters() -> Bool {
        do {
            _ = try Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
            return true
        } catch {
            Diagnostics.report(.warning, source: "CoreAnimation", "\(error)")
            return false
        }
    }

    /// The spring of the running animation, created when the animation is added.
    private var compiledSpring: Spring?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        guard let copy = copy as? CASpringAnimation else { return copy }
        copy.mass = mass
        copy.stiffness = stiffness
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.allowsOverdamping = allowsOverdamping
        return copy
    }

    override func compile(on layer: CALayer) {
        super.compile(on: layer)
        compiledSpring = spring
    }

    override var springParameters: (spring: Spring, velocity: Double)? { (compiledSpring ?? spring, Double(initialVelocity)) }

    override func progress(at phase: Double) -> Double {
        // The timing function maps the elapsed time to the time at which the spring is evaluated.
        let time = timingFunction.map { $0.curve.value(at: phase / cycleDuration) * cycleDuration } ?? phase
        return (compiledSpring ?? spring).value(at: time, velocity: Double(initialVelocity))
    }
}
