/// The coefficients of a constraint that acts like a damped spring, integrated implicitly, so that it is stable at any stiffness.
struct Softness: Sendable {
    /// The fraction of the error that is removed, per second.
    var biasRate: Double
    /// The factor of the impulse that the current error needs.
    var massScale: Double
    /// The factor of the impulse that was already applied.
    var impulseScale: Double

    /// Creates the coefficients of a damped spring.
    ///
    /// - Parameters:
    ///   - frequency: The frequency of the spring in hertz.
    ///   - ratio: The damping ratio: 1 is critical.
    ///   - duration: The duration of a step in seconds.
    init(frequency: Double, ratio: Double, duration: Double) {
        let omega = 2 * Double.pi * frequency
        let first = 2 * ratio + duration * omega
        let second = duration * omega * first
        biasRate = first > 0 ? omega / first : 0
        massScale = second / (1 + second)
        impulseScale = 1 / (1 + second)
    }

    private init(rigidBias: Double) { (biasRate, massScale, impulseScale) = (rigidBias, 1, 0) }

    /// A rigid constraint that does not correct its error.
    static let rigid = Softness(rigidBias: 0)
    /// The correction of joints: a fifth of the error per step.
    ///
    /// With a spring, a joint would stretch under the weight of a heap: by 3 points for 20 bodies.
    static let joint = Softness(rigidBias: 0.2 * Double(RigidBodyWorld.stepsPerSecond))
}
