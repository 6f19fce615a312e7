import QuartzCore

/// Animations that have started together: the animations of an animation block or of an animator, or the animations that the same code has
/// added to layers.
package nonisolated struct AnimationGroup: Equatable, Sendable, Codable {
    /// The kind of a group, which determines its color.
    package enum Kind: String, CaseIterable, Sendable, Codable {
        /// A block with a timing curve.
        case block
        /// A block with a spring.
        case spring
        /// A block with keyframes.
        case keyframes
        /// A property animator.
        case animator
        /// The block or the animator of a transition between view controllers.
        case transition
        /// Animations that were added to a layer.
        case layer
    }

    /// The index of the group.
    package var number: Int
    package var kind: Kind
    /// The event whose handler started the group, or nil if there is none.
    package var cause: Cause?
    /// The line of code that started the group, or nil if it is not known.
    package var line: SourceLine?
    /// The time at which the group was started, in seconds.
    package var start: Double
    /// The numbers of its animations.
    package var animations: [Int] = []
    /// The states of an animator, from its start on. Empty for other groups.
    package var states: [AnimatorStateChange] = []

    /// The event whose handler started the group.
    package struct Cause: Equatable, Sendable, Codable {
        package var kind: Activity.Kind
        /// The name of the event, such as `touchUpInside`.
        package var name: String
        /// The name of the view to which the event belongs, or nil.
        package var view: String?

        package init(kind: Activity.Kind, name: String, view: String? = nil) { (self.kind, self.name, self.view) = (kind, name, view) }
    }

    /// A change of the state of an animator.
    package struct AnimatorStateChange: Equatable, Sendable, Codable {
        /// The time in seconds.
        package var time: Double
        package var state: State
        /// The completed fraction.
        package var fraction: Double

        /// The state of an animator, for display.
        package enum State: String, Sendable, Codable { case inactive, running, paused, reversed, stopped }

        package init(time: Double, state: State, fraction: Double) { (self.time, self.state, self.fraction) = (time, state, fraction) }
    }

    package init(number: Int, kind: Kind, cause: Cause? = nil, line: SourceLine? = nil, start: Double) {
        (self.number, self.kind, self.cause, self.line, self.start) = (number, kind, cause, line, start)
    }
}
