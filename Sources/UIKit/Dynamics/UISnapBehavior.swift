import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// Moves an item to a point like a spring, and rotates it upright.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    nonisolated deinit {}

    private let item: any UIDynamicItem
    /// The multiple of a full turn that is nearest to the angle of the item when the simulation first used the behavior, or nil before.
    private var uprightAngle: Double?
    /// The frequency of the spring in hertz. With this frequency, the spring settles in the same time as on iOS: about half a second for
    /// the default damping.
    private static let frequency = 3.0

    /// The point to which the item moves.
    open var snapPoint: CGPoint {
        didSet {
            snapPoint = finite(snapPoint, or: oldValue, "snapPoint")
            if snapPoint != oldValue { didChange(.joints) }
        }
    }
    /// The damping of the oscillation around the point, 0…1. The default is 0.5.
    open var damping: CGFloat = 0.5 {
        didSet {
            damping = min(max(finite(damping, or: oldValue, "damping"), 0), 1)
            if damping != oldValue { didChange(.joints) }
        }
    }

    /// Creates a behavior that moves an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = Diagnostics.finite(point, or: item.center, "point", source: "UISnapBehavior")
    }

    override var simulatedItems: [any UIDynamicItem] { [item] }

    override func makeJoints(in simulation: DynamicSimulation) -> [RigidJoint] {
        guard let index = simulation.index(of: item) else { return [] }
        let body = simulation.world.bodies[index]
        let upright = uprightAngle ?? (body.angle / (2 * .pi)).rounded() * 2 * .pi
        uprightAngle = upright
        var joint = RigidJoint(
            .target, bodyA: RigidBodyWorld.ground, anchorA: DynamicShape.vector(snapPoint), bodyB: index, anchorB: .zero - body.localCenter)
        joint.frequency = Self.frequency
        joint.damping = 0.1 + 0.9 * Double(damping)
        joint.referenceAngle = upright
        return [joint]
    }

    /// Moves an item that rests next to the point exactly to the point.
    override func simulationDidRest(_ simulation: DynamicSimulation) {
        guard let index = simulation.index(of: item), let uprightAngle else { return }
        let (body, target) = (simulation.world.bodies[index], DynamicShape.vector(snapPoint))
        guard (body.origin - target).length < 0.5, abs(body.angle - uprightAngle) < 0.02 else { return }
        simulation.world.setPose(of: index, origin: target, angle: uprightAngle)
    }

    override func discardSimulationState() { uprightAngle = nil }
}
