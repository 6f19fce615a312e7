import CoreGraphics
import Foundation

/// One particle. The seed determines its random properties. Its position, transform and color depend on its age.
struct Particle {
    let cell: CAEmitterCell
    let seed: UInt64
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

    init(_ cell: CAEmitterCell, seed: UInt64, birth: Double, origin: CGPoint, factors: Factors) {
        var random = SeededRandom(seed)
        self.cell = cell
        self.seed = seed
        self.birth = birth
        self.origin = origin
        lifetime = max(random.value(around: Double(cell.lifetime), spread: Double(cell.lifetimeRange)) * factors.lifetime, 0)
        let angle = random.value(around: Double(cell.emissionLongitude), spread: Double(cell.emissionRange))
        let speed =
            random.value(around: Double(cell.velocity), spread: Double(cell.velocityRange)) * factors.velocity
            * cos(Double(cell.emissionLatitude))
        velocity = CGVector(dx: CGFloat(speed * cos(angle)), dy: CGFloat(speed * sin(angle)))
        scale = random.value(around: Double(cell.scale), spread: Double(cell.scaleRange)) * factors.scale
        spin = random.value(around: Double(cell.spin), spread: Double(cell.spinRange)) * factors.spin
        let base = cell.color ?? .white
        color = SIMD4(
            random.value(around: Double(base.red), spread: Double(cell.redRange)),
            random.value(around: Double(base.green), spread: Double(cell.greenRange)),
            random.value(around: Double(base.blue), spread: Double(cell.blueRange)),
            random.value(around: Double(base.alpha), spread: Double(cell.alphaRange)))
    }

    /// Returns the position at an age: x = x0 + v·t + a·t²/2.
    func position(at age: Double) -> CGPoint {
        let t = CGFloat(age)
        return CGPoint(
            x: origin.x + velocity.dx * t + cell.xAcceleration * t * t / 2, y: origin.y + velocity.dy * t + cell.yAcceleration * t * t / 2)
    }

    /// Returns the transform of the particle's image at an age.
    func transform(at age: Double) -> CGAffineTransform {
        let position = position(at: age)
        let size = CGFloat(scale + Double(cell.scaleSpeed) * age)
        return CGAffineTransform(translationX: position.x, y: position.y).rotated(by: CGFloat(spin * age)).scaledBy(x: size, y: size)
    }

    /// Returns the color at an age.
    func color(at age: Double) -> CGColor {
        let speed = SIMD4(Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
        let now = (color + speed * age).clamped(lowerBound: .zero, upperBound: .one)
        return CGColor(red: CGFloat(now.x), green: CGFloat(now.y), blue: CGFloat(now.z), alpha: CGFloat(now.w))
    }
}
