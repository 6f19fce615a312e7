import CoreGraphics
import Foundation

/// The background of a bar as one value.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
    nonisolated deinit {}

    nonisolated enum Background { case standard, opaque, transparent }

    /// The color of the background, or nil for the default color. A transparent background without a color is clear.
    open var backgroundColor: UIColor?
    /// The color of the line at the edge of the bar, or nil for no line.
    open var shadowColor: UIColor? = ControlColors.barSeparator
    /// The blur of the background.
    ///
    /// Differs from Apple: it has no effect.
    open var backgroundEffect: UIBlurEffect?
    private(set) var background = Background.standard

    /// Creates a default appearance.
    public override required init() {}

    /// Sets the slightly translucent default background.
    open func configureWithDefaultBackground() { configure(.standard) }
    /// Sets a background that hides the content below it.
    open func configureWithOpaqueBackground() { configure(.opaque) }
    /// Removes the background and the line.
    open func configureWithTransparentBackground() {
        configure(.transparent)
        shadowColor = nil
    }

    private func configure(_ background: Background) {
        self.background = background
        (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, ControlColors.barSeparator)
    }

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    func makeCopy() -> UIBarAppearance {
        let copy = Swift.type(of: self).init()
        (copy.backgroundColor, copy.shadowColor, copy.backgroundEffect) = (backgroundColor, shadowColor, backgroundEffect)
        copy.background = background
        return copy
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
