import CoreGraphics

/// A change of traits, and the calls of the views and controllers whose traits it changes.
enum TraitChange {
    /// Overrides traits, and notifies those of the views and controllers whose traits have changed.
    static func perform(on environments: [any TraitStateOwner], _ change: () -> Void) {
        TraitOverriding.isUsed = true
        let previous = environments.map(\.traitCollection)
        change()
        notify(Array(zip(environments, previous)))
    }

    /// Notifies views and controllers, in this order, if their traits differ from the previous ones.
    ///
    /// The parts of storyboards that depend on the size class are applied first, so that code that is called then finds the new values.
    static func notify(_ environments: [(environment: any TraitStateOwner, previous: UITraitCollection)]) {
        let changes = environments.compactMap { entry in
            let traits = entry.environment.traitCollection
            return traits == entry.previous ? nil : (environment: entry.environment, previous: entry.previous, traits: traits)
        }
        for change in changes { (change.environment as? UIView)?.applyTraits(change.traits, previous: change.previous) }
        for change in changes { change.environment.notifyTraitChange(from: change.previous, to: change.traits) }
    }
}

/// The state of a view's traits before it moves to another superview.
struct MovedTraits {
    private let environments: [(environment: any TraitStateOwner, previous: UITraitCollection)]

    /// Stores the traits of the views in a view's tree, for the screen to which the view moves. Without overrides, only the screen has traits,
    /// and there is nothing to store.
    init(_ view: UIView, to screenTraits: UITraitCollection) {
        environments = TraitOverriding.isUsed ? view.environmentsInTree.map { ($0, $0.inheritedTraits(screenTraits)) } : []
    }

    /// Notifies the views whose traits differ at the new place.
    func notify() {
        if !environments.isEmpty { TraitChange.notify(environments) }
    }
}

extension UIView {
    /// Applies new traits: the size classes of storyboards and xibs, and dynamic colors.
    func applyTraits(_ traits: UITraitCollection, previous: UITraitCollection) {
        for variations in traitState?.variations ?? [] { variations.apply(traits) }
        guard traits.hasDifferentColorAppearance(comparedTo: previous) else { return }
        UITraitCollection.withCurrent(traits) {
            updateDynamicBackground()
            dynamicColorsDidChange()
            tintColorDidChange()
            if overridesDrawing { setNeedsDisplay() }
            setNeedsLayout()
        }
    }

    /// Calls the observers and applies size classes, if the traits have changed while the view was in no window.
    func updateTraitsInWindow() {
        guard let traitState, !traitState.observers.isEmpty || !traitState.variations.isEmpty else { return }
        let traits = traitCollection
        for variations in traitState.variations { variations.apply(traits) }
        traitState.notify(self, traits)
    }

    // MARK: - Dynamic colors

    /// Sets the background color of the layer. A color that depends on the traits is stored, so that it follows them.
    func setBackground(_ color: UIColor?) {
        guard let color, color.isDynamic else {
            traitState?.background = nil
            layer.backgroundColor = color?.cgColor
            return
        }
        let applied = TraitOverriding.isUsed ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
        makeTraitState().background = (color, applied)
        layer.backgroundColor = applied
    }

    /// Sets the background color for the current traits, unless code has set another one on the layer.
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
