import CoreGraphics

/// A change of traits, and the notification of the views and controllers whose traits have changed.
enum TraitChange {
    /// Performs a change of trait overrides, and notifies the views and controllers whose traits have changed.
    static func perform(on environments: [any TraitStateOwner], _ change: () -> Void) {
        TraitOverriding.isUsed = true
        let previous = environments.map(\.traitCollection)
        change()
        notify(Array(zip(environments, previous)))
    }

    /// Notifies views and controllers in the order of the array, if their traits differ from the previous traits.
    ///
    /// The parts of storyboards that depend on the size class are applied first, so that the notified code reads the new values.
    static func notify(_ environments: [(environment: any TraitStateOwner, previous: UITraitCollection)]) {
        let changes = environments.compactMap { entry in
            let traits = entry.environment.traitCollection
            return traits == entry.previous ? nil : (environment: entry.environment, previous: entry.previous, traits: traits)
        }
        for change in changes { (change.environment as? UIView)?.applyTraits(change.traits, previous: change.previous) }
        for change in changes { change.environment.notifyTraitChange(from: change.previous, to: change.traits) }
    }
}

/// The traits of a view or a controller, and of the views and controllers inside it, before it gets another superview or parent.
struct MovedTraits {
    private let environments: [(environment: any TraitStateOwner, previous: UITraitCollection)]

    /// Stores the traits of the views and controllers in a view's tree before the view moves to a screen.
    ///
    /// Without overrides, and while all stages have the default settings, there is nothing to store.
    init(_ view: UIView, to screen: UIScreen) {
        guard TraitOverriding.isUsed || DeviceSettingsTable.isUsed else {
            environments = []
            return
        }
        environments = Self.environments(view.environmentsInTree, screen)
    }

    /// Stores the traits in a controller's tree before the controller gets a parent. A controller inherits from its parent while its view is
    /// in no superview.
    init(_ child: UIViewController, toParent parent: UIViewController) {
        guard TraitOverriding.isUsed, child.viewIfLoaded?.superview == nil else {
            environments = []
            return
        }
        environments = Self.environments(child.environmentsInTree, parent.viewIfLoaded?.window?.screen ?? .main)
    }

    private static func environments(_ environments: [any TraitStateOwner], _ screen: UIScreen)
        -> [(environment: any TraitStateOwner, previous: UITraitCollection)]
    {
        environments.compactMap { environment in
            let number = environment.traitView?.settingsNumber ?? screen.settingsNumber
            if !TraitOverriding.isUsed, number == screen.settingsNumber { return nil }
            if let traits = environment.traitState?.removedTraits { return (environment, traits) }
            return (environment, environment.inheritedTraits(screen.traitCollection(numbered: number)))
        }
    }

    /// Notifies the views and controllers whose traits have changed by the move.
    func notify() {
        guard !environments.isEmpty else { return }
        for entry in environments { entry.environment.traitState?.removedTraits = nil }
        TraitChange.notify(environments)
    }

    /// Stores the traits of the views and controllers in a tree that is about to be removed from its superview. They are the previous
    /// traits when the tree is added again. Traits that are equal to the traits of the screen are not stored. Controllers are stored in
    /// addition to their views, because a controller does not have the overrides of its view.
    static func store(_ view: UIView) {
        guard TraitOverriding.isUsed else { return }
        store(view.environmentsInTree, view.screenTraits)
    }

    /// Stores the traits of a controller's tree that is about to lose its parent while its view is in no superview.
    static func store(_ child: UIViewController) {
        guard TraitOverriding.isUsed, child.viewIfLoaded?.superview == nil else { return }
        store(child.environmentsInTree, UIScreen.main.traitCollection)
    }

    private static func store(_ environments: [any TraitStateOwner], _ screenTraits: UITraitCollection) {
        // Traits that were stored at an earlier removal are kept, because the colors and fonts were made for them.
        for environment in environments where environment.traitState?.removedTraits == nil {
            let traits = environment.inheritedTraits(screenTraits)
            if traits != screenTraits { environment.makeTraitState().removedTraits = traits }
        }
    }
}

