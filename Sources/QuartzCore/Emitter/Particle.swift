import CoreGraphics
import Foundation

/// One particle. The seed determines its random properties. Its position, transform and color depend on its age.
struct Particle {
    /// The index of its kind.
    let kind: Int
    let birth: Double
    let lifetime: Double
    private let origin: CGPoint
    private let velocity: CGVector
    private let scale: Double
    private let spin: Double
    private let color: SIMD4<Double>

    /// The factors by which the emitter layer multiplies the properties of all its cells.
    struct Factors {
        var lifetime = 1.0
        var velocity = 1.0
        var scale = 1.0
        var spin = 1.0
    }

    /// Creates the particle of the kind at an index.
    init(_ kinds: [ParticleKind], _ index: Int, seed: UInt64, birth: Double, origin: CGPoint) {
        var random = SeededRandom(seed)
        kind = index
        self.birth = birth
        self.origin = origin
        let factors = kinds[index].factors
        lifetime = max(random.value(around: kinds[index].lifetime, spread: kinds[index].lifetimeRange) * factors.lifetime, 0)
        let angle = random.value(around: kinds[index].longitude, spread: kinds[index].emissionRange)
        let speed =
            random.value(around: kinds[index].velocity, spread: kinds[index].velocityRange) * factors.velocity * kinds[index].speedInPlane
        velocity = CGVector(dx: CGFloat(speed * cos(angle)), dy: CGFloat(speed * sin(angle)))
        scale = random.value(around: kinds[index].scale, spread: kinds[index].scaleRange) * factors.scale
        spin = random.value(around: kinds[index].spin, spread: kinds[index].spinRange) * factors.spin
        let (base, range) = (kinds[index].color, kinds[index].colorRange)
        color = SIMD4(
            random.value(around: base.x, spread: range.x), random.value(around: base.y, spread: range.y),
            random.value(around: base.z, spread: range.z), random.value(around: base.w, spread: range.w))
    }

    /// Returns the position at an age: x = x0 + v·t + a·t²/2.
    func position(_ kinds: [ParticleKind], at age: Double) -> CGPoint {
        let (t, acceleration) = (CGFloat(age), kinds[kind].acceleration)
        return CGPoint(
            x: origin.x + velocity.dx * t + acceleration.dx * t * t / 2, y: origin.y + velocity.dy * t + acceleration.dy * t * t / 2)
    }

    /// Returns the transform of the particle's image at an age.
    func transform(_ kinds: [ParticleKind], at age: Double) -> CGAffineTransform {
        let position = position(kinds, at: age)
        let size = CGFloat(scale + kinds[kind].scaleSpeed * age)
        if spin == 0 { return CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: position.x, ty: position.y) }
        return CGAffineTransform(translationX: position.x, y: position.y).rotated(by: CGFloat(spin * age)).scaledBy(x: size, y: size)
    }

    /// Returns the red, green, blue and alpha at an age.
    func color(_ kinds: [ParticleKind], at age: Double) -> SIMD4<Double> {
        (color + kinds[kind].colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one)
    }
}
