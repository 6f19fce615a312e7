import Foundation

/// A motion effect that interpolates between two values of a key path.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of a tilt.
    nonisolated public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    /// The key path of the view.
    public let keyPath: String
    /// The axis of the tilt.
    public let type: EffectType
    /// The value at the greatest tilt to the left or to the top, a number.
    open var minimumRelativeValue: Any?
    /// The value at the greatest tilt to the right or to the bottom, a number.
    open var maximumRelativeValue: Any?

    /// Creates an effect.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Returns the value for a tilt of -1…1, if both values are numbers.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let minimum = minimumRelativeValue as? NSNumber, let maximum = maximumRelativeValue as? NSNumber else { return nil }
        let offset = Double(type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical)
        let fraction = (min(max(offset, -1), 1) + 1) / 2
        return [keyPath: minimum.doubleValue + (maximum.doubleValue - minimum.doubleValue) * fraction]
    }
}
