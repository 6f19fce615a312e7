import CSDLWindow
import Foundation

/// Actions of other threads that the main thread performs.
nonisolated final class HostInbox: @unchecked Sendable {
    private let condition = NSCondition()
    private var actions: [@MainActor @Sendable () -> Void] = []

    /// Adds an action, and ends the wait of the main thread. It can be called on any thread.
    func post(_ action: @escaping @MainActor @Sendable () -> Void) {
        condition.lock()
        let isFirst = actions.isEmpty
        actions.append(action)
        condition.signal()
        condition.unlock()
        // One event is enough for all actions that arrive before the main thread performs them.
        guard isFirst else { return }
        var event = SDL_Event(SDL_USEREVENT)
        SDL_PushEvent(&event)
    }

    /// Performs all actions that have arrived.
    @MainActor func performAll() {
        condition.lock()
        let arrived = actions
        actions = []
        condition.unlock()
        for action in arrived { action() }
    }

    /// Waits until an action arrives, at most for a number of seconds. It is used instead of waiting for SDL's events if SDL's video driver
    /// has no display, because such a driver has no events.
    func wait(seconds: Double) {
        condition.lock()
        defer { condition.unlock() }
        if actions.isEmpty { _ = condition.wait(until: Date(timeIntervalSinceNow: seconds)) }
    }
}
