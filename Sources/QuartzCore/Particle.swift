import CoreGraphics
import Foundation

/// Numbers that look like chance and are the same everywhere: SplitMix64.
nonisolated struct Chance: Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// A stream of its own for each number below this one.
    static func seed(_ seed: UInt64, _ number: Int) -> UInt64 {
        var chance = Chance(seed ^ (UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15))
        return chance.next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 ≤ u < 1
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Half of the range to either side.
    mutating func around(_ value: Double, _ range: Double) -> Double { value + range * (unit() - 0.5) }
}

/// One particle: all that chance decides about it is decided by its number, and all that time does by its age.
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

    /// What an emitter multiplies into all its cells.
    struct Factors {
        var lifetime = 1.0
        var velocity = 1.0
        var scale = 1.0
        var spin = 1.0
    }

    init(_ cell: CAEmitterCell, seed: UInt64, birth: Double, origin: CGPoint, factors: Factors) {
        var chance = Chance(seed)
        self.cell = cell
        self.seed = seed
        self.birth = birth
        self.origin = origin
        lifetime = max(chance.around(Double(cell.lifetime), Double(cell.lifetimeRange)) * factors.lifetime, 0)
        let angle = chance.around(Double(cell.emissionLongitude), Double(cell.emissionRange))
        let speed = chance.around(Double(cell.velocity), Double(cell.velocityRange)) * factors.velocity * cos(Double(cell.emissionLatitude))
        velocity = CGVector(dx: CGFloat(speed * cos(angle)), dy: CGFloat(speed * sin(angle)))
        scale = chance.around(Double(cell.scale), Double(cell.scaleRange)) * factors.scale
        spin = chance.around(Double(cell.spin), Double(cell.spinRange)) * factors.spin
        let base = cell.color ?? .white
        color = SIMD4(
            chance.around(Double(base.red), Double(cell.redRange)), chance.around(Double(base.green), Double(cell.greenRange)),
            chance.around(Double(base.blue), Double(cell.blueRange)), chance.around(Double(base.alpha), Double(cell.alphaRange)))
    }

    /// x = x0 + v·t + a·t²/2
    func place(at age: Double) -> CGPoint {
        let t = CGFloat(age)
        return CGPoint(
            x: origin.x + velocity.dx * t + cell.xAcceleration * t * t / 2, y: origin.y + velocity.dy * t + cell.yAcceleration * t * t / 2)
    }

    func transform(at age: Double) -> CGAffineTransform {
        let place = place(at: age)
        let size = CGFloat(scale + Double(cell.scaleSpeed) * age)
        return CGAffineTransform(translationX: place.x, y: place.y).rotated(by: CGFloat(spin * age)).scaledBy(x: size, y: size)
    }

    func color(at age: Double) -> CGColor {
        let speed = SIMD4(Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
        let now = (color + speed * age).clamped(lowerBound: .zero, upperBound: .one)
        return CGColor(red: CGFloat(now.x), green: CGFloat(now.y), blue: CGFloat(now.z), alpha: CGFloat(now.w))
    }
}
