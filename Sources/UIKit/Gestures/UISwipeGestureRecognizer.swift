import CoreGraphics
import Foundation

/// One or several fingers go quickly in one direction. It is recognized while they are still down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    nonisolated public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Those that it may go in.
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    /// So far within so many seconds, and at most half as far aside.
    private static let distance: CGFloat = 50
    private static let time = 0.5
    private static let slant: CGFloat = 0.5

    private var patience: Timer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > numberOfTouchesRequired { return state = .failed }
        guard patience == nil else { return }
        patience = Timer.scheduledTimer(withTimeInterval: Self.time, repeats: false) { [weak self] _ in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == numberOfTouchesRequired else { return }
        let way = middleWay
        if hypot(way.dx, way.dy) >= Self.distance { state = isWanted(way) ? .ended : .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        patience?.invalidate()
        patience = nil
    }

    private var middleWay: CGVector {
        let count = CGFloat(max(touches.count, 1))
        return CGVector(
            dx: touches.map { $0.place.x - $0.start.x }.reduce(0, +) / count,
            dy: touches.map { $0.place.y - $0.start.y }.reduce(0, +) / count)
    }

    private func isWanted(_ way: CGVector) -> Bool {
        let isLevel = abs(way.dx) > abs(way.dy)
        let (along, across) = isLevel ? (way.dx, way.dy) : (way.dy, way.dx)
        let wanted: Direction = isLevel ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
        return direction.contains(wanted) && abs(across) <= abs(along) * Self.slant
    }
}
