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
