import CoreGraphics
import FlipbookMotion
import Foundation

/// The physical properties of items. If several behaviors set a property of an item, the item has the value of the behavior that was added
/// last. A behavior does not change the properties that were not set.
///
/// A property that no behavior has set has the default value that is documented below. An item without such a behavior has an elasticity
/// and a friction of 0.2.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    nonisolated deinit {}

    private var list: DynamicItemList
    private(set) var properties = DynamicItemProperties() { didSet { if properties != oldValue { didChange(.structure) } } }
    /// The velocities that were added before the items were in an animator.
    private var pendingVelocities: [(item: any UIDynamicItem, linear: Vector2D, angular: Double)] = []

    /// Creates a behavior with the default properties.
    public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    /// The items that have the properties.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { didChange(.structure) } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { didChange(.structure) } }

    /// The fraction of the velocity that remains after a collision. The default is 0. For two items, the larger value is
    /// used.
    open var elasticity: CGFloat {
        get { CGFloat(properties.material.elasticity) }
        set { properties.elasticity = limited(newValue, 0...10, elasticity, "elasticity") }
    }
    /// The friction of items that slide along each other or along a boundary. The default is 0. For two items, it is the square root of the
    /// product of both values.
    open var friction: CGFloat {
        get { CGFloat(properties.material.friction) }
        set { properties.friction = limited(newValue, 0...1e6, friction, "friction") }
    }
    /// The mass per area. An item of 100 × 100 points with a density of 1 has a mass of 1. The default is 1.
    open var density: CGFloat {
        get { CGFloat(properties.material.density) }
        set { properties.density = limited(newValue, 1e-6...1e9, density, "density") }
    }
    /// The decrease of the velocity per second, as a fraction of the velocity. The default is 0.
    open var resistance: CGFloat {
        get { CGFloat(properties.material.resistance) }
        set { properties.resistance = limited(newValue, 0...Double.greatestFiniteMagnitude, resistance, "resistance") }
    }
    /// The decrease of the angular velocity per second, as a fraction of the angular velocity. The default is 0.
    open var angularResistance: CGFloat {
        get { CGFloat(properties.material.angularResistance) }
        set {
            properties.angularResistance = limited(
                newValue, 0...Double.greatestFiniteMagnitude, angularResistance, "angularResistance")
        }
    }
    /// The electric charge, on which electric and magnetic fields act. The default is 0.
    open var charge: CGFloat = 0 {
        didSet {
            charge = finite(charge, or: oldValue, "charge")
            if charge != oldValue || !hasSetCharge { didChange(.forces) }
            hasSetCharge = true
        }
    }
    /// Whether `charge` was set. If it was not set, the behavior does not determine the charge of its items.
    private(set) var hasSetCharge = false
    /// Whether the items do not move, but other items collide with them. The default is false.
    open var isAnchored: Bool {
        get { properties.material.isAnchored }
        set { properties.isAnchored = newValue }
    }
    /// Whether the items rotate. The default is true.
    open var allowsRotation: Bool {
        get { properties.material.allowsRotation }
        set { properties.allowsRotation = newValue }
    }

    /// Returns a value in a range. Returns the old value if the new value is not a number or is -∞. A value outside of the range is
    /// limited.
    private func limited(_ value: CGFloat, _ range: ClosedRange<Double>, _ oldValue: CGFloat, _ name: String) -> Double {
        let value = Double(value) == .infinity ? range.upperBound : Double(finite(value, or: oldValue, name))
        return min(max(value, range.lowerBound), range.upperBound)
    }

    // MARK: - Velocities

    /// Adds a velocity in points per second to the velocity of an item. An item that the behavior does not contain is ignored.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let velocity = finite(velocity, or: .zero, "velocity")
        add(Vector2D(Double(velocity.x), Double(velocity.y)), angular: 0, to: item)
    }

    /// Adds an angular velocity in radians per second to the angular velocity of an item. An item that the behavior does not contain is
    /// ignored.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, angular: Double(finite(velocity, or: 0, "velocity")), to: item)
    }

    private func add(_ linear: Vector2D, angular: Double, to item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        guard let dynamicAnimator else { return pendingVelocities.append((item, linear, angular)) }
        dynamicAnimator.synchronizeIfNeeded()
        add(linear, angular, to: item, in: dynamicAnimator.simulation)
        didChange(.forces)
    }

    private func add(_ linear: Vector2D, _ angular: Double, to item: any UIDynamicItem, in simulation: DynamicSimulation) {
        guard let index = simulation.index(of: item) else { return }
        let body = simulation.world.bodies[index]
        simulation.world.setVelocity(body.velocity + linear, angular: body.angularVelocity + angular, of: index)
    }

    /// Returns the velocity of an item in points per second. Without an animator, this is the sum of the velocities that were added.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let dynamicAnimator else {
            let sum = pendingVelocities.filter { $0.item === item }.reduce(Vector2D.zero) { $0 + $1.linear }
            return CGPoint(x: sum.x, y: sum.y)
        }
        dynamicAnimator.synchronizeIfNeeded()
        let velocity = dynamicAnimator.simulation.body(of: item)?.velocity ?? .zero
        return CGPoint(x: velocity.x, y: velocity.y)
    }

    /// Returns the angular velocity of an item in radians per second. Without an animator, this is the sum of the velocities that were
    /// added.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard let dynamicAnimator else {
            return CGFloat(pendingVelocities.filter { $0.item === item }.reduce(0) { $0 + $1.angular })
        }
        dynamicAnimator.synchronizeIfNeeded()
        return CGFloat(dynamicAnimator.simulation.body(of: item)?.angularVelocity ?? 0)
    }

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: DynamicSimulation) {
        let velocities = pendingVelocities
        pendingVelocities = []
        for (item, linear, angular) in velocities { add(linear, angular, to: item, in: simulation) }
    }
}
