import CoreGraphics
import FlipbookMotion
import Foundation

/// The two ends of an attachment, and the kind of joint between them.
@MainActor struct DynamicAttachment {
    enum Kind {
        case distance, limit, pin, fixed
        case sliding(CGVector)
    }

    var kind = Kind.distance
    private(set) var items: [any UIDynamicItem]
    /// The ends of an attachment of the kind `distance` or `limit`, relative to the centers and the rotations of the items.
    private var offsets: [Vector2D]
    /// The joint of an attachment of the kind `pin`, `fixed` or `sliding`. It is computed from the positions of the items when the
    /// simulation first uses the attachment. It is nil before.
    private var initialJoint: RigidJoint?

    init(_ item: any UIDynamicItem, _ offset: UIOffset) {
        items = [item]
        offsets = [Self.vector(offset)]
    }

    /// Adds the second item. An attachment of an item to itself contains only one item.
    mutating func attach(_ item: any UIDynamicItem, _ offset: UIOffset) {
        guard item !== items[0] else { return }
        items.append(item)
        offsets.append(Self.vector(offset))
    }

    private static func vector(_ offset: UIOffset) -> Vector2D {
        let vector = Vector2D(Double(offset.horizontal), Double(offset.vertical))
        return vector.isFinite ? vector : .zero
    }

    /// Returns the distance between the ends at the current positions of the items. If there is only one item, `anchor` is the second end.
    func distance(to anchor: CGPoint) -> CGFloat {
        let end = items.count > 1 ? point(1) : DynamicShape.vector(anchor)
        return CGFloat((end - point(0)).length)
    }

    private func point(_ index: Int) -> Vector2D {
        let item = items[index]
        return DynamicBody.position(of: item) + Rotation2D(DynamicShape.angle(of: item.transform)).apply(to: offsets[index])
    }

    mutating func discardInitialJoint() { initialJoint = nil }

    /// Returns the joint, or nil if an item is not animated.
    mutating func joint(in simulation: DynamicSimulation, anchor: CGPoint, length: Double) -> RigidJoint? {
        let indices = items.compactMap(simulation.index)
        guard indices.count == items.count, let first = indices.first else { return nil }
        let second = indices.count > 1 ? indices[1] : RigidBodyWorld.ground
        switch kind {
        case .distance: return distanceJoint(.distance(length), first, second, simulation, anchor)
        case .limit: return distanceJoint(.limit(length), first, second, simulation, anchor)
        case .pin: return pointJoint(.pin, first, second, simulation, anchor)
        case .fixed: return pointJoint(.fixed, first, second, simulation, anchor)
        case .sliding(let axis):
            let direction = Vector2D(Double(axis.dx), Double(axis.dy))
            let axis = direction.isFinite ? direction.normalized(or: Vector2D(1, 0)) : Vector2D(1, 0)
            return pointJoint(.sliding(axis: axis), first, second, simulation, anchor)
        }
    }

    private func distanceJoint(
        _ kind: RigidJoint.Kind, _ first: Int, _ second: Int, _ simulation: DynamicSimulation, _ anchor: CGPoint
    ) -> RigidJoint {
        let bodies = simulation.world.bodies
        let end = second == RigidBodyWorld.ground ? DynamicShape.vector(anchor) : offsets[1] - bodies[second].localCenter
        return RigidJoint(kind, bodyA: second, anchorA: end, bodyB: first, anchorB: offsets[0] - bodies[first].localCenter)
    }

    /// Returns a joint at a point of the world. Its ends are computed once, and stay at the same points of the items.
    private mutating func pointJoint(
        _ kind: RigidJoint.Kind, _ first: Int, _ second: Int, _ simulation: DynamicSimulation, _ anchor: CGPoint
    ) -> RigidJoint {
        let (a, b) = (simulation.world.bodies[second], simulation.world.bodies[first])
        let point = DynamicShape.vector(anchor)
        var joint = initialJoint ?? makeJoint(kind, a, b, at: point)
        initialJoint = joint
        (joint.bodyA, joint.bodyB) = (second, first)
        if second == RigidBodyWorld.ground { joint.anchorA = point }
        return joint
    }

    private func makeJoint(_ kind: RigidJoint.Kind, _ a: RigidBody, _ b: RigidBody, at point: Vector2D) -> RigidJoint {
        var kind = kind
        if case .sliding(let axis) = kind { kind = .sliding(axis: a.rotation.applyInverse(to: axis)) }
        let anchorA = a.rotation.applyInverse(to: point - a.center)
        let anchorB = b.rotation.applyInverse(to: point - b.center)
        var joint = RigidJoint(kind, bodyA: 0, anchorA: anchorA, bodyB: 0, anchorB: anchorB)
        joint.referenceAngle = b.angle - a.angle
        return joint
    }
}
