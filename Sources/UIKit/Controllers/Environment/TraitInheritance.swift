import CoreGraphics

/// Whether any view or controller of this program has overridden a trait. Until then, all views and controllers have
/// the traits of their screen.
enum TraitOverriding {
    static var isUsed = false
}

extension UIView {
    /// Returns the traits of the view for a screen with `screenTraits`: the traits of its controller or superview, with its own overrides.
    func inheritedTraits(_ screenTraits: UITraitCollection) -> UITraitCollection {
        guard TraitOverriding.isUsed else { return screenTraits }
        var traits = controller?.inheritedTraits(screenTraits) ?? superview?.inheritedTraits(screenTraits) ?? screenTraits
        traitState?.apply(to: &traits)
        return traits
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
        guard TraitOverriding.isUsed else { return screenTraits }
        var traits = viewIfLoaded?.superview?.inheritedTraits(screenTraits) ?? parent?.inheritedTraits(screenTraits) ?? screenTraits
        traitState?.apply(to: &traits)
        return traits
    }

    /// The controller, its descendants, and the views in their view trees.
    private var environmentsInTree: [any TraitStateOwner] {
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
