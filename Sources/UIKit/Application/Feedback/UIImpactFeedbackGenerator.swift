import CoreGraphics

/// A generator of vibrations for collisions.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    nonisolated deinit {}

    /// The strength of a collision.
    nonisolated public enum FeedbackStyle: Int, Sendable {
        /// A collision of small or light elements.
        case light
        /// A collision of elements of medium size.
        case medium
        /// A collision of large or heavy elements.
        case heavy
        /// A collision of soft elements.
        case soft
        /// A collision of rigid elements.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator for collisions of a strength.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator for collisions of a strength, for a view.
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    /// Creates a generator for collisions of medium strength.
    public convenience override init() { self.init(style: .medium) }

    /// Signals a collision.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Signals a collision with an intensity of 0…1.
    open func impactOccurred(intensity: CGFloat) { generate(.impact(style, intensity: Self.limited(intensity))) }

    /// Signals a collision at a location of the view.
    open func impactOccurred(at location: CGPoint) { generate(.impact(style, intensity: 1), at: location) }

    /// Signals a collision with an intensity of 0…1 at a location of the view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        generate(.impact(style, intensity: Self.limited(intensity)), at: location)
    }

    private static func limited(_ intensity: CGFloat) -> CGFloat { intensity.isFinite ? min(max(intensity, 0), 1) : 0 }
}
