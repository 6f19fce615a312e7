/// The values that Auto Layout stores for a view, such as its box, constraints, priorities and margins. They are created at the first use,
/// because most views do not need them.
final class ViewLayoutState {
    nonisolated deinit {}

    let box: LayoutBox
    /// The active constraints that the view owns: the constraints for which it is the nearest common ancestor, and the constraints
    /// that were added to it explicitly.
    @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// Whether the frame and the autoresizing mask are translated into constraints.
    var translatesAutoresizingMask = true
    /// The content hugging priorities, indexed by axis.
    var huggingPriorities: [UILayoutPriority] = [.defaultLow, .defaultLow]
    /// The compression resistance priorities, indexed by axis.
    var resistancePriorities: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var margins = MarginState()
    /// Whether an arranged view is hidden. In an animation, its layer is hidden only at the end. The value is nil for other views, and for
    /// arranged views that were never hidden.
    var isCollapsed: Bool?
    var semanticContent = UISemanticContentAttribute.unspecified
    /// The layout engine of the tree. Only the topmost view has an engine.
    var engine: LayoutEngine?

    init(_ view: UIView) { box = LayoutBox(view: view) }
}

extension UIView {
    /// The engine of the tree that contains the view, or nil if no view in the tree has constraints.
    var layoutEngine: LayoutEngine? { layoutRoot.layoutStateIfCreated?.engine }

    /// The engine of the tree that contains the view. It is created if necessary.
    var layoutEngineCreatedIfNeeded: LayoutEngine {
        let root = layoutRoot
        if let engine = root.layoutState.engine { return engine }
        let engine = LayoutEngine()
        root.layoutState.engine = engine
        return engine
    }

    /// The topmost view of the tree.
    private var layoutRoot: UIView {
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    /// Schedules a constraint for the next pass of the layout engine.
    func setNeedsSolverUpdate(for constraint: NSLayoutConstraint) { layoutEngineCreatedIfNeeded.enqueue(constraint) }

    /// The boxes of the view and of its guides.
    var layoutBoxes: [LayoutBox] {
        guard let layout = layoutStateIfCreated else { return [] }
        return [layout.box] + layout.guides.map(\.box)
    }

    // MARK: - Changes of the hierarchy

    /// Removes the constraints of the view and its descendants from the engine, before the view leaves its tree.
    ///
    /// Constraints between a view in the view's tree and a view outside of it are deactivated.
    func removeFromLayoutTree() {
        guard let engine = layoutEngine else { return }
        var removed: [NSLayoutConstraint] = []
        forEachInTree { view in
            for constraint in view.layoutBoxes.flatMap(\.constraints) where constraint.owningView?.isDescendant(of: self) != true {
                constraint.isActive = false
                removed.append(constraint)
            }
            removed += view.layoutStateIfCreated?.constraints ?? []
        }
        engine.removeImmediately(removed)
    }

    /// After the view was added or removed, adds the constraints of the view and its descendants to the engine of the tree that contains
    /// them.
    ///
    /// - Parameter wasInOtherTree: Whether the view has moved directly from another superview. If true, its constraints were in that tree's
    ///   engine, and not in an engine of their own.
    func addToLayoutTree(wasInOtherTree: Bool = false) {
        if superview != nil {
            if let engine = layoutStateIfCreated?.engine {
                layoutStateIfCreated?.engine = nil
                engine.detachAll()
            } else if !wasInOtherTree {
                return
            }
        }
        forEachInTree { view in
            for constraint in view.layoutStateIfCreated?.constraints ?? [] { view.setNeedsSolverUpdate(for: constraint) }
        }
    }
}
