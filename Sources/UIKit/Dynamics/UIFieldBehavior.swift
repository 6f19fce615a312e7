import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// Applies forces that depend on the position, the velocity, the mass or the charge of items.
///
/// Differs from Apple: Apple does not document the unit of the strength. Here a strength of 1 is a force that accelerates an item of
/// 100 × 100 points with a density of 1 by 100 points per second². The exceptions are described at the functions.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    nonisolated deinit {}

    private var list = DynamicItemList()
    private var field = DynamicField.none

    /// Creates a field without forces.
    ///
    /// Differs from Apple: fields are created only by the class functions.
    public required override init() {}

    /// The items on which the field acts.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { didChange(.structure) } }

    /// Removes an item. It keeps its velocity if another behavior of the animator contains it.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { didChange(.structure) } }

    /// The center of the field.
    open var position = CGPoint.zero { didSet { position = accepted(position, oldValue, "position") } }
    /// The points where the field acts, relative to `position`. The default is infinite. Without a region, the field acts everywhere.
    open var region: UIRegion! = UIRegion.infinite { didSet { didChange(.forces) } }
    /// The strength of the field. The default is 1.
    open var strength: CGFloat = 1 { didSet { strength = accepted(strength, oldValue, "strength") } }
    /// The exponent with which the strength decreases beyond the minimum radius: (distance / minimumRadius)^-falloff. The default is 0.
    open var falloff: CGFloat = 0 { didSet { falloff = accepted(falloff, oldValue, "falloff") } }
    /// The distance within which the strength is constant. The default is 1.
    open var minimumRadius: CGFloat = 1 { didSet { minimumRadius = max(accepted(minimumRadius, oldValue, "minimumRadius"), 1e-3) } }
    /// The direction of a linear gravity field or of a velocity field.
    open var direction = CGVector.zero { didSet { direction = accepted(direction, oldValue, "direction") } }
    /// The smoothness of a noise field, 0…1: neighboring points have more similar forces for a larger value.
    open var smoothness: CGFloat = 0 { didSet { smoothness = min(max(accepted(smoothness, oldValue, "smoothness"), 0), 1) } }
    /// The number of times per second that the forces of a noise field change. If 0, they do not change.
    open var animationSpeed: CGFloat = 0 { didSet { animationSpeed = accepted(animationSpeed, oldValue, "animationSpeed") } }

    private func accepted<Value: FiniteCheckable & Equatable>(_ value: Value, _ oldValue: Value, _ name: String) -> Value {
        let value = finite(value, or: oldValue, name)
        if value != oldValue { didChange(.forces) }
        return value
    }

    // MARK: - Kinds

    /// Returns a field that slows items down: F = -strength·v.
    open class func dragField() -> Self { make(.drag) }
    /// Returns a field whose force is perpendicular to the direction to its position. Items circle clockwise on the screen.
    open class func vortexField() -> Self { make(.vortex) }
    /// Returns a field that accelerates all items toward a position. The strength is in units of 100 points per second².
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }
    /// Returns a field that accelerates all items in a direction. The length of the direction multiplies the strength, which is in units of
    /// 100 points per second².
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }
    /// Returns a field in which all items get the same velocity: the direction times the strength, in units of 100 points per second.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }
    /// Returns a field with a different force at each point.
    ///
    /// Differs from Apple: the forces are the same in each run.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Returns a noise field whose force is proportional to the speed of the item, in units of 100 points per second.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Returns a field that pulls items to its position: F = -strength·distance. At a strength of 1, a mass of 1 is accelerated by 1 point
    /// per second² for each point of the distance.
    open class func springField() -> Self { make(.spring) }
    /// Returns a field that moves items with a positive charge away from its position, and items with a negative charge toward
    /// it.
    open class func electricField() -> Self { make(.electric) }
    /// Returns a field whose force is perpendicular to the velocity of charged items: F = charge·strength·v.
    open class func magneticField() -> Self { make(.magnetic) }
    /// Returns a field whose force a closure computes. The arguments of the closure are the field, the position and the velocity of the
    /// item, its mass and charge, and the time since the animator started. The force is multiplied by the strength with its falloff; a
    /// force of 1 is the unit of the strength.
    open class func field(
        evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { make(.custom(block)) }

    private class func make(_ field: DynamicField) -> Self {
        let behavior = self.init()
        behavior.field = field
        return behavior
    }

    // MARK: - Simulation

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func applyForces(in simulation: DynamicSimulation) {
        let charges = dynamicAnimator?.allBehaviors.compactMap { $0 as? UIDynamicItemBehavior }.filter(\.hasSetCharge) ?? []
        for item in list.items {
            guard let index = simulation.index(of: item) else { continue }
            let body = simulation.world.bodies[index]
            let point = CGPoint(x: body.origin.x, y: body.origin.y)
            let relativePoint = CGPoint(x: point.x - position.x, y: point.y - position.y)
            guard body.mass > 0, region?.contains(relativePoint) ?? true else { continue }
            let charge = charges.last { $0.items.contains { $0 === item } }?.charge ?? 0
            let time = Double(simulation.world.stepCount) / Double(RigidBodyWorld.stepsPerSecond)
            let force = field.force(of: self, on: body, charge: Double(charge), time: time)
            simulation.world.update(index) { $0.force += force }
        }
    }
}
