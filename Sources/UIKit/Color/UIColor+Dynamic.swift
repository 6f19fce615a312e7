import CoreGraphics
import QuartzCore

nonisolated extension UIColor {
    /// Creates a color that depends on the traits.
    ///
    /// Views and controls determine their colors again when their traits change. A `CGColor` is constant: set it again in
    /// `traitCollectionDidChange(_:)`.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.init(.dynamic(dynamicProvider)) }

    /// Creates a color with a value for the light style and a value for the dark style.
    convenience init(light: UIColor, dark: UIColor) {
        self.init(.dynamic { $0.userInterfaceStyle == .dark ? dark : light })
    }

    /// Returns the color for traits. A color that is not dynamic is returned unchanged.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = value else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    /// The current traits on the main actor, and the traits of the main screen on other threads.
    static var currentTraits: UITraitCollection {
        guard MainQueue.isCurrent else { return UIScreen.mainTraits.withLock { $0 } }
        return MainActor.assumeIsolated { UITraitCollection.current }
    }
}
