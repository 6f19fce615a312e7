import QuartzCore

/// An object that calls closures and methods when its traits change: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Calls a closure after each change of any of the given traits, with the object and its previous traits. The calls follow
    /// `traitCollectionDidChange(_:)`, in the order of the registrations, until the registration is ended or the object is released.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { object, previous in
            guard let object = object as? Self else { return }
            handler(object, previous)
        }
    }

    /// Calls a method of a target after each change of any of the given traits. The method has two parameters for the object and its
    /// previous traits, or only the first parameter, or no parameter. The target is not retained.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let target = ClassTarget.object(target)
        return register(traits) { [weak target] object, previous in
            guard let target else { return }
            action.perform(on: target, with: object, previous)
        }
    }

    /// Calls a method of the object itself after each change of any of the given traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitStateOwner)?.traitState?.remove(registration)
    }

    private func register(
        _ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits, call)
        guard let owner = self as? any TraitStateOwner else {
            Diagnostics.report(
                .warning, source: "UITraitChangeObservable",
                "\(type(of: self)) is neither a view nor a controller, so it has no traits that change; the registration has no effect.")
            return observer
        }
        let state = owner.makeTraitState()
        if state.observers.isEmpty { state.lastTraits = owner.traitCollection }
        state.observers.append(observer)
        return observer
    }
}
