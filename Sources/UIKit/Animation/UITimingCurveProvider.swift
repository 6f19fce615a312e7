import Motion

/// A curve with a name, one with points, a spring, or something of both.
nonisolated public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// What paces an animator: a cubic curve, a spring, or both.
nonisolated public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve with two control points.
nonisolated public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    public let timingCurveType: UITimingCurveType
    /// `easeInOut` also for a curve that has no name.
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint

    /// Core Animation's default curve.
    public override init() {
        timingCurveType = .builtin
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        timingCurveType = .builtin
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
    }

    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        timingCurveType = .cubic
        animationCurve = .easeInOut
        (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    }

    /// There are no archives to read from here.
    public init?(coder: NSCoder) { return nil }
    public func encode(with coder: NSCoder) {}

    /// It does not change, so it is its own copy.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: UnitBezier {
        UnitBezier(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    }
}

/// A spring, told by its damping, by its physics, or by how long it seems to last.
nonisolated public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    enum Kind: Hashable, Sendable {
        /// Settles in the animator's duration.
        case dampingRatio(Double)
        /// Settles when it does.
        case physical(Spring)
    }

    let kind: Kind
    /// In whole distances a second; for a position along x and y, for all else `dx` counts.
    public let initialVelocity: CGVector

    /// The spring of navigation: mass 3, stiffness 1000, damping 500.
    public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .dampingRatio(Double(ratio))
        initialVelocity = velocity
    }

    /// What cannot be is reported, and the spring of `init()` stands in for it.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        do {
            kind = .physical(try Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
        } catch {
            FileHandle.standardError.write(Data("CoreAnimation: \(error)\n".utf8))
            kind = .physical(Spring(response: 2 * .pi / (1000.0 / 3).squareRoot(), dampingRatio: 1))
        }
        initialVelocity = velocity
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// `duration` is how long it seems to last; what is left of it afterwards is hardly seen.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(Spring(duration: duration, bounce: Double(bounce)))
        initialVelocity = velocity
    }

    /// There are no archives to read from here.
    public init?(coder: NSCoder) { return nil }
    public func encode(with coder: NSCoder) {}

    /// It does not change, so it is its own copy.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// How long an animator that was given `asked` seconds takes: a physical spring takes what it needs.
    func duration(asked: Double) -> Double {
        switch kind {
        case .dampingRatio: asked
        case .physical(let spring):
            spring.settlingDuration(velocity: Double(max(initialVelocity.dx, initialVelocity.dy)), .uiKit)
        }
    }

    func spring(duration: Double) -> Spring {
        switch kind {
        case .dampingRatio(let ratio): Spring(dampingRatio: ratio, duration: duration, velocity: Double(initialVelocity.dx))
        case .physical(let spring): spring
        }
    }
}

extension UITimingCurveProvider {
    /// How long it takes when `asked` is wanted.
    nonisolated func duration(asked: Double) -> Double { springTimingParameters?.duration(asked: asked) ?? asked }

    /// The pace, for the main direction or along y.
    nonisolated func pace(duration: Double, vertical: Bool = false) -> Course.Pace {
        guard let spring = springTimingParameters else { return .curve((cubicTimingParameters ?? UICubicTimingParameters()).curve) }
        let velocity = vertical ? spring.initialVelocity.dy : spring.initialVelocity.dx
        return .spring(spring.spring(duration: duration), seconds: duration, velocity: Double(velocity))
    }

    /// Whether position needs a pace of its own along y.
    nonisolated var hasTwoPaces: Bool {
        springTimingParameters.map { $0.initialVelocity.dx != $0.initialVelocity.dy } ?? false
    }
}
