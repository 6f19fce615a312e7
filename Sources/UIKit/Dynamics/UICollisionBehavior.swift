import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// A behavior in which items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    nonisolated deinit {}

    /// The objects with which items collide.
    nonisolated public struct Mode: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items collide with each other.
        public static let items = Mode(rawValue: 1 << 0)
        /// Items collide with boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Items collide with items and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    /// The boundaries in the order in which they were added.
    private var boundaries: [CollisionBoundary] = []
    private var nextBoundaryNumber = 1
    /// The bit of the group of the behavior in the simulation, or 0 outside of a simulation.
    private(set) var groupBit: UInt64 = 0
    /// Whether the boundaries have changed and must be applied to the simulation.
    private var needsBoundaries = true
    /// The rectangle of the reference bounds that was last applied to the simulation, or nil if no such boundary was applied.
    private var appliedReferenceRect: CGRect?
    private var referenceInsets: UIEdgeInsets?

    /// The object that is notified of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// The objects with which items collide. The default is `everything`.
    open var collisionMode = Mode.everything { didSet { if collisionMode != oldValue { didChange(.structure) } } }
    /// Whether the bounds of the reference view are a boundary. Items whose centers are inside never leave it. The default is false.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            guard newValue != translatesReferenceBoundsIntoBoundary else { return }
            referenceInsets = newValue ? .zero : nil
            boundariesChanged()
        }
    }

    /// Creates a behavior in which the items collide with each other.
    public init(items: [any UIDynamicItem]) { list = DynamicItemList(items) }

    /// Creates a behavior without items.
    public override convenience init() { self.init(items: []) }

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { didChange(.structure) } }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { didChange(.structure) } }

    // MARK: - Boundaries

    /// Makes the bounds of the reference view a boundary, reduced by insets. Negative insets enlarge it.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        referenceInsets = finite(insets, or: referenceInsets ?? .zero, "insets")
        boundariesChanged()
    }

    /// Adds a boundary along a path. A boundary with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        remove(identifier)
        let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
        boundaries.append(CollisionBoundary(identifier: identifier, number: nextBoundaryNumber, path: path))
        nextBoundaryNumber += 1
        boundariesChanged()
    }

    /// Adds a boundary along a line. A boundary with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary, or nil if there is none.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.hasIdentifier(identifier) }?.path
    }

    /// Removes the boundary with an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        if remove(identifier) { boundariesChanged() }
    }

    @discardableResult
    private func remove(_ identifier: any NSCopying) -> Bool {
        let count = boundaries.count
        boundaries.removeAll { $0.hasIdentifier(identifier) }
        return boundaries.count < count
    }

    /// Removes all boundaries except the bounds of the reference view.
    open func removeAllBoundaries() {
        guard !boundaries.isEmpty else { return }
        boundaries = []
        boundariesChanged()
    }

    /// The identifiers of the boundaries in the order in which they were added, or nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    /// Whether a boundary follows the bounds of the reference view.
    var usesReferenceBounds: Bool { referenceInsets != nil }

    private func boundariesChanged() {
        needsBoundaries = true
        didChange(.structure)
    }

    // MARK: - Simulation

    override var simulatedItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: DynamicSimulation) {
        if groupBit == 0 { joinGroup() }
        for index in list.items.compactMap(simulation.index) {
            simulation.world.update(index) {
                if collisionMode.contains(.items) { $0.itemGroups |= groupBit }
                if collisionMode.contains(.boundaries) { $0.boundaryGroups |= groupBit }
            }
        }
        let rect = referenceRect(in: simulation)
        if needsBoundaries || rect != appliedReferenceRect { applyBoundaries(rect, to: simulation) }
        guard let rect else { return }
        simulation.world.containers.append(
            RigidContainer(
                minimum: Vector2D(rect.minX, rect.minY), maximum: Vector2D(rect.maxX, rect.maxY), group: groupBit))
    }

    /// Sets `groupBit` to the lowest bit that no other collision behavior of the animator uses.
    private func joinGroup() {
        let others = dynamicAnimator?.allBehaviors.compactMap { ($0 as? UICollisionBehavior)?.groupBit } ?? []
        let free = ~others.reduce(0, |)
        if free == 0 {
            Diagnostics.report(
                .warning, source: "UICollisionBehavior",
                "An animator has more than 64 collision behaviors. The items of the additional behaviors do not collide. Use fewer behaviors "
                    + "with more items each.", onlyOnce: true)
        }
        groupBit = free & (~free &+ 1)
        needsBoundaries = true
    }

    private func referenceRect(in simulation: DynamicSimulation) -> CGRect? {
        guard let referenceInsets, !simulation.referenceBounds.isNull else { return nil }
        let rect = simulation.referenceBounds.inset(by: referenceInsets)
        return rect.width > 0 && rect.height > 0 ? rect : nil
    }

    private func applyBoundaries(_ rect: CGRect?, to simulation: DynamicSimulation) {
        simulation.world.removeBoundaries(group: groupBit)
        if let rect { simulation.world.addBoundary(DynamicShape.lines(of: UIBezierPath(rect: rect)), group: groupBit, number: 0) }
        for boundary in boundaries {
            simulation.world.addBoundary(DynamicShape.lines(of: boundary.path), group: groupBit, number: boundary.number)
        }
        if let old = appliedReferenceRect, let rect, old.isFinite, rect.isFinite { moveItems(from: old, to: rect, in: simulation) }
        (needsBoundaries, appliedReferenceRect) = (false, rect)
    }

    /// Moves items whose centers are in the previous reference rectangle to the nearest position in the new rectangle, for example after a
    /// rotation.
    private func moveItems(from old: CGRect, to new: CGRect, in simulation: DynamicSimulation) {
        for index in list.items.compactMap(simulation.index) {
            let body = simulation.world.bodies[index]
            let (x, y) = (CGFloat(body.origin.x), CGFloat(body.origin.y))
            guard old.contains(CGPoint(x: x, y: y)) else { continue }
            let target = Vector2D(min(max(x, new.minX), new.maxX), min(max(y, new.minY), new.maxY))
            if target != body.origin { simulation.world.setPose(of: index, origin: target, angle: body.angle) }
        }
    }

    override func discardSimulationState() {
        (groupBit, needsBoundaries, appliedReferenceRect) = (0, true, nil)
    }

    // MARK: - Contacts

    /// Notifies the delegate of a contact that has begun or ended.
    func deliver(_ event: DynamicContactLog.Event, in simulation: DynamicSimulation) {
        guard let collisionDelegate, let item = simulation.item(ofBody: event.pair.bodyB) else { return }
        let point = event.point.map { CGPoint(x: $0.x, y: $0.y) }
        guard let boundary = event.pair.boundary else {
            guard let first = simulation.item(ofBody: event.pair.bodyA) else { return }
            if let point { return collisionDelegate.collisionBehavior(self, beganContactFor: first, with: item, at: point) }
            return collisionDelegate.collisionBehavior(self, endedContactFor: first, with: item)
        }
        let identifier = boundaries.first { $0.number == boundary }?.identifier
        if let point {
            collisionDelegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
        } else {
            collisionDelegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}
