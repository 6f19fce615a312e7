import CoreGraphics
import FlipbookMotion
import Foundation

/// Accelerates items in one direction. A magnitude of 1 is 1000 points per second².
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    nonisolated deinit {}

    private var list: DynamicItemList
    private var gravity = DirectedMagnitude(vector: CGVector(dx: 0, dy: 1), angle: .pi / 2, magnitude: 1) {
        didSet { if gravity != oldValue { didChange(.forces) } }
    }

    /// Creates a behavior that accelerates items downward.
    public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    /// The items that fall.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { didChange(.structure) } }

    /// Removes an item. It keeps its velocity if another behavior of the animator contains it.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { didChange(.structure) } }

    /// The acceleration in units of 1000 points per second². The default is (0, 1).
    open var gravityDirection: CGVector {
        get { gravity.vector }
        set { gravity.set(finite(newValue, or: gravity.vector, "gravityDirection")) }
    }
    /// The angle of the acceleration in radians, clockwise from the direction to the right.
    open var angle: CGFloat {
        get { gravity.angle }
        set { setAngle(newValue, magnitude: gravity.magnitude) }
    }
    /// The size of the acceleration in units of 1000 points per second².
    open var magnitude: CGFloat {
        get { gravity.magnitude }
        set { setAngle(gravity.angle, magnitude: newValue) }
    }

    /// Sets the angle and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        let magnitude = finite(magnitude, or: gravity.magnitude, "magnitude")
        gravity.set(angle: finite(angle, or: gravity.angle, "angle"), magnitude: magnitude)
    }

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func applyForces(in simulation: DynamicSimulation) {
        let acceleration = gravity.value * 1000
        for index in list.items.compactMap(simulation.index) { simulation.world.update(index) { $0.acceleration += acceleration } }
    }
}
