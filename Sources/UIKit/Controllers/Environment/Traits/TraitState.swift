import CoreGraphics

/// The traits that a view or controller stores. Most views and controllers have none.
final class TraitState {
    /// The style that overrides the inherited style, or unspecified.
    var style = UIUserInterfaceStyle.unspecified
    /// The level that a presentation sets for its controller, or unspecified.
    var level = UIUserInterfaceLevel.unspecified
    /// The other overridden traits.
    var overrides = UITraitOverrides()
    /// The smallest and the largest text size, or nil for no limit.
    var (minimumContentSize, maximumContentSize): (UIContentSizeCategory?, UIContentSizeCategory?)
    /// The traits that the parent of a controller sets for it.
    var parentTraits: UITraitCollection?
    /// The registrations for changes, in the order in which they were made.
    var observers: [TraitObserver] = []
    /// The traits at the last call of `notify`, or at the first registration.
    var lastTraits: UITraitCollection?
    /// A background color that depends on the traits, and the color that was set on the layer for it.
    var background: (color: UIColor, applied: CGColor)?
    /// The traits that the view or controller had when its view was removed from its superview, if they differed from the traits of the
    /// screen.
    var removedTraits: UITraitCollection?
    /// For the outermost view of a storyboard scene or xib, the parts of the scene or xib that depend on the size class.
    var variations: [InterfaceVariations] = []

    /// Replaces inherited traits by the overridden traits.
    func apply(to traits: inout UITraitCollection) {
        if let parentTraits { traits.replaceSpecifiedValues(by: parentTraits) }
        if level != .unspecified { traits.userInterfaceLevel = level }
        if style != .unspecified { traits.userInterfaceStyle = style }
        if !overrides.isEmpty { overrides.apply(to: &traits) }
        if let minimumContentSize { traits.preferredContentSizeCategory = max(traits.preferredContentSizeCategory, minimumContentSize) }
        if let maximumContentSize { traits.preferredContentSizeCategory = min(traits.preferredContentSizeCategory, maximumContentSize) }
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        (registration as? TraitObserver)?.isValid = false
        observers.removeAll { $0 === registration }
    }

    /// Calls the observers of the traits that have changed since the last call of this method, or since the first registration.
    func notify(_ object: AnyObject, _ traits: UITraitCollection) {
        guard !observers.isEmpty, let previous = lastTraits, previous != traits else { return }
        lastTraits = traits
        for observer in observers where observer.isValid && observer.isAffected(by: previous, traits) { observer.call(object, previous) }
    }
}

/// One registration for changes of traits.
final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    let call: @MainActor (AnyObject, UITraitCollection) -> Void
    var isValid = true

    init(_ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }

    func isAffected(by previous: UITraitCollection, _ current: UITraitCollection) -> Bool {
        traits.contains { current.differs($0, from: previous) }
    }
}

/// A view or a controller.
protocol TraitStateOwner: UITraitEnvironment {
    var traitState: TraitState? { get set }
    /// Returns the traits of the object for a screen with `screenTraits`.
    func inheritedTraits(_ screenTraits: UITraitCollection) -> UITraitCollection
}

extension UIView: TraitStateOwner {}
extension UIViewController: TraitStateOwner {}

extension TraitStateOwner {
    /// The view itself, or the view of the controller if it is loaded.
    var traitView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }

    /// Returns the state, which is created at the first use.
    func makeTraitState() -> TraitState {
        if let traitState { return traitState }
        let state = TraitState()
        traitState = state
        return state
    }

    /// Calls `traitCollectionDidChange` and the observers, while `UITraitCollection.current` contains `traits`.
    func notifyTraitChange(from previous: UITraitCollection, to traits: UITraitCollection) {
        UITraitCollection.withCurrent(traits) {
            traitCollectionDidChange(previous)
            traitState?.notify(self, traits)
        }
    }
}