extension UIView {
    /// Applies new traits: the size classes of storyboards and xibs, appearances for traits, dynamic colors, fonts, and the layout
    /// direction.
    func applyTraits(_ traits: UITraitCollection, previous: UITraitCollection) {
        for variations in traitState?.variations ?? [] { variations.apply(traits) }
        settingsNumber = (window?.screen ?? .main).settingsNumber
        if let rules = window?.screen.application?.appearanceRules, rules.hasTraits { rules.apply(to: self, in: superview) }
        let changesColors = traits.hasDifferentColorAppearance(comparedTo: previous)
        let changesFonts =
            traits.preferredContentSizeCategory != previous.preferredContentSizeCategory
            || traits.legibilityWeight != previous.legibilityWeight
        guard changesColors || changesFonts || traits.layoutDirection != previous.layoutDirection else { return }
        UITraitCollection.withCurrent(traits) {
            if changesColors { updateDynamicColors() }
            if changesFonts { fontTraitsDidChange() }
            if traits.layoutDirection != previous.layoutDirection { updateForLayoutDirection() }
            setNeedsLayout()
        }
    }

    private func updateDynamicColors() {
        updateDynamicBackground()
        dynamicColorsDidChange()
        tintColorDidChange()
        if overridesDrawing { setNeedsDisplay() }
    }

    /// Applies the size classes, and calls the observers if the traits have changed while the view was in no window.
    func updateTraitsInWindow() {
        guard let traitState, !traitState.observers.isEmpty || !traitState.variations.isEmpty else { return }
        let traits = traitCollection
        for variations in traitState.variations { variations.apply(traits) }
        traitState.notify(self, traits)
    }

    // MARK: - Dynamic colors

    /// Returns a color for the traits of the view.
    func resolved(_ color: UIColor) -> CGColor { color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor }

    /// Runs `body` while `UITraitCollection.current` contains the traits of the view.
    func withOwnTraits<Result>(_ body: () -> Result) -> Result {
        // The view may belong to another stage than the current stage, with other settings.
        TraitOverriding.isUsed || DeviceSettingsTable.isUsed ? UITraitCollection.withCurrent(traitCollection, body) : body()
    }

    /// Sets the background color of the layer. A color that depends on the traits is stored, so that it follows them.
    func setBackground(_ color: UIColor?) {
        guard let color, color.isDynamic else {
            traitState?.background = nil
            layer.backgroundColor = color?.cgColor
            return
        }
        let applied = color.resolvedColor(with: traitCollection).cgColor
        makeTraitState().background = (color, applied)
        layer.backgroundColor = applied
    }

    /// The background color that depends on the traits, or nil if code has set another color on the layer.
    var dynamicBackground: UIColor? {
        guard let background = traitState?.background, layer.backgroundColor == background.applied else { return nil }
        return background.color
    }

    /// Sets the background color for the current traits, unless code has set another color on the layer.
    private func updateDynamicBackground() {
        guard let background = traitState?.background, layer.backgroundColor == background.applied else { return }
        setBackground(background.color)
    }
}

extension UIColor {
    /// Whether the color depends on the traits.
    nonisolated var isDynamic: Bool {
        if case .dynamic = value { true } else { false }
    }
}

extension UIScreen {
    /// Returns the traits that the screen would have with the settings of a number in `DeviceSettingsTable`.
    func traitCollection(numbered number: UInt16) -> UITraitCollection {
        if number == settingsNumber { return traitCollection }
        var traits = traitCollection
        let style = traits.userInterfaceStyle
        DeviceSettingsTable.settings(number).apply(to: &traits)
        if application?.info.userInterfaceStyle != nil { traits.userInterfaceStyle = style }
        return traits
    }
}
