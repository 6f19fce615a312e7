import CoreGraphics
import FlipbookMotion
import Foundation

/// The kind of a field, and its force.
@MainActor enum DynamicField {
    case none, drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

    /// The unit of the strength: the acceleration, in points per second², of a mass of 1 in a field of the strength 1.
    private static let unit = 100.0
    /// The rate per second at which a velocity field reduces the difference between its velocity and the velocity of an
    /// item.
    private static let velocityRate = 10.0
    /// The largest absolute value of a component of a force.
    private static let limit = 1e9

    /// Returns the force on a body. Its components are limited to ±1e9. A force that is not finite, for example a force of a client, is
    /// replaced by zero.
    func force(of field: UIFieldBehavior, on body: RigidBody, charge: Double, time: Double) -> Vector2D {
        let offset = body.origin - DynamicShape.vector(field.position)
        let strength = Double(field.strength) * FieldFalloff.factor(offset.length, Double(field.minimumRadius), Double(field.falloff))
        let force = force(field, body, offset, strength, charge, time)
        guard force.isFinite else { return .zero }
        return Vector2D(min(max(force.x, -Self.limit), Self.limit), min(max(force.y, -Self.limit), Self.limit))
    }

    private func force(
        _ field: UIFieldBehavior, _ body: RigidBody, _ offset: Vector2D, _ strength: Double, _ charge: Double, _ time: Double
    ) -> Vector2D {
        let (outwards, scaled) = (offset.normalized(or: .zero), strength * Self.unit)
        let direction = Vector2D(Double(field.direction.dx), Double(field.direction.dy))
        switch self {
        case .none: return .zero
        case .drag: return body.velocity * -strength
        case .vortex: return outwards.perpendicular * scaled
        case .radialGravity: return outwards * (-scaled * body.mass)
        case .linearGravity: return direction * (scaled * body.mass)
        case .velocity: return (direction * scaled - body.velocity) * (Self.velocityRate * body.mass)
        case .noise: return noise(field, body, time) * scaled
        case .turbulence: return noise(field, body, time) * (strength * body.velocity.length)
        case .spring: return offset * -strength
        case .electric: return outwards * (scaled * charge)
        case .magnetic: return body.velocity.perpendicular * (strength * charge)
        case .custom(let evaluate):
            let point = CGPoint(x: body.origin.x, y: body.origin.y)
            let velocity = CGVector(dx: CGFloat(body.velocity.x), dy: CGFloat(body.velocity.y))
            let force = evaluate(field, point, velocity, CGFloat(body.mass), CGFloat(charge), time)
            return Vector2D(Double(force.dx), Double(force.dy)) * scaled
        }
    }

    private func noise(_ field: UIFieldBehavior, _ body: RigidBody, _ time: Double) -> Vector2D {
        // The cells of the noise are 20 points wide for the smoothness 0, and 220 points wide for the smoothness 1.
        let scale = 1 / (20 + 200 * Double(field.smoothness))
        return ForceNoise.value(body.origin.x * scale, body.origin.y * scale, time * Double(field.animationSpeed))
    }
}

/// The decrease of a field with the distance.
enum FieldFalloff {
    /// Returns (distance / radius)^-exponent beyond a radius, and 1 within it.
    static func factor(_ distance: Double, _ radius: Double, _ exponent: Double) -> Double {
        guard exponent != 0, distance > radius, radius > 0 else { return 1 }
        let result = power(distance / radius, abs(exponent))
        return exponent > 0 ? 1 / result : result
    }

    /// Returns the power of a base ≥ 1: by squares for the whole part of the exponent, by square roots for its fraction. The exponent is
    /// limited to 64. The function `pow` of the C library is not used, because its results can differ between machines.
    static func power(_ base: Double, _ exponent: Double) -> Double {
        var (whole, fraction) = (Int(min(exponent, 64)), min(exponent, 64) - min(exponent, 64).rounded(.down))
        var (result, square, root) = (1.0, base, base)
        while whole > 0 {
            if whole & 1 == 1 { result *= square }
            square *= square
            whole >>= 1
        }
        for _ in 0..<30 where fraction > 0 {
            root = root.squareRoot()
            fraction *= 2
            if fraction >= 1 {
                result *= root
                fraction -= 1
            }
        }
        return result
    }
}

/// Smooth random vectors in the plane and in time. They are the same on every machine.
enum ForceNoise {
    /// Returns a vector with components -1…1. Between whole coordinates, the vector is interpolated.
    static func value(_ x: Double, _ y: Double, _ time: Double) -> Vector2D {
        let cell = (x.rounded(.down), y.rounded(.down), time.rounded(.down))
        let (u, v, w) = (smooth(x - cell.0), smooth(y - cell.1), smooth(time - cell.2))
        func plane(_ t: Double) -> Vector2D {
            func row(_ y: Double) -> Vector2D { mix(corner(cell.0, y, t), corner(cell.0 + 1, y, t), u) }
            return mix(row(cell.1), row(cell.1 + 1), v)
        }
        return mix(plane(cell.2), plane(cell.2 + 1), w)
    }

    private static func mix(_ a: Vector2D, _ b: Vector2D, _ part: Double) -> Vector2D { a + (b - a) * part }

    private static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

    /// Returns a random vector for whole coordinates, by hashing them.
    private static func corner(_ x: Double, _ y: Double, _ time: Double) -> Vector2D {
        var hash = mixed(x.bitPattern &* 0x9E37_79B9_7F4A_7C15)
        hash = mixed(hash ^ y.bitPattern &* 0xC2B2_AE3D_27D4_EB4F)
        hash = mixed(hash ^ time.bitPattern &* 0x1656_67B1_9E37_79F9)
        func unit(_ bits: UInt64) -> Double { Double(bits & 0xffff_ffff) * 0x1p-31 - 1 }
        return Vector2D(unit(hash), unit(hash >> 32))
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var z = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
