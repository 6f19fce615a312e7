import CoreGraphics

/// The part of the window that is shown enlarged. It moves to a new part like a critically damped spring, and keeps its velocity when the
/// target changes.
struct WindowZoom {
    /// A coordinate of the visible part, and its velocity in points per second.
    private struct Coordinate {
        var value: CGFloat
        var velocity: CGFloat = 0

        /// Advances by a time in seconds. The solution for critical damping is x = target + (y + c t) e^(−ωt), with c = v + ω y, where y is
        /// the distance from the target.
        mutating func advance(to target: CGFloat, by time: CGFloat) {
            let (offset, decay) = (value - target, CGFloat(exp(-Double(WindowZoom.frequency * time))))
            let slope = velocity + WindowZoom.frequency * offset
            value = target + (offset + slope * time) * decay
            velocity = (slope - WindowZoom.frequency * (offset + slope * time)) * decay
        }

        /// Returns whether the coordinate is so close to a target that no pixel changes.
        func isAtRest(at target: CGFloat) -> Bool { abs(value - target) < 0.05 && abs(velocity) < 3 }
    }

    /// The angular frequency of a spring with a duration of 0.35 s.
    private static let frequency: CGFloat = 2 * .pi / 0.35
    /// The largest magnification.
    static let maximumScale: CGFloat = 8

    /// The size of the window. A new size ends the magnification immediately.
    var size: CGSize { didSet { if size != oldValue { end() } } }
    /// Whether a new part is shown at once.
    var reducesMotion = false
    /// The visible part of the window after the movement has ended.
    private(set) var target: CGRect
    private var coordinates: [Coordinate]

    init(size: CGSize) {
        self.size = size
        target = CGRect(origin: .zero, size: size)
        coordinates = Self.coordinates(of: target)
    }

    private static func coordinates(of rect: CGRect) -> [Coordinate] {
        [rect.minX, rect.minY, rect.width, rect.height].map { Coordinate(value: $0) }
    }

    private var targets: [CGFloat] { [target.minX, target.minY, target.width, target.height] }
    /// Whether a part of the window is magnified, or will be at the end of the movement.
    var isZoomed: Bool { target.size != size }
    /// Whether the visible part is moving.
    var isMoving: Bool { !zip(coordinates, targets).allSatisfy { $0.isAtRest(at: $1) } }
    /// The currently visible part of the window.
    var visiblePart: CGRect {
        isMoving
            ? CGRect(x: coordinates[0].value, y: coordinates[1].value, width: coordinates[2].value, height: coordinates[3].value) : target
    }

    /// The transform from the content to the window, or nil if it is the identity.
    var transform: CGAffineTransform? {
        let part = visiblePart
        guard part != CGRect(origin: .zero, size: size), part.width > 0 else { return nil }
        let scale = size.width / part.width
        return CGAffineTransform(translationX: -part.minX, y: -part.minY).concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Advances by a frame.
    mutating func advance(framesPerSecond: Int) {
        guard isMoving else { return }
        let targets = targets
        for index in coordinates.indices { coordinates[index].advance(to: targets[index], by: 1 / CGFloat(framesPerSecond)) }
        if !isMoving || reducesMotion { coordinates = Self.coordinates(of: target) }
    }

    // MARK: - Changing the visible part

    /// Moves to a part of the window that contains a rectangle and has the aspect ratio of the window.
    mutating func show(_ rect: CGRect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite, size.width > 0, size.height > 0 else {
            return
        }
        let fraction = max(abs(rect.width) / size.width, abs(rect.height) / size.height)
        target = placed(center: CGPoint(x: rect.midX, y: rect.midY), fraction: fraction)
    }

    /// Moves back to the whole window.
    mutating func showAll() { target = CGRect(origin: .zero, size: size) }

    /// Moves the visible part by a distance in points of the window. If `isImmediate` is true, as for the wheel, there is no animation.
    mutating func pan(by distance: CGVector, isImmediate: Bool) {
        guard isZoomed, distance.dx.isFinite, distance.dy.isFinite else { return }
        let fraction = target.width / size.width
        let center = CGPoint(x: target.midX + distance.dx * fraction, y: target.midY + distance.dy * fraction)
        target = placed(center: center, fraction: fraction)
        if isImmediate { coordinates = Self.coordinates(of: target) }
    }

    /// Changes the magnification by a factor. The content at a point of the window stays at this point.
    mutating func magnify(by factor: CGFloat, around point: CGPoint) {
        guard factor.isFinite, factor > 0, size.width > 0, size.height > 0, point.x.isFinite, point.y.isFinite else { return }
        let fraction = min(max(target.width / size.width / factor, 1 / Self.maximumScale), 1)
        let (x, y) = (point.x / size.width, point.y / size.height)
        let fixed = CGPoint(x: target.minX + target.width * x, y: target.minY + target.height * y)
        target = placed(
            center: CGPoint(x: fixed.x + size.width * fraction * (0.5 - x), y: fixed.y + size.height * fraction * (0.5 - y)),
            fraction: fraction)
    }

    /// Ends the magnification without an animation.
    mutating func end() {
        target = CGRect(origin: .zero, size: size)
        coordinates = Self.coordinates(of: target)
    }

    /// Returns a rectangle of the window whose size is `fraction` times the window's size. Its center is as close to `center` as the
    /// edges of the window allow.
    private func placed(center: CGPoint, fraction: CGFloat) -> CGRect {
        let fraction = min(max(fraction, 1 / Self.maximumScale), 1)
        let (width, height) = (size.width * fraction, size.height * fraction)
        return CGRect(
            x: min(max(center.x - width / 2, 0), size.width - width), y: min(max(center.y - height / 2, 0), size.height - height),
            width: width, height: height)
    }

    /// Converts a point of the window to the point of the content that is shown there.
    func contentPoint(at point: CGPoint) -> CGPoint {
        let part = visiblePart
        guard size.width > 0, size.height > 0, part != CGRect(origin: .zero, size: size) else { return point }
        return CGPoint(x: part.minX + point.x * part.width / size.width, y: part.minY + point.y * part.height / size.height)
    }

    /// Converts a rectangle of the content to the window.
    func windowRect(of rect: CGRect) -> CGRect {
        guard let transform, !rect.isNull else { return rect }
        return rect.applying(transform)
    }
}
