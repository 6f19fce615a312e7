/// A layout guide with constraints that are active only while the guide is near an edge of its owning view, or away from the edge.
///
/// The only guide of this kind is the keyboard's. A docked keyboard is near the bottom and the sides, and away from the top, also while it
/// is hidden.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    nonisolated deinit {}

    private var nearEdgeConstraints: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var awayFromEdgeConstraints: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// The edges of the owning view that the guide is near to.
    private static let nearEdges: NSDirectionalRectEdge = [.bottom, .leading, .trailing]

    /// Sets the constraints that are active while the guide is near an edge. They replace earlier constraints for this edge.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        replace(&nearEdgeConstraints, trackedConstraints, for: edge, areActive: !edge.isDisjoint(with: Self.nearEdges))
    }

    /// Returns the constraints that are active while the guide is near an edge.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearEdgeConstraints.first { $0.edge == edge }?.constraints ?? []
    }

    /// Sets the constraints that are active while the guide is away from an edge. They replace earlier constraints for this edge.
    open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        replace(&awayFromEdgeConstraints, trackedConstraints, for: edge, areActive: edge.isDisjoint(with: Self.nearEdges))
    }

    /// Returns the constraints that are active while the guide is away from an edge.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayFromEdgeConstraints.first { $0.edge == edge }?.constraints ?? []
    }

    /// Deactivates all constraints that were set for edges, and removes them.
    open func removeAllTrackedConstraints() {
        for entry in nearEdgeConstraints + awayFromEdgeConstraints { NSLayoutConstraint.deactivate(entry.constraints) }
        nearEdgeConstraints = []
        awayFromEdgeConstraints = []
    }

    private func replace(
        _ entries: inout [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])], _ constraints: [NSLayoutConstraint],
        for edge: NSDirectionalRectEdge, areActive: Bool
    ) {
        for entry in entries where entry.edge == edge { NSLayoutConstraint.deactivate(entry.constraints) }
        entries.removeAll { $0.edge == edge }
        entries.append((edge, constraints))
        if areActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
    }
}
