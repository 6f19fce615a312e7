import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// An object that moves dynamic items as rigid bodies, according to its behaviors.
///
/// The animator runs on the frames of the stage, and pauses when all items rest. The motion is computed in steps of 1/240 s, so it does not
/// depend on the frame rate: the positions at a frame between two steps are interpolated.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    nonisolated deinit {}

    /// The view that defines the coordinate system of the items' centers, or nil.
    open private(set) weak var referenceView: UIView?
    /// The object that is notified when the animator starts and pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors that were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    private weak var layout: UICollectionViewLayout?

    let simulation = DynamicSimulation()
    private var displayLink: CADisplayLink?
    /// The changes that have not been applied to the simulation yet.
    private var pendingChange: DynamicChange?
    /// Whether the delegate was notified that the animator runs.
    private var hasResumed = false
    private var observesReferenceBounds = false
    private var clock = DynamicClock()

    /// Creates an animator without a reference view. All items must be in the same coordinates.
    public override init() {}

    /// Creates an animator for subviews of a view. Centers are in the coordinates of the view.
    public init(referenceView view: UIView) { referenceView = view }

    /// Creates an animator for the layout attributes of a collection view. The layout is invalidated when items move.
    public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }

    // MARK: - Behaviors

    /// Adds a behavior with its children. The animator starts to run. A behavior that already has an animator is ignored.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil else { return }
        behaviors.append(behavior)
        didAdd(behavior)
    }

    /// Removes a behavior with its children. Items that no other behavior contains stay at their current positions.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        didRemove(behavior)
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Connects a behavior and its children with the animator.
    func didAdd(_ behavior: UIDynamicBehavior) {
        for added in behavior.descendants where added.dynamicAnimator == nil {
            added.willMove(to: self)
            added.discardSimulationState()
            added.dynamicAnimator = self
        }
        behaviorDidChange(.structure)
    }

    /// Disconnects a behavior and its children from the animator.
    func didRemove(_ behavior: UIDynamicBehavior) {
        for removed in behavior.descendants where removed.dynamicAnimator === self {
            removed.willMove(to: nil)
            removed.dynamicAnimator = nil
            removed.discardSimulationState()
        }
        behaviorDidChange(.structure)
    }

    /// All behaviors with their children, parents first.
    var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.descendants) }

    // MARK: - Items

    /// Returns the items that intersect a rectangle in the coordinates of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        guard rect.isFinite else { return [] }
        synchronizeIfNeeded()
        return simulation.bodies.map(\.item).filter { DynamicShape.boundingBox(of: $0).finitelyIntersects(rect) }
    }

    /// Moves the body of an item to the current center, bounds and transform of the item, which the client has changed. The velocity of
    /// the item is unchanged.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        synchronizeIfNeeded()
        simulation.update(item)
        behaviorDidChange(.joints)
    }

    /// Returns the attributes of a cell, or nil if no behavior contains them.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Returns the attributes of a supplementary view, or nil if no behavior contains them.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    /// Returns the attributes of a decoration view, or nil if no behavior contains them.
    open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
        }
    }

    private func attributes(_ isWanted: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
        synchronizeIfNeeded()
        return simulation.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: isWanted)
    }

    // MARK: - Time

    /// Whether the animator runs. It pauses when all items have been at rest for half a second.
    open var isRunning: Bool { displayLink != nil }
    /// The time for which the animator has run since it was created, without pauses.
    open var elapsedTime: TimeInterval { clock.elapsedTime }

    /// The layer tree whose frames the animator follows.
    private var tree: LayerTree? { (referenceView ?? layout?.collectionView)?.layer.tree ?? LayerTree.current }

    /// Stores that the simulation has to be updated, and starts to run.
    func behaviorDidChange(_ change: DynamicChange) {
        pendingChange = pendingChange.map { $0 == .structure || change == .forces ? $0 : change } ?? change
        simulation.world.wake()
        guard displayLink == nil, !behaviors.isEmpty, let tree else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            self.advance(to: link.timestamp)
        }
        link.add(to: tree)
        displayLink = link
        clock.start(at: tree.now)
        tree.setNeedsDisplay()
    }

    /// Updates the simulation after changes of behaviors.
    func synchronizeIfNeeded() {
        guard let change = pendingChange else { return }
        pendingChange = nil
        simulation.referenceBounds = referenceBounds
        simulation.synchronize(allBehaviors, with: change)
        observeReferenceBounds()
    }

    /// Handles a frame: advances the simulation, moves the items, and then calls the delegates and the actions of the behaviors.
    private func advance(to time: Double) {
        if !hasResumed {
            hasResumed = true
            delegate?.dynamicAnimatorWillResume(self)
        }
        synchronizeIfNeeded()
        let events = step(clock.advance(to: time))
        if simulation.showBodies(at: clock.fraction) { layout?.invalidateLayout() }
        for event in events { deliver(event) }
        for behavior in allBehaviors where behavior.dynamicAnimator === self { behavior.action?() }
        pauseIfResting()
    }

    private func step(_ count: Int) -> [DynamicContactLog.Event] {
        simulation.moveAnchors(steps: count)
        let behaviors = allBehaviors
        let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }.filter { $0.collisionDelegate != nil && $0.groupBit != 0 }
        return (0..<count).flatMap { _ in simulation.step(behaviors, logging: collisions) }
    }

    private func deliver(_ event: DynamicContactLog.Event) {
        let collision = allBehaviors.lazy.compactMap { $0 as? UICollisionBehavior }.first { $0.groupBit == 1 << UInt64(event.pair.group) }
        collision?.deliver(event, in: simulation)
    }

    private func pauseIfResting() {
        guard pendingChange == nil, displayLink != nil, simulation.world.isResting || behaviors.isEmpty else { return }
        simulation.world.stop()
        for behavior in allBehaviors { behavior.simulationDidRest(simulation) }
        if simulation.showBodies(at: 1) { layout?.invalidateLayout() }
        displayLink?.invalidate()
        displayLink = nil
        hasResumed = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    // MARK: - Reference bounds

    /// The bounds of the reference view, or the content of the collection view.
    private var referenceBounds: CGRect {
        let bounds = referenceView?.bounds ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) } ?? .null
        return bounds.isFinite ? bounds : .null
    }

    /// Observes the bounds of the reference view, if a collision behavior uses them as a boundary.
    private func observeReferenceBounds() {
        guard !observesReferenceBounds, let referenceView,
            allBehaviors.contains(where: { ($0 as? UICollisionBehavior)?.usesReferenceBounds == true })
        else { return }
        observesReferenceBounds = true
        referenceView.layer.addModelObserver(self) { [weak self] in self?.referenceLayerDidChange() }
    }

    private func referenceLayerDidChange() {
        let bounds = referenceBounds
        if bounds != simulation.referenceBounds, !bounds.isNull { behaviorDidChange(.structure) }
    }
}
