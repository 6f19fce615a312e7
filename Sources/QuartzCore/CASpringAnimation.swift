import CoreGraphics
import Foundation
import Motion

/// From one value to another as if a spring pulled it there.
///
/// The spring is a function of seconds, not of the part of the duration: `duration` only says when it is cut off, and `settlingDuration` when
/// there is nothing left to cut.
open class CASpringAnimation: CABasicAnimation {
    public var mass: CGFloat = 1 { didSet { if !isGood() { mass = oldValue } } }
    public var stiffness: CGFloat = 100 { didSet { if !isGood() { stiffness = oldValue } } }
    public var damping: CGFloat = 10 { didSet { if !isGood() { damping = oldValue } } }
    /// In whole distances a second, towards the target.
    public var initialVelocity: CGFloat = 0
    /// Without it a damping above the critical one is computed as critical.
    public var allowsOverdamping = false

    /// A spring told by how long it seems to take and how far it shoots over: 0 not at all, 1 for ever.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        spring = Spring(duration: perceptualDuration, bounce: Double(bounce))
    }

    /// Until a thousandth of the distance is left; the values at its ends have no say in it.
    public var settlingDuration: CFTimeInterval { spring.settlingDuration(velocity: Double(initialVelocity), .coreAnimation) }
    /// How long it seems to take: one swing without damping.
    public var perceptualDuration: CFTimeInterval { spring.perceptualDuration }
    /// 1 less the damping ratio.
    public var bounce: CGFloat { CGFloat(spring.bounce) }

    /// Ours: the spring itself.
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

    /// Values that no spring can have are reported, and the last good ones stay.
    private func isGood() -> Bool {
        do {
            _ = try Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
            return true
        } catch {
            Complaint.print("CoreAnimation: \(error)")
            return false
        }
    }

    /// What moves while it runs; made once, when it is added.
    private var compiled: Spring?

    open override func copy() -> CAAnimation {
        let copy = super.copy()
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
        compiled = spring
    }

    override var motionSpring: (spring: Spring, velocity: Double)? { (compiled ?? spring, Double(initialVelocity)) }

    override func progress(at phase: Double) -> Double {
        // A timing function bends the time in which the spring moves.
        let time = timingFunction.map { $0.curve.value(at: phase / span) * span } ?? phase
        return (compiled ?? spring).value(at: time, velocity: Double(initialVelocity))
    }
}
