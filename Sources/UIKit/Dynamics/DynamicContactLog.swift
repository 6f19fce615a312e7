import FlipbookMotion

/// Determines which contacts have begun and ended, for the delegates of collision behaviors.
@MainActor struct DynamicContactLog {
    /// Two bodies, or a body and a boundary, that touch in a collision behavior.
    struct Pair: Comparable {
        /// The number of the behavior's group.
        var group: Int
        var bodyA: Int
        var bodyB: Int
        /// The number of the boundary, 0 for the bounds of the reference view, or nil if two bodies touch.
        var boundary: Int?

        /// Pairs of bodies come before the pairs of a body and a boundary.
        static func < (a: Pair, b: Pair) -> Bool {
            (a.group, a.boundary ?? -1, a.bodyA, a.bodyB) < (b.group, b.boundary ?? -1, b.bodyA, b.bodyB)
        }
    }

    /// A contact that has begun at a point, or has ended.
    struct Event {
        var pair: Pair
        /// The point, or nil if the contact has ended.
        var point: Vector2D?
    }

    private var pairs: [Pair] = []

    /// Removes the contacts of the previous call. Called if no behavior has a delegate, so no delegate must be notified of their end.
    mutating func reset() { pairs.removeAll() }

    /// Compares the contacts of the world with the contacts at the previous call. The events are in the order of the pairs. Events
    /// of ended contacts come first.
    mutating func update(_ world: RigidBodyWorld, _ collisions: [UICollisionBehavior]) -> [Event] {
        var touching: [Event] = []
        for contact in world.contacts where contact.isTouching {
            let (bodyA, bodyB, boundary) = world.participants(of: contact)
            let groups = world.groups(of: contact)
            for collision in collisions where groups & collision.groupBit != 0 {
                let group = collision.groupBit.trailingZeroBitCount
                let pair = Pair(group: group, bodyA: bodyA, bodyB: bodyB, boundary: boundary)
                touching.append(Event(pair: pair, point: contact.position))
            }
        }
        touching.sort { $0.pair < $1.pair }
        let newPairs = touching.map(\.pair)
        let ended = pairs.filter { pair in world.bodies[pair.bodyB].isUsed && !newPairs.contains(pair) }
        var begun: [Event] = []
        for event in touching where !pairs.contains(event.pair) && begun.last?.pair != event.pair { begun.append(event) }
        pairs = newPairs
        return ended.map { Event(pair: $0, point: nil) } + begun
    }
}
