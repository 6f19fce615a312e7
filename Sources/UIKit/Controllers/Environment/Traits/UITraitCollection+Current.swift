extension UITraitCollection {
    /// The traits that the running code uses.
    ///
    /// While a view or a controller lays out, draws, loads its view, appears, disappears, or is notified of new traits, the value is the
    /// traits of this view or controller. Otherwise the value is the traits of the main screen. A value that is set in such a method of a
    /// view or a controller is used until the method ends. A value that other code sets is used until the next value is set.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        get { explicitCurrent ?? UIScreen.main.traitCollection }
        set { explicitCurrent = newValue }
    }
    /// The value of `current`, or nil for the traits of the main screen.
    @MainActor private static var explicitCurrent: UITraitCollection?

    /// Runs `actions` while `current` contains these traits.
    @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) { Self.withCurrent(self, actions) }

    /// Runs `body` while `current` contains `traits`.
    @MainActor static func withCurrent<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
        restoringCurrent {
            explicitCurrent = traits
            return body()
        }
    }

    /// Runs `body`, and undoes changes of `current` that it makes.
    @MainActor static func restoringCurrent<Result>(_ body: () -> Result) -> Result {
        let previous = explicitCurrent
        defer { explicitCurrent = previous }
        return body()
    }
}

extension UIViewController {
    /// Runs `body` while `UITraitCollection.current` contains the traits of the controller.
    func performWithTraits(_ body: () -> Void) { UITraitCollection.withCurrent(traitCollection, body) }
}
