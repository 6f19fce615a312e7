import CoreGraphics
import Foundation

/// Recognizes one or more touches that move quickly in one direction. The gesture is recognized before the touches end.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    nonisolated deinit {}

    /// A set of directions.
    nonisolated public struct Direction: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions in which the touches may move.
    open var direction = Direction.right
    /// The number of touches that must move.
    open var numberOfTouchesRequired = 1

    /// The minimum distance in points, which must be reached within `maximumDuration`.
    private static let minimumDistance: CGFloat = 50
    /// The maximum duration of the movement in seconds.
    private static let maximumDuration = 0.5
    /// The maximum movement to the side, as a fraction of the movement in the direction.
    private static let maximumSlope: CGFloat = 0.5

    private var timer: DelayedCall?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > numberOfTouchesRequired { return state = .failed }
        guard timer == nil else { return }
        timer = DelayedCall(after: Self.maximumDuration) { [weak self] in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == numberOfTouchesRequired else { return }
        let translation = averageTranslation
        if hypot(translation.dx, translation.dy) >= Self.minimumDistance { state = matchesDirection(translation) ? .ended : .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
    }

    /// The average movement of the touches since they began.
    private var averageTranslation: CGVector {
        let count = CGFloat(max(touches.count, 1))
        return CGVector(
            dx: touches.map { $0.windowLocation.x - $0.startLocation.x }.reduce(0, +) / count,
            dy: touches.map { $0.windowLocation.y - $0.startLocation.y }.reduce(0, +) / count)
    }

    /// Whether a movement is in one of the required directions.
    private func matchesDirection(_ translation: CGVector) -> Bool {
        let isHorizontal = abs(translation.dx) > abs(translation.dy)
        let (along, across) = isHorizontal ? (translation.dx, translation.dy) : (translation.dy, translation.dx)
        let swipeDirection: Direction = isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
        return direction.contains(swipeDirection) && abs(across) <= abs(along) * Self.maximumSlope
    }
}
