import CoreGraphics
import FlipbookMotion
import Foundation

/// The rigid bodies of an animator: their items, and the world in which they move.
@MainActor final class DynamicSimulation {
    var world = RigidBodyWorld()
    private(set) var bodies: [DynamicBody] = []
    /// The index in `bodies` of each item's body.
    private var positions: [ObjectIdentifier: Int] = [:]
    /// The owners of the joints of the world, in the same order.
    private var jointOwners: [ObjectIdentifier] = []
    /// The positions to which the first anchors of the joints move in the next frame.
    private var anchorTargets: [Vector2D] = []
    /// The bounds of the reference view at the last call of `synchronize`.
    var referenceBounds = CGRect.zero
    private var contactLog = DynamicContactLog()

    // MARK: - Items

    /// Returns the index of the body of an item, or nil if the item is not animated.
    func index(of item: any UIDynamicItem) -> Int? { positions[ObjectIdentifier(item)].map { bodies[$0].index } }

    /// Returns the body of an item, or nil if the item is not animated.
    func body(of item: any UIDynamicItem) -> RigidBody? { index(of: item).map { world.bodies[$0] } }

    /// Returns the item of a body, or nil for the ground.
    func item(ofBody index: Int) -> (any UIDynamicItem)? { bodies.first { $0.index == index }?.item }

    /// Adds bodies for new items, and removes the bodies of items that no behavior contains.
    private func synchronizeItems(_ behaviors: [UIDynamicBehavior]) {
        var isNeeded = Set<ObjectIdentifier>()
        var newItems: [any UIDynamicItem] = []
        for behavior in behaviors {
            for item in behavior.simulatedItems where isNeeded.insert(ObjectIdentifier(item)).inserted {
                if positions[ObjectIdentifier(item)] == nil { newItems.append(item) }
            }
        }
        let removed = bodies.filter { !isNeeded.contains(ObjectIdentifier($0.item)) }
        if !removed.isEmpty { (world.joints, anchorTargets) = ([], []) }
        for body in removed { world.removeBody(body.index) }
        bodies.removeAll { !isNeeded.contains(ObjectIdentifier($0.item)) }
        bodies += newItems.map(makeBody)
        positions = [:]
        for (position, body) in bodies.enumerated() { positions[ObjectIdentifier(body.item)] = position }
    }

    private func makeBody(_ item: any UIDynamicItem) -> DynamicBody {
        let angle = DynamicShape.angle(of: item.transform)
        let index = world.addBody(DynamicShape.shapes(of: item), origin: DynamicBody.position(of: item), angle: angle)
        return DynamicBody(item, index: index, angle: angle)
    }

    /// Reads the center, the bounds, the shape and the transform of an item again. The velocity of the item is
    /// unchanged.
    func update(_ item: any UIDynamicItem) {
        guard let position = positions[ObjectIdentifier(item)] else { return }
        let (index, angle) = (bodies[position].index, DynamicShape.angle(of: item.transform))
        // The joints of the item are created again at the new position, as if they had just been added. Therefore their owner is replaced
        // by the simulation, which is not a behavior, so that no new joint keeps the values of an old joint.
        for joint in world.joints.indices where joint < jointOwners.count {
            if world.joints[joint].bodyA == index || world.joints[joint].bodyB == index { jointOwners[joint] = ObjectIdentifier(self) }
        }
        world.setShapes(DynamicShape.shapes(of: item), of: index)
        world.setPose(of: index, origin: DynamicBody.position(of: item), angle: angle)
        bodies[position] = DynamicBody(item, index: index, angle: angle)
    }

    // MARK: - Behaviors

    /// Applies the items, properties, boundaries and joints of all behaviors.
    func synchronize(_ behaviors: [UIDynamicBehavior], with change: DynamicChange) {
        if change == .structure {
            synchronizeItems(behaviors)
            for body in bodies {
                world.update(body.index) { ($0.itemGroups, $0.boundaryGroups) = (0, 0) }
            }
            world.containers = []
            setMaterials(behaviors)
            for behavior in behaviors { behavior.configure(self) }
        }
        if change != .forces { synchronizeJoints(behaviors) }
        world.wake()
    }

    /// Sets the properties of all items. Items without an item behavior have the default properties.
    private func setMaterials(_ behaviors: [UIDynamicBehavior]) {
        var materials = [Int: RigidBodyMaterial]()
        for case let behavior as UIDynamicItemBehavior in behaviors {
            for index in behavior.items.compactMap(index) {
                behavior.properties.apply(to: &materials[index, default: RigidBodyMaterial()])
            }
        }
        for body in bodies { world.setMaterial(materials[body.index] ?? Self.defaultMaterial, of: body.index) }
    }

    /// The properties of an item without an item behavior: it bounces a little and has some friction, so that it comes to rest.
    private static let defaultMaterial: RigidBodyMaterial = {
        var material = RigidBodyMaterial()
        (material.elasticity, material.friction) = (0.2, 0.2)
        return material
    }()

    /// Replaces the joints. The new joint of a behavior keeps the impulses of the joint that it replaces, so that the items do not jump.
    private func synchronizeJoints(_ behaviors: [UIDynamicBehavior]) {
        var (joints, owners) = ([RigidJoint](), [ObjectIdentifier]())
        anchorTargets = []
        for behavior in behaviors {
            for var joint in behavior.makeJoints(in: self) where joint.bodyA != joint.bodyB {
                var anchorTarget: Vector2D?
                if let old = jointOwners.firstIndex(of: ObjectIdentifier(behavior)), old < world.joints.count {
                    joint.impulses = world.joints[old].impulses
                    if joint.bodyA == RigidBodyWorld.ground { (anchorTarget, joint.anchorA) = (joint.anchorA, world.joints[old].anchorA) }
                }
                anchorTargets.append(anchorTarget ?? joint.anchorA)
                joints.append(joint)
                owners.append(ObjectIdentifier(behavior))
            }
        }
        (world.joints, jointOwners) = (joints, owners)
    }

    // MARK: - Time

    /// Moves the anchors to their new positions during the next steps.
    func moveAnchors(steps: Int) {
        guard steps > 0 else { return }
        for (index, target) in anchorTargets.enumerated() where world.joints[index].bodyA == RigidBodyWorld.ground {
            world.moveAnchor(ofJoint: index, to: target, steps: steps)
        }
    }

    /// Advances by one step. Returns the contacts that have begun and ended.
    func step(_ behaviors: [UIDynamicBehavior], logging collisions: [UICollisionBehavior]) -> [DynamicContactLog.Event] {
        world.clearForces()
        for behavior in behaviors { behavior.applyForces(in: self) }
        world.step()
        guard collisions.isEmpty else { return contactLog.update(world, collisions) }
        contactLog.reset()
        return []
    }

    /// Gives the items the positions and the rotations that their bodies have at a fraction, 0…1, of the last step. Returns whether any
    /// item has changed.
    func showBodies(at fraction: Double) -> Bool {
        var hasMoved = false
        // An item of a client may change the animator while the item is moved, so the list of bodies may have changed.
        for position in bodies.indices where position < bodies.count {
            var body = bodies[position]
            if body.show(world.bodies[body.index], at: fraction) { hasMoved = true }
            if position < bodies.count, bodies[position].index == body.index { bodies[position] = body }
        }
        return hasMoved
    }
}
