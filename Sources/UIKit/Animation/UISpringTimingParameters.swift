import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// A spring, described by its damping ratio, by its physical values, or by its perceived duration.
nonisolated public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    enum Kind: Hashable, Sendable {
        /// A spring that settles in the animator's duration.
        case dampingRatio(Double)
        /// A spring that determines its own settling duration.
        case physical(Spring)
    }

    let kind: Kind
    /// The initial velocity in total distances per second. Positions use both components, other properties only `dx`.
    public let initialVelocity: CGVector

    /// Creates the spring of navigation transitions: mass 3, stiffness 1000, damping 500.
    public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// Creates a spring without initial velocity that settles in the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring that settles in the animator's duration. A ratio of 1 does not oscillate.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        kind = .dampingRatio(Double(ratio))
        initialVelocity = velocity
    }

    /// Creates a spring from physical values.
    ///
    /// Invalid values are reported. They are replaced by a critically damped spring with mass 3 and stiffness 1000.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        do {
            kind = .physical(try Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
        } catch {
            Diagnostics.report(
                .warning, source: "UISpringTimingParameters", "\(error) A critically damped spring with mass 3 and stiffness 1000 is used.")
            kind = .physical(Spring(response: 2 * .pi / (1000.0 / 3).squareRoot(), dampingRatio: 1))
        }
        initialVelocity = velocity
    }

    /// Creates a spring from its perceived duration and bounce, without initial velocity.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates a spring from its perceived duration and bounce. The small movement after `duration` is hardly visible.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        kind = .physical(Spring(duration: duration, bounce: Double(bounce)))
        initialVelocity = velocity
    }

    /// Returns nil.
    ///
    /// Differs from Apple: archiving is not supported.
    public init?(coder: NSCoder) { return nil }
    /// Does nothing, because archiving is not supported.
    public func encode(with coder: NSCoder) {}

    /// Returns the object itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Nil, because a spring has no cubic curve.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the duration of an animator for which `requested` seconds were requested. A physical spring has its own duration.
    func duration(requested: Double) -> Double {
        switch kind {
        case .dampingRatio: requested
        case .physical(let spring):
            spring.settlingDuration(velocity: Double(fasterComponent), .uiKit)
        }
    }

    /// The component of the initial velocity with the larger magnitude.
    private var fasterComponent: CGFloat {
        abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
    }

    /// Returns the spring for an animator of this duration.
    func spring(duration: Double) -> Spring {
        switch kind {
        case .dampingRatio(let ratio): Spring(dampingRatio: ratio, duration: duration, velocity: Double(initialVelocity.dx))
        case .physical(let spring): spring
        }
    }
}
