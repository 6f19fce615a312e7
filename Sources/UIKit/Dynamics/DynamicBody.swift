import CoreGraphics
import FlipbookMotion
import Foundation

/// A dynamic item with its rigid body.
@MainActor struct DynamicBody {
    let item: any UIDynamicItem
    /// The index of the body in the world.
    let index: Int
    /// The transform of the item without its rotation.
    private var base = CGAffineTransform.identity
    private var shownOrigin = Vector2D.zero
    private var shownAngle = 0.0

    init(_ item: any UIDynamicItem, index: Int, angle: Double) {
        (self.item, self.index, shownAngle) = (item, index, angle)
        shownOrigin = Self.position(of: item)
        base = angle == 0 ? item.transform : item.transform.concatenating(Self.rotation(-angle))
        // A pure rotation is removed completely, so that an upright item has the identity.
        let deviations = [base.a - 1, base.b, base.c, base.d - 1]
        if deviations.allSatisfy({ abs($0) < 1e-9 }), base.tx == 0, base.ty == 0 { base = .identity }
    }

    /// Returns the center of an item. Coordinates that are not finite are treated as 0. The others are limited to ±1e7.
    static func position(of item: any UIDynamicItem) -> Vector2D {
        func coordinate(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), -1e7), 1e7) : 0 }
        return Vector2D(coordinate(item.center.x), coordinate(item.center.y))
    }

    private static func rotation(_ angle: Double) -> CGAffineTransform {
        let rotation = Rotation2D(angle)
        return CGAffineTransform(
            a: CGFloat(rotation.cosine), b: CGFloat(rotation.sine), c: CGFloat(-rotation.sine), d: CGFloat(rotation.cosine), tx: 0, ty: 0)
    }

    /// Gives the item the position and the rotation that its body has at a fraction, 0…1, of the last step. Returns whether the item has
    /// changed.
    mutating func show(_ body: RigidBody, at fraction: Double) -> Bool {
        let (origin, angle) = body.pose(at: fraction)
        let (moves, rotates) = (origin != shownOrigin, angle != shownAngle)
        (shownOrigin, shownAngle) = (origin, angle)
        if moves { item.center = CGPoint(x: origin.x, y: origin.y) }
        if rotates { item.transform = base.concatenating(Self.rotation(angle)) }
        return moves || rotates
    }
}
