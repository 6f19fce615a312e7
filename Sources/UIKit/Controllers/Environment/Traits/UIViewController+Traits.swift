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

    /// Sets the traits that the parent specifies for this controller, or removes them if `traits` is nil.
    func setParentTraits(_ traits: UITraitCollection?) {
        TraitChange.perform(on: environmentsInTree) { makeTraitState().parentTraits = traits }
    }
}
