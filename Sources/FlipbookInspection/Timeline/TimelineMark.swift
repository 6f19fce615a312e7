import QuartzCore

/// A call of the app's code at one time: a timer, a delayed call, a completion, an action of a control, or `viewDidAppear`.
package nonisolated struct TimelineMark: Equatable, Sendable, Codable {
    package var kind: Activity.Kind
    /// The time in seconds.
    package var time: Double
    /// The name of the call, followed by the name of its view if it has one, such as `touchUpInside · button`.
    package var title: String

    package init(kind: Activity.Kind, time: Double, title: String) { (self.kind, self.time, self.title) = (kind, time, title) }
}
