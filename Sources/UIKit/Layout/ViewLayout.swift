/// What a view knows for Auto Layout. Made at the first use: most views never need it.
final class ViewLayout {
    let box: LayoutBox
    /// Active constraints that are held here: of these the view is the nearest that all items have in common, or they were added here.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var translatesMask = true
    /// By axis.
    var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    var margins = MarginState()
    /// Whether an arranged view is hidden, which its layer shows only when it has gone; nil for others.
    var isCollapsed: Bool?
    var semantics = UISemanticContentAttribute.unspecified
    /// Only at the top of a tree: what solves for all of it.
    var engine: LayoutEngine?

    init(_ view: UIView) { box = LayoutBox(view: view) }
}

extension UIView {
    /// The engine of the tree that the view is in, if anything in it has constraints.
    var layoutEngine: LayoutEngine? { top.autoLayoutIfAny?.engine }

    var layoutEngineMaking: LayoutEngine {
        let top = top
        if let engine = top.autoLayout.engine { return engine }
        let engine = LayoutEngine(top: top)
        top.autoLayout.engine = engine
        return engine
    }

    /// The view at the top of the tree.
    private var top: UIView {
        var view = self
        while let above = view.superview { view = above }
        return view
    }

    func noteChange(of constraint: NSLayoutConstraint) { layoutEngineMaking.note(constraint) }

    /// The boxes of the view and of its guides.
    var layoutBoxes: [LayoutBox] {
        guard let layout = autoLayoutIfAny else { return [] }
        return [layout.box] + layout.guides.map(\.box)
    }

    // MARK: - Coming and going

    /// Called before the view leaves its tree: gives back what the engine knows of it, and ends the constraints that cross the border.
    func leaveLayout() {
        guard let engine = layoutEngine else { return }
        var leaving: [NSLayoutConstraint] = []
        forEachInTree { view in
            for constraint in view.layoutBoxes.flatMap(\.constraints) where constraint.holder?.isDescendant(of: self) != true {
                constraint.isActive = false
                leaving.append(constraint)
            }
            leaving += view.autoLayoutIfAny?.constraints ?? []
        }
        engine.forget(leaving)
    }

    /// Called when the view has come to where it is now, or to be alone.
    func enterLayout() {
        if superview != nil {
            guard let engine = autoLayoutIfAny?.engine else { return }
            autoLayoutIfAny?.engine = nil
            engine.dissolve()
        }
        forEachInTree { view in
            for constraint in view.autoLayoutIfAny?.constraints ?? [] { view.noteChange(of: constraint) }
        }
    }
}
