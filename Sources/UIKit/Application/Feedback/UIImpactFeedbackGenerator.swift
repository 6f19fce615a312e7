import CoreGraphics

/// A generator of vibrations for collisions.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    nonisolated deinit {}

    /// The strength of a collision.
    nonisolated public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    /// Creates a generator. The style has no effect.
    public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator for collisions of medium strength.
    public convenience override init() { self.init(style: .medium) }

    /// Signals a collision.
    ///
    /// Differs from Apple: it has no effect.
    open func impactOccurred(intensity: CGFloat = 1) {}
}
