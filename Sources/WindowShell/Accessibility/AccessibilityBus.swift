import Foundation

/// The connection of a window to the accessibility bus of the session.
///
/// A thread waits until assistive technologies are in use, connects, and answers their calls. Without a session bus, there is no thread.
/// The calls on the session bus never start another program.
nonisolated final class AccessibilityBus: @unchecked Sendable {
    private static let busName = "org.a11y.Bus"
    private static let busPath = "/org/a11y/bus"
    private static let statusInterface = "org.a11y.Status"
    private static let registryName = "org.a11y.atspi.Registry"

    let server: AccessibilityServer
    private let lock = NSLock()
    private var connection: DBusConnection?
    private var isStopped = false
    /// Called on the thread of the bus after the connection was made or has ended.
    private let stateDidChange: @Sendable () -> Void
    /// Called on the thread of the bus if the user of the desktop prefers less motion.
    private let didFindReducedMotion: @Sendable () -> Void

    init(
        _ server: AccessibilityServer, stateDidChange: @escaping @Sendable () -> Void, didFindReducedMotion: @escaping @Sendable () -> Void
    ) {
        (self.server, self.stateDidChange, self.didFindReducedMotion) = (server, stateDidChange, didFindReducedMotion)
    }

    /// Whether assistive technologies read the window.
    var isActive: Bool { lock.withLock { connection != nil } }

    /// Starts the thread, if the session has a bus.
    func start(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment["NO_AT_BRIDGE"] != "1", let address = Self.sessionAddress(environment) else { return }
        let thread = Thread { [weak self] in self?.run(address) }
        thread.name = "accessibility"
        thread.start()
    }

    /// Ends the connection.
    func stop() {
        let connection = lock.withLock {
            isStopped = true
            return self.connection
        }
        connection?.close()
    }

    /// Returns the address of the session's bus, or nil if there is none.
    static func sessionAddress(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], FileManager.default.fileExists(atPath: folder + "/bus") else { return nil }
        return "unix:path=\(folder)/bus"
    }

    // MARK: - The thread

    /// Waits for assistive technologies and serves them, until the session ends.
    private func run(_ address: String) {
        guard let session = try? DBusConnection(address: address) else { return }
        if Self.reducesMotion(session) { didFindReducedMotion() }
        guard (try? subscribeToChanges(session)) != nil else { return }
        while !lock.withLock({ isStopped }) {
            if isEnabled(session) {
                serve(session)
                // The accessibility bus has ended. The session bus reports this with a message, after which the state is queried again.
                lock.withLock { connection = nil }
                stateDidChange()
            }
            guard session.receive() != nil else { return }
        }
    }

    /// Whether the user of the desktop prefers less motion. The desktop portal has a setting for this, and GNOME has a setting that switches
    /// animations off. The calls do not start the portal.
    private static func reducesMotion(_ session: DBusConnection) -> Bool {
        func setting(_ group: String, _ key: String) -> DBusValue? {
            var call = DBusMessage.call(
                "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "Read",
                [.string(group), .string(key)])
            call.startsNoService = true
            return (try? session.call(call))?.first
        }
        return setting("org.freedesktop.appearance", "reduced-motion")?.integer == 1
            || setting("org.gnome.desktop.interface", "enable-animations")?.truth == false
    }

    /// Subscribes to the signals that report changed properties of the accessibility bus, and its start and its end.
    private func subscribeToChanges(_ session: DBusConnection) throws {
        let rules = [
            "type='signal',sender='\(Self.busName)',path='\(Self.busPath)',interface='org.freedesktop.DBus.Properties'",
            "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.busName)'",
        ]
        for rule in rules {
            _ = try session.call(
                .call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", [.string(rule)]))
        }
    }

    /// Whether a screen reader or another assistive technology is in use. The call does not start the bus.
    private func isEnabled(_ session: DBusConnection) -> Bool {
        ["IsEnabled", "ScreenReaderEnabled"].contains { property in
            var call = DBusMessage.call(
                Self.busName, Self.busPath, "org.freedesktop.DBus.Properties", "Get", [.string(Self.statusInterface), .string(property)])
            call.startsNoService = true
            return (try? session.call(call))?.first?.truth == true
        }
    }

    /// Connects to the accessibility bus, and answers calls until the connection ends.
    private func serve(_ session: DBusConnection) {
        var getAddress = DBusMessage.call(Self.busName, Self.busPath, Self.busName, "GetAddress")
        getAddress.startsNoService = true
        guard let address = (try? session.call(getAddress))?.first?.text, let bus = try? DBusConnection(address: address) else { return }
        server.name = bus.name
        let embed = DBusMessage.call(
            Self.registryName, AccessibilityServer.rootPath, "org.a11y.atspi.Socket", "Embed",
            [server.reference(AccessibleTable.application)])
        guard let desktop = (try? bus.call(embed))?.first else { return bus.close() }
        server.registry = desktop
        let isStopped = lock.withLock {
            connection = bus
            return self.isStopped
        }
        guard !isStopped else { return bus.close() }
        stateDidChange()
        while let message = bus.receive() {
            guard message.kind == .call else { continue }
            let answer = server.answer(message)
            if !message.expectsNoReply { bus.send(answer) }
        }
    }

    // MARK: - Events

    /// Sends events to the clients. `table` contains the added objects.
    func send(_ events: [AccessibleEvent], of table: AccessibleTable) {
        guard let connection = lock.withLock({ connection }) else { return }
        for event in events {
            let value = addingConnectionName(to: event.value)
            let path = AccessibilityServer.path(event.id)
            connection.send(
                .signal(
                    path, "org.a11y.atspi.Event." + event.group, event.member,
                    [.string(event.detail), .int(event.detail1), .int(event.detail2), .variant(value), .array("{sv}", [])]))
            guard event.member == "ChildrenChanged", case .structure(let parts) = value else { continue }
            updateCache(event, parts, of: table, connection)
        }
    }

    /// Notifies the clients of an added or removed object, because they store all objects.
    private func updateCache(_ event: AccessibleEvent, _ reference: [DBusValue], of table: AccessibleTable, _ connection: DBusConnection) {
        let (path, interface) = (AccessibilityServer.cachePath, "org.a11y.atspi.Cache")
        guard event.detail == "add" else {
            connection.send(.signal(path, interface, "RemoveAccessible", [.structure(reference)]))
            return
        }
        let id = reference.last?.text.flatMap { $0.split(separator: "/").last }.flatMap { Int($0) }
        func add(_ id: Int) {
            guard let entry = table[id] else { return }
            connection.send(.signal(path, interface, "AddAccessible", [server.cacheItem(entry, table)]))
            for child in entry.children { add(child) }
        }
        if let id { add(id) }
    }

    /// Returns a reference with the name of the connection, if the name is missing. Returns any other value unchanged.
    private func addingConnectionName(to value: DBusValue) -> DBusValue {
        guard case .structure(let parts) = value, parts.count == 2, parts[0] == .string("") else { return value }
        return .structure([.string(server.name), parts[1]])
    }
}
