import Foundation

/// A motion effect that interpolates between two values of a key path.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    nonisolated deinit {}

    /// The axis of a tilt.
    nonisolated public enum EffectType: Int, Sendable {
        /// The effect follows a tilt to the left and to the right.
        case tiltAlongHorizontalAxis
        /// The effect follows a tilt to the top and to the bottom.
        case tiltAlongVerticalAxis
    }

    /// The key path of the view.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value at the greatest tilt to the left or upward: a number, a point, a vector, a size or an offset.
    open var minimumRelativeValue: Any?
    /// The value at the greatest tilt to the right or downward.
    open var maximumRelativeValue: Any?

    /// Creates an effect.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Returns the interpolated value for a tilt of -1…1. Returns nil if a value is missing or has another type, or if the two values have
    /// different types. A vector can be combined with a point, and an offset with a size.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let minimum = minimumRelativeValue.flatMap(MotionValue.init), let maximum = maximumRelativeValue.flatMap(MotionValue.init)
        else { return nil }
        let offset = Double(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical)
        return minimum.interpolated(to: maximum, (min(max(offset, -1), 1) + 1) / 2).map { [keyPath: $0] }
    }
}
