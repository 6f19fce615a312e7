import FlipbookMotion
import Foundation
import QuartzCore

/// A rule for the motion of dynamic items. The subclasses are the rules of UIKit; a behavior with child behaviors combines several
/// rules.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    nonisolated deinit {}

    /// The behaviors that are added to the animator together with this behavior.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A closure that is called once per frame while the animator runs, after the items have moved.
    open var action: (() -> Void)?
    /// The animator of the behavior or of its parent, or nil.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?

    /// Creates a behavior without children.
    public override init() {}

    /// Adds a child. A behavior that already has a parent or an animator is ignored, as is a behavior that contains this behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, behavior.parent == nil, behavior.dynamicAnimator == nil,
            !behavior.descendants.contains(where: { $0 === self })
        else { return }
        childBehaviors.append(behavior)
        behavior.parent = self
        if let dynamicAnimator { dynamicAnimator.didAdd(behavior) }
    }

    /// Removes a child. Items of the child keep their velocities if another behavior of the animator contains them.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        if let dynamicAnimator { dynamicAnimator.didRemove(behavior) }
    }

    /// Called before the behavior is added to an animator, and with nil before it is removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The behavior and all behaviors inside it, parents first.
    var descendants: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.descendants) }

    // MARK: - Simulation

    /// The items that the behavior affects.
    var simulatedItems: [any UIDynamicItem] { [] }
    /// Sets the properties, the groups and the boundaries of bodies.
    func configure(_ simulation: DynamicSimulation) {}
    /// Returns the joints of the behavior.
    func makeJoints(in simulation: DynamicSimulation) -> [RigidJoint] { [] }
    /// Adds the forces of one step.
    func applyForces(in simulation: DynamicSimulation) {}
    /// Called when all bodies rest.
    func simulationDidRest(_ simulation: DynamicSimulation) {}
    /// Discards the state of a simulation. Called when the behavior is added to an animator, and when it was removed.
    func discardSimulationState() {}

    /// Reports a change to the animator, which starts to run.
    func didChange(_ change: DynamicChange) { dynamicAnimator?.behaviorDidChange(change) }

    /// Returns a value that a client has set if all its numbers are finite. Otherwise, reports this and returns the old value.
    func finite<Value: FiniteCheckable>(_ value: Value, or oldValue: Value, _ name: String) -> Value {
        Diagnostics.finite(value, or: oldValue, name, source: "\(type(of: self))")
    }
}

/// The part of a simulation that a change of a behavior affects: items, properties and boundaries, only the joints, or only the forces.
enum DynamicChange { case structure, joints, forces }
