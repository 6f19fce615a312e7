import CoreGraphics
import Foundation

/// The background of a bar as one value.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
    nonisolated deinit {}

    nonisolated enum Background { case standard, opaque, transparent }

    /// The color of the background, or nil for the default color. A transparent background without a color is clear.
    open var backgroundColor: UIColor? { didSet { propertiesDidChange() } }
    /// The color of the line at the edge of the bar, or nil for no line.
    open var shadowColor: UIColor? = ControlColors.barSeparator { didSet { propertiesDidChange() } }
    /// The blur of the background.
    ///
    /// Differs from Apple: it has no effect.
    open var backgroundEffect: UIBlurEffect? { didSet { propertiesDidChange() } }
    private(set) var background = Background.standard
    /// The bar that has the appearance, or nil.
    weak var observer: (any BarAppearanceObserver)?

    /// Creates a default appearance.
    public override required init() {}

    /// Sets the slightly translucent default background.
    open func configureWithDefaultBackground() { configure(.standard) }
    /// Sets a background that hides the content below it.
    open func configureWithOpaqueBackground() { configure(.opaque) }
    /// Removes the background and the line.
    open func configureWithTransparentBackground() { configure(.transparent, shadowColor: nil) }

    private func configure(_ background: Background, shadowColor: UIColor? = ControlColors.barSeparator) {
        // The bar is notified once, after all changes.
        let bar = observer
        observer = nil
        self.background = background
        (backgroundColor, backgroundEffect, self.shadowColor) = (nil, nil, shadowColor)
        observer = bar
        propertiesDidChange()
    }

    /// Called after a change of a property.
    func propertiesDidChange() { observer?.appearanceDidChange(self) }

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    func makeCopy() -> UIBarAppearance {
        let copy = Swift.type(of: self).init()
        (copy.backgroundColor, copy.shadowColor, copy.backgroundEffect) = (backgroundColor, shadowColor, backgroundEffect)
        copy.background = background
        return copy
    }

    /// Returns a copy for a property of a bar. The bar is notified when a property of the copy changes.
    func copy(for bar: any BarAppearanceObserver) -> Self {
        guard let result = copy(with: nil) as? Self else { return self }
        result.observer = bar
        return result
    }

    /// Returns the color of the background of a bar whose own color is `barColor`.
    func color(_ barColor: UIColor) -> UIColor {
        switch background {
        case .standard: backgroundColor ?? barColor
        case .opaque: (backgroundColor ?? barColor).withAlphaComponent(1)
        case .transparent: backgroundColor ?? .clear
        }
    }
}

/// A bar that is notified when a property of one of its appearances changes.
protocol BarAppearanceObserver: AnyObject {
    func appearanceDidChange(_ appearance: UIBarAppearance)
}
