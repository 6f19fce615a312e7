import CoreGraphics
import FlipbookMotion
import Foundation

/// Pushes items with a force. A magnitude of 1 accelerates an item of 100 × 100 points with a density of 1 by 100 points per second².
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    nonisolated deinit {}

    /// The duration of the force: as long as the behavior is active, or for one moment. An instantaneous push of magnitude 1 changes the
    /// velocity of an item of 100 × 100 points with a density of 1 by 100 points per second.
    nonisolated public enum Mode: Int, Sendable {
        /// A force that acts all the time.
        case continuous
        /// A single impulse.
        case instantaneous
    }

    /// The duration of the force.
    open private(set) var mode: Mode
    /// Whether the force acts. An instantaneous push becomes inactive when it has acted; setting the property to true repeats it.
    open var active = true { didSet { if active != oldValue { didChange(.forces) } } }

    private var list: DynamicItemList
    /// The points where the force acts, relative to the centers of the items.
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var push = DirectedMagnitude(vector: .zero, angle: 0, magnitude: 0) {
        didSet { if push != oldValue { didChange(.forces) } }
    }

    /// Creates a push without force.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { didChange(.structure) } }

    /// Removes an item. It keeps its velocity if another behavior of the animator contains it.
    open func removeItem(_ item: any UIDynamicItem) {
        guard list.remove(item) else { return }
        offsets[ObjectIdentifier(item)] = nil
        didChange(.structure)
    }

    /// Returns the point where the force acts, relative to the center of the item. The default is the center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    /// Sets the point where the force acts, as an offset from the center of the item. The point rotates with the item, because the offset
    /// is in the coordinates of the item. If the line of the force does not pass through the center of mass, the force also rotates
    /// the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard o.horizontal.isFinite, o.vertical.isFinite else { return }
        offsets[ObjectIdentifier(item)] = o
        didChange(.forces)
    }

    /// The force. The default is zero.
    open var pushDirection: CGVector {
        get { push.vector }
        set { push.set(finite(newValue, or: push.vector, "pushDirection")) }
    }
    /// The angle of the force in radians, clockwise from the direction to the right.
    open var angle: CGFloat {
        get { push.angle }
        set { setAngle(newValue, magnitude: push.magnitude) }
    }
    /// The size of the force. A negative value reverses it.
    open var magnitude: CGFloat {
        get { push.magnitude }
        set { setAngle(push.angle, magnitude: newValue) }
    }

    /// Sets the angle and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        let magnitude = finite(magnitude, or: push.magnitude, "magnitude")
        push.set(angle: finite(angle, or: push.angle, "angle"), magnitude: magnitude)
    }

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func applyForces(in simulation: DynamicSimulation) {
        guard active else { return }
        let force = push.value * 100
        for item in list.items { apply(force, to: item, in: simulation) }
        if mode == .instantaneous { active = false }
    }

    private func apply(_ force: Vector2D, to item: any UIDynamicItem, in simulation: DynamicSimulation) {
        guard let index = simulation.index(of: item) else { return }
        let offset = targetOffsetFromCenter(for: item)
        let body = simulation.world.bodies[index]
        let point = body.rotation.apply(to: Vector2D(Double(offset.horizontal), Double(offset.vertical)) - body.localCenter)
        if mode == .instantaneous { return simulation.world.addImpulse(force, at: point, to: index) }
        simulation.world.update(index) {
            $0.force += force
            $0.torque += point.cross(force)
        }
    }
}
