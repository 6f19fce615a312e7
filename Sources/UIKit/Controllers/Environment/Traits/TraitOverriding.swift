import QuartzCore

/// The inheritance of traits by views and controllers.
enum TraitOverriding {
    /// Whether any view or controller of this program has overridden a trait. Until then, all views and controllers have the traits of
    /// their screen.
    static var isUsed = false

    /// Returns the traits of a view or of a controller: those of the screen, with the overrides of all views and controllers around it.
    ///
    /// A view inherits from its controller, or from its superview. A controller inherits from the superview of its view, or from its parent.
    /// The overrides are collected first, because most views have none, and each change of the traits copies them.
    static func traits(
        of view: UIView?, controller: UIViewController?, _ screenTraits: UITraitCollection
    ) -> UITraitCollection {
        var states: [TraitState] = []
        var (nextView, nextController) = (view, controller)
        for _ in 0..<UIResponder.maximumChainLength {
            if let controller = nextController {
                if let state = controller.traitState { states.append(state) }
                nextView = controller.viewIfLoaded?.superview
                nextController = nextView == nil ? controller.parent : nil
            } else if let view = nextView {
                if let state = view.traitState { states.append(state) }
                nextController = view.controller
                nextView = nextController == nil ? view.superview : nil
            } else {
                break
            }
        }
        if nextView != nil || nextController != nil { reportCycle() }
        var traits = screenTraits
        for state in states.reversed() { state.apply(to: &traits) }
        return traits
    }

    private static func reportCycle() {
        Diagnostics.report(
            .warning, source: "UITraitCollection",
            "The views and controllers from which traits are inherited form a cycle; the search ends after "
                + "\(UIResponder.maximumChainLength) of them. Do not add the view of a controller to the view of one of its children.",
            onlyOnce: true)
    }
}
