import CoreGraphics
import Foundation

/// Answers the calls of screen readers and other clients of the accessibility bus.
///
/// It answers on the thread that reads the bus, from the latest table, so that a client never waits for a frame. Only requests to
/// operate an object are passed to the main thread. It implements the protocol AT-SPI 2: `org.a11y.atspi.Accessible`, `Application`,
/// `Component`, `Action`, `Value`, `Text` and `Cache`.
nonisolated final class AccessibilityServer: @unchecked Sendable {
    /// A request of a client to operate an object.
    enum Request: Equatable, Sendable {
        /// Performs one of the object's actions, by its index.
        case action(Int)
        case setNumber(Double)
        case focus
    }

    private static let prefix = "/org/a11y/atspi/accessible/"
    static let rootPath = prefix + "root"
    static let cachePath = "/org/a11y/atspi/cache"
    private static let nullPath = "/org/a11y/atspi/null"

    private let lock = NSLock()
    private var lockedTable: AccessibleTable
    private var lockedRegistry = DBusValue.structure([.string(""), .objectPath("/org/a11y/atspi/null")])
    private var lockedName = ""
    private var applicationID = 0
    /// Performs a request on the main thread, later.
    private let perform: @Sendable (Int, Request) -> Void

    init(_ table: AccessibleTable, perform: @escaping @Sendable (Int, Request) -> Void) { (lockedTable, self.perform) = (table, perform) }

    /// The objects that clients can read.
    var table: AccessibleTable {
        get { lock.withLock { lockedTable } }
        set { lock.withLock { lockedTable = newValue } }
    }
    /// A reference to the desktop, which is the parent of the application. `AccessibilityBus` receives it from the registry.
    var registry: DBusValue {
        get { lock.withLock { lockedRegistry } }
        set { lock.withLock { lockedRegistry = newValue } }
    }
    /// The name of the connection on the bus.
    var name: String {
        get { lock.withLock { lockedName } }
        set { lock.withLock { lockedName = newValue } }
    }

    // MARK: - References

    static func path(_ id: Int) -> String { id == AccessibleTable.application ? rootPath : prefix + "\(id)" }
    /// Returns a reference to an object without the name of the connection, which `AccessibilityBus` adds when it sends the reference.
    static func reference(_ id: Int) -> DBusValue { .structure([.string(""), .objectPath(path(id))]) }

    /// Returns a reference to an object, or the empty reference for nil.
    func reference(_ id: Int?) -> DBusValue {
        .structure([.string(name), .objectPath(id.map(Self.path) ?? Self.nullPath)])
    }

    private func entry(at path: String, in table: AccessibleTable) -> AccessibleEntry? {
        if path == Self.rootPath { return table[AccessibleTable.application] }
        return path.hasPrefix(Self.prefix) ? Int(path.dropFirst(Self.prefix.count)).flatMap { table[$0] } : nil
    }

    // MARK: - Calls

    /// Returns the answer to a call.
    func answer(_ call: DBusMessage) -> DBusMessage {
        let table = self.table
        if call.path == Self.cachePath {
            guard call.member == "GetItems" else { return unknownMethod(call) }
            return call.reply([.array("((so)(so)(so)iiassusau)", table.entries.map { cacheItem($0, table) })])
        }
        if call.interface == "org.freedesktop.DBus.Peer" { return call.reply([]) }
        guard let entry = entry(at: call.path, in: table) else {
            return call.error("org.freedesktop.DBus.Error.UnknownObject", "there is no object \(call.path)")
        }
        if call.interface == "org.freedesktop.DBus.Properties" { return properties(call, entry, table) }
        let interface = call.interface.replacing("org.a11y.atspi.", with: "")
        guard entry.interfaces.contains(interface) || call.interface.isEmpty else { return unknownMethod(call) }
        let body: [DBusValue]? =
            switch interface {
            case "Accessible": accessibleCall(call, entry, table)
            case "Application": applicationCall(call)
            case "Component": componentCall(call, entry, table)
            case "Action": actionCall(call, entry)
            case "Text": AccessibleText(entry).answer(call)
            default: nil
            }
        return body.map(call.reply) ?? unknownMethod(call)
    }

    private func unknownMethod(_ call: DBusMessage) -> DBusMessage {
        call.error("org.freedesktop.DBus.Error.UnknownMethod", "there is no method \(call.interface).\(call.member) of \(call.path)")
    }

    private func applicationCall(_ call: DBusMessage) -> [DBusValue]? {
        switch call.member {
        case "GetLocale": [.string(Locale.current.identifier)]
        case "GetApplicationBusAddress": [.string("")]
        default: nil
        }
    }

    private func accessibleCall(_ call: DBusMessage, _ entry: AccessibleEntry, _ table: AccessibleTable) -> [DBusValue]? {
        switch call.member {
        case "GetChildAtIndex":
            let index = call.body.first?.integer ?? -1
            return [reference(entry.children.indices.contains(index) ? entry.children[index] : nil)]
        case "GetChildren": return [.array("(so)", entry.children.map(reference))]
        case "GetIndexInParent": return [.int(table.indexInParent(entry))]
        case "GetRelationSet": return [.array("(ua(so))", [])]
        case "GetRole": return [.uint32(entry.role.rawValue)]
        case "GetRoleName", "GetLocalizedRoleName": return [.string(entry.role.name)]
        case "GetState": return [stateValue(entry)]
        case "GetAttributes": return [.dictionary(attributes(entry))]
        case "GetApplication": return [reference(AccessibleTable.application)]
        case "GetInterfaces": return [.strings(entry.interfaces.map { "org.a11y.atspi." + $0 })]
        default: return nil
        }
    }

    private func attributes(_ entry: AccessibleEntry) -> [(String, String)] {
        [("toolkit", "Flipbook"), ("id", entry.identifier), ("valuetext", entry.value)].filter { !$0.1.isEmpty }
    }

    /// The states as 64 bits in two numbers, the lower bits first.
    private func stateValue(_ entry: AccessibleEntry) -> DBusValue {
        let bits = entry.states.reduce(UInt64(0)) { $0 | 1 << UInt64($1.rawValue) }
        return .array("u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(truncatingIfNeeded: bits >> 32))])
    }

    /// Returns an object with all values that clients store.
    func cacheItem(_ entry: AccessibleEntry, _ table: AccessibleTable) -> DBusValue {
        .structure([
            reference(entry.id), reference(AccessibleTable.application), parent(of: entry), .int(table.indexInParent(entry)),
            .int(entry.children.count), .strings(entry.interfaces.map { "org.a11y.atspi." + $0 }), .string(entry.name),
            .uint32(entry.role.rawValue), .string(entry.description), stateValue(entry),
        ])
    }

    private func parent(of entry: AccessibleEntry) -> DBusValue {
        entry.id == AccessibleTable.application ? registry : reference(entry.parent)
    }

    // MARK: - Properties

    private func properties(_ call: DBusMessage, _ entry: AccessibleEntry, _ table: AccessibleTable) -> DBusMessage {
        let interface = (call.body.first?.text ?? "").replacing("org.a11y.atspi.", with: "")
        let values = entry.interfaces.contains(interface) ? propertyValues(interface, entry) : []
        switch (call.member, call.body.dropFirst().first?.text ?? "") {
        case ("GetAll", _): return call.reply([.array("{sv}", values.map { .entry(.string($0.0), .variant($0.1)) })])
        case ("Get", let property):
            guard let value = values.first(where: { $0.0 == property })?.1 else {
                return call.error("org.freedesktop.DBus.Error.UnknownProperty", "there is no property \(property) of \(interface)")
            }
            return call.reply([.variant(value)])
        case ("Set", "Id"):
            lock.withLock { applicationID = call.body.last?.integer ?? 0 }
            return call.reply([])
        case ("Set", "CurrentValue") where entry.number != nil:
            if let number = call.body.last?.number, number.isFinite { perform(entry.id, .setNumber(number)) }
            return call.reply([])
        default: return unknownMethod(call)
        }
    }

    private func propertyValues(_ interface: String, _ entry: AccessibleEntry) -> [(String, DBusValue)] {
        switch interface {
        case "Accessible":
            [
                ("Name", .string(entry.name)), ("Description", .string(entry.description)), ("Parent", parent(of: entry)),
                ("ChildCount", .int(entry.children.count)), ("Locale", .string(entry.language)),
                ("AccessibleId", .string(entry.identifier)),
            ]
        case "Application":
            [
                ("ToolkitName", .string("Flipbook")), ("Version", .string("1")), ("AtspiVersion", .string("2.1")),
                ("Id", .int(lock.withLock { applicationID })),
            ]
        case "Action": [("NActions", .int(entry.actions.count))]
        case "Value":
            entry.number.map { number in
                [
                    ("MinimumValue", .double(number.minimum)), ("MaximumValue", .double(number.maximum)),
                    ("MinimumIncrement", .double(number.step)), ("CurrentValue", .double(number.current)), ("Text", .string(entry.value)),
                ]
            } ?? []
        case "Text": [("CharacterCount", .int(entry.text?.unicodeScalars.count ?? 0)), ("CaretOffset", .int(entry.selection.upperBound))]
        default: []
        }
    }

    // MARK: - Actions

    private func actionCall(_ call: DBusMessage, _ entry: AccessibleEntry) -> [DBusValue]? {
        let index = call.body.first?.integer ?? -1
        let name = entry.actions.indices.contains(index) ? entry.actions[index] : ""
        switch call.member {
        case "GetName", "GetLocalizedName": return [.string(name)]
        case "GetDescription", "GetKeyBinding": return [.string("")]
        case "GetActions": return [.array("(sss)", entry.actions.map { .structure([.string($0), .string(""), .string("")]) })]
        case "DoAction":
            guard !name.isEmpty, entry.states.contains(.sensitive) else { return [.bool(false)] }
            perform(entry.id, .action(index))
            return [.bool(true)]
        default: return nil
        }
    }

    private func componentCall(_ call: DBusMessage, _ entry: AccessibleEntry, _ table: AccessibleTable) -> [DBusValue]? {
        let component = AccessibleComponent(entry, table)
        switch call.member {
        case "GetAccessibleAtPoint": return [reference(component.deepest(at: call.body))]
        case "GrabFocus":
            guard entry.states.contains(.focusable) else { return [.bool(false)] }
            perform(entry.id, .focus)
            return [.bool(true)]
        default: return component.answer(call)
        }
    }
}
