import CoreGraphics
import Foundation
import Stage
import UIKit

/// Keeps the objects on the accessibility bus up to date with the content of a window.
///
/// While no assistive technology is in use, it only reads the desktop's setting for reduced motion. An update of the objects never changes
/// what a frame shows.
final class AccessibilityBridge {
    /// The requests of clients that the main thread has not performed yet.
    private nonisolated final class Inbox: @unchecked Sendable {
        private let lock = NSLock()
        private var requests: [(id: Int, request: AccessibilityServer.Request)] = []
        private var isReducedMotionRequested = false

        func requestReducedMotion() {
            lock.withLock { isReducedMotionRequested = true }
            UIApplication.reportArrival()
        }

        /// Returns whether the desktop has requested less motion since the last call.
        func takeReducedMotionRequest() -> Bool {
            lock.withLock {
                defer { isReducedMotionRequested = false }
                return isReducedMotionRequested
            }
        }

        func add(_ id: Int, _ request: AccessibilityServer.Request) {
            lock.withLock { requests.append((id, request)) }
            UIApplication.reportArrival()
        }

        var isEmpty: Bool { lock.withLock { requests.isEmpty && !isReducedMotionRequested } }

        func takeAll() -> [(id: Int, request: AccessibilityServer.Request)] {
            lock.withLock {
                defer { requests = [] }
                return requests
            }
        }
    }

    /// The shortest time in seconds between two updates. A screen reader does not read faster, and an animation changes every frame.
    private static let interval = 0.1

    private let inbox = Inbox()
    private let bus: AccessibilityBus
    private let identities = AccessibleIdentities()
    /// The objects as they were last sent to the clients, or nil if no client is connected.
    private var table: AccessibleTable?
    private var lastUpdate = -Double.infinity
    private var needsUpdate = true
    private var announcements = AnnouncementReader()
    /// Whether the window receives the keys.
    var isWindowActive = true { didSet { if isWindowActive != oldValue { needsUpdate = true } } }

    init(title: String) {
        let server = AccessibilityServer(.empty(title: title, frame: .zero, isActive: false)) { [inbox] id, request in
            inbox.add(id, request)
        }
        bus = AccessibilityBus(
            server, stateDidChange: { UIApplication.reportArrival() }, didFindReducedMotion: { [inbox] in inbox.requestReducedMotion() })
    }

    /// Waits for assistive technologies on a thread of its own.
    func start() { bus.start() }
    func stop() { bus.stop() }

    /// Whether clients have requests.
    var hasRequests: Bool { !inbox.isEmpty }
    /// Performs the requests of clients, and reduces motion if the desktop has requested it.
    func performRequests(in content: WindowContent) {
        if inbox.takeReducedMotionRequest() { content.reduceMotionAsOnDesktop() }
        for (id, request) in inbox.takeAll() { content.performAccessibility(request, on: id, identities) }
    }

    /// The time in seconds until the next update, or nil if no update is needed.
    func waitTime(at now: Double) -> Double? { table != nil && needsUpdate ? max(lastUpdate + Self.interval - now, 0) : nil }

    /// Sends the changes since the last update, if at least `interval` seconds have passed since then.
    func update(_ content: WindowContent, hasChanged: Bool, frame: CGRect, scale: CGFloat, at now: Double) {
        guard bus.isActive else { return table = nil }
        if hasChanged || table == nil { needsUpdate = true }
        guard needsUpdate, now >= lastUpdate + Self.interval || table == nil else { return }
        (needsUpdate, lastUpdate) = (false, now)
        let new = content.accessibleTable(identities, frame: frame, scale: scale, isActive: isWindowActive)
        bus.server.table = new
        let isFirst = table == nil
        var events = new.events(since: table ?? .empty(title: content.title, frame: frame, isActive: false))
        if isFirst { events.insert(AccessibleEvent(id: AccessibleTable.window, group: "Window", member: "Create"), at: 0) }
        if isFirst ? isWindowActive : table?.isActive != new.isActive {
            events.append(
                AccessibleEvent(id: AccessibleTable.window, group: "Window", member: new.isActive ? "Activate" : "Deactivate"))
        }
        events += announcements.events(content, isFirst: isFirst) { identities.id(of: $0) }
        table = new
        bus.send(events, of: new)
    }
}
