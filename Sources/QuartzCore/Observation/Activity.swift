/// A call of an app's code by the library, with the event that caused the call. It is the cause of the animations that the code starts. An
/// activity can also be an animation of the library itself.
package struct Activity: Equatable, Sendable {
    /// The kind of the event.
    nonisolated package enum Kind: String, CaseIterable, Sendable, Codable {
        /// An animation of the library itself, such as one that moves the keyboard, rotates the screen, or makes a caret blink.
        case system
        case touch, key, gesture, control, timer, delayedCall, completion, appearance, transition
    }

    package var kind: Kind
    /// The name of the event, such as the type of the gesture recognizer, or the method that is called.
    package var name: String
    /// The layer of the view to which the event belongs, or nil.
    package weak var layer: CALayer?

    package init(_ kind: Kind, _ name: String, of layer: CALayer? = nil) {
        (self.kind, self.name, self.layer) = (kind, name, layer)
    }

    package static func == (a: Activity, b: Activity) -> Bool { a.kind == b.kind && a.name == b.name && a.layer === b.layer }

    /// Runs `body` as an activity. If the current tree has no observer, the activity is not created.
    package static func perform<Result>(_ activity: @autoclosure () -> Activity, _ body: () -> Result) -> Result {
        guard let observer = LayerTree.current?.observer else { return body() }
        observer.activityBegan(activity())
        defer { observer.activityEnded() }
        return body()
    }
}
