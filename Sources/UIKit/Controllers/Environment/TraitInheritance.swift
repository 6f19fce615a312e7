import CoreGraphics
import QuartzCore

/// Whether any view or controller of this program has overridden a trait. Until then, all views and controllers have
/// the traits of their screen.
enum TraitOverriding {
    static var isUsed = false

    /// Returns the traits of a view or of a controller: those of the screen, with the overrides of all views and controllers around it.
    ///
    /// A view inherits from its controller, or from its superview. A controller inherits from the superview of its view, or from its parent.
    /// The overrides are collected first, because most views have none, and each change of the traits copies them.
    fileprivate static func traits(
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

extension UIView {
    /// Returns the traits of the view for a screen with `screenTraits`: the traits of its controller or superview, with its own overrides.
    func inheritedTraits(_ screenTraits: UITraitCollection) -> UITraitCollection {
        TraitOverriding.isUsed ? TraitOverriding.traits(of: self, controller: nil, screenTraits) : screenTraits
    }

    /// The traits of the view's screen.
    var screenTraits: UITraitCollection { (window?.screen ?? .main).traitCollection }

    /// The objects that a trait change affects: the views in the tree of this view, and the controllers of these views.
    var environmentsInTree: [any TraitStateOwner] {
        var (controllers, views): ([UIViewController], [UIView]) = ([], [])
        forEachInTree { view in
            views.append(view)
            if let controller = view.controller { controllers.append(controller) }
        }
        return controllers + views
    }

    /// The style that overrides the inherited style.
    var styleOverride: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != styleOverride else { return }
            TraitChange.perform(on: environmentsInTree) { makeTraitState().style = newValue }
            (self as? UIWindow)?.setNeedsStatusBarUpdate()
        }
    }

    /// The traits that the view sets for itself and for the views inside it.
    ///
    ///     view.traitOverrides.userInterfaceStyle = .dark
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set { TraitChange.perform(on: environmentsInTree) { makeTraitState().overrides = newValue } }
    }
}

extension UIViewController {
    /// Returns the traits of the controller for a screen with `screenTraits`: the traits of its view's superview or of its parent, with
    /// its own overrides.
    func inheritedTraits(_ screenTraits: UITraitCollection) -> UITraitCollection {
        TraitOverriding.isUsed ? TraitOverriding.traits(of: nil, controller: self, screenTraits) : screenTraits
    }

    /// The controller, its descendants, and the views in their view trees.
    var environmentsInTree: [any TraitStateOwner] {
        let inViews = viewIfLoaded?.environmentsInTree ?? []
        let others = ([self] + descendants).filter { controller in !inViews.contains { $0 === controller } }
        let loaded = others.compactMap(\.viewIfLoaded).flatMap(\.environmentsInTree).filter { view in !inViews.contains { $0 === view } }
        return others + inViews + loaded
    }

    private var descendants: [UIViewController] { children + children.flatMap(\.descendants) }

    /// The style that overrides the inherited style.
    var styleOverride: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != styleOverride else { return }
            TraitChange.perform(on: environmentsInTree) { makeTraitState().style = newValue }
            setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// The traits that the controller sets for itself, its children and their views.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set { TraitChange.perform(on: environmentsInTree) { makeTraitState().overrides = newValue } }
    }

    /// Sets the level of a presented controller.
    func setLevel(_ level: UIUserInterfaceLevel) {
        guard level != traitState?.level ?? .unspecified else { return }
        TraitChange.perform(on: environmentsInTree) { makeTraitState().level = level }
    }

    /// Sets the traits that the parent specifies for this controller.
    func setParentTraits(_ traits: UITraitCollection?) {
        TraitChange.perform(on: environmentsInTree) { makeTraitState().parentTraits = traits }
    }
}
