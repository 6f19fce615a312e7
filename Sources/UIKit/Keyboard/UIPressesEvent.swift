import Foundation

/// The event of presses that began or ended at the same time.
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
    public override var type: EventType { .presses }
    /// The presses of the event.
    public let allPresses: Set<UIPress>

    package init(_ presses: Set<UIPress>, time: TimeInterval) {
        allPresses = presses
        super.init([], time: time)
    }
}
