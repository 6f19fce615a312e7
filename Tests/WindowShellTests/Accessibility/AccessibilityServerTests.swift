import CoreGraphics
import Foundation
import Testing

@testable import WindowShell

/// The answers to the calls of screen readers, without a connection to D-Bus.
@Suite struct AccessibilityServerTests {
    private final class Requests: @unchecked Sendable { var all: [(Int, AccessibilityServer.Request)] = [] }
    private let requests = Requests()
    private let server: AccessibilityServer

    init() {
        var table = AccessibleTable.empty(title: "Flipbook: Login", frame: CGRect(x: 100, y: 50, width: 400, height: 300), isActive: true)
        var button = AccessibleEntry(id: 5, parent: AccessibleTable.window, role: .pushButton, name: "Continue", description: "signs in")
        (button.frame, button.actions) = (CGRect(x: 10, y: 20, width: 80, height: 30), ["click", "Help"])
        button.states = [.visible, .showing, .enabled, .sensitive]
        table.add(button)
        var slider = AccessibleEntry(id: 9, parent: AccessibleTable.window, role: .slider, name: "Volume", value: "25%")
        (slider.number, slider.frame) = (
            AccessibleNumber(current: 2.5, minimum: 0, maximum: 10, step: 1), CGRect(x: 10, y: 60, width: 80, height: 30)
        )
        slider.states = [.visible, .showing, .enabled]
        table.add(slider)
        var field = AccessibleEntry(id: 11, parent: AccessibleTable.window, role: .entry)
        (field.text, field.selection, field.states) = ("Hello big world. Yes", 2..<7, [.focusable, .sensitive])
        table.add(field)
        let requests = requests
        server = AccessibilityServer(table) { requests.all.append(($0, $1)) }
        server.name = ":1.42"
        server.registry = .structure([.string(":1.0"), .objectPath("/desktop")])
    }

    private func call(_ id: Int, _ interface: String, _ member: String, _ body: DBusValue...) -> DBusMessage {
        var call = DBusMessage.call(":1.42", AccessibilityServer.path(id), "org.a11y.atspi." + interface, member, body)
        (call.sender, call.serial) = (":1.7", 31)
        let answer = server.answer(call)
        #expect(answer.destination == ":1.7" && answer.replySerial == 31)
        return answer
    }

    private func property(_ id: Int, _ interface: String, _ name: String) -> DBusValue? {
        let call = DBusMessage.call(
            ":1.42", AccessibilityServer.path(id), "org.freedesktop.DBus.Properties", "Get",
            [.string("org.a11y.atspi." + interface), .string(name)])
        guard case .variant(let value)? = server.answer(call).body.first else { return nil }
        return value
    }

    private func reference(_ id: Int) -> DBusValue { .structure([.string(":1.42"), .objectPath(AccessibilityServer.path(id))]) }

    @Test func treeIsRead() {
        #expect(call(0, "Accessible", "GetChildren").body == [.array("(so)", [reference(1)])])
        #expect(call(1, "Accessible", "GetChildAtIndex", .int32(1)).body == [reference(9)])
        #expect(
            call(1, "Accessible", "GetChildAtIndex", .int32(7)).body == [
                .structure([.string(":1.42"), .objectPath("/org/a11y/atspi/null")])
            ])
        #expect(call(9, "Accessible", "GetIndexInParent").body == [.int32(1)])
        #expect(call(5, "Accessible", "GetRole").body == [.uint32(43)])
        #expect(call(5, "Accessible", "GetRoleName").body == [.string("push button")])
        #expect(
            call(5, "Accessible", "GetInterfaces").body == [.strings(["Accessible", "Component", "Action"].map { "org.a11y.atspi." + $0 })])
        #expect(property(5, "Accessible", "Name") == .string("Continue"))
        #expect(property(5, "Accessible", "Description") == .string("signs in"))
        #expect(property(5, "Accessible", "Parent") == reference(1))
        #expect(property(0, "Accessible", "Parent") == .structure([.string(":1.0"), .objectPath("/desktop")]))
        #expect(property(1, "Accessible", "ChildCount") == .int32(3))
    }

    @Test func statesAreReturnedAsBits() {
        let bits: UInt32 = 1 << 30 | 1 << 25 | 1 << 24 | 1 << 8
        #expect(call(5, "Accessible", "GetState").body == [.array("u", [.uint32(bits), .uint32(0)])])
    }

    @Test func framesAreInTheCoordinatesOfTheClient() {
        func extents(_ id: Int, _ type: UInt32) -> DBusValue? { call(id, "Component", "GetExtents", .uint32(type)).body.first }
        func rect(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> DBusValue {
            .structure([.int32(x), .int32(y), .int32(width), .int32(height)])
        }
        #expect(extents(5, 0) == rect(110, 70, 80, 30) && extents(5, 1) == rect(10, 20, 80, 30) && extents(5, 2) == rect(10, 20, 80, 30))
        #expect(extents(1, 0) == rect(100, 50, 400, 300) && extents(1, 1) == rect(0, 0, 400, 300))
        #expect(call(1, "Component", "GetAccessibleAtPoint", .int32(130), .int32(120), .uint32(0)).body == [reference(9)])
        #expect(call(1, "Component", "GetAccessibleAtPoint", .int32(300), .int32(200), .uint32(1)).body == [reference(1)])
        #expect(call(5, "Component", "Contains", .int32(111), .int32(71), .uint32(0)).body == [.bool(true)])
        #expect(call(5, "Component", "Contains", .int32(11), .int32(21), .uint32(0)).body == [.bool(false)])
    }

    @Test func objectIsFoundInTheCoordinatesOfTheParent() throws {
        var table = AccessibleTable.empty(title: "Flipbook", frame: CGRect(x: 100, y: 50, width: 400, height: 300), isActive: true)
        func add(_ id: Int, in parent: Int, _ role: AccessibleRole, _ frame: CGRect) {
            var entry = AccessibleEntry(id: id, parent: parent, role: role)
            (entry.frame, entry.states) = (frame, [.visible, .showing])
            table.add(entry)
        }
        add(5, in: AccessibleTable.window, .list, CGRect(x: 30, y: 40, width: 200, height: 150))
        add(7, in: 5, .listItem, CGRect(x: 40, y: 60, width: 180, height: 30))
        add(8, in: 5, .listItem, CGRect(x: 40, y: 100, width: 180, height: 30))
        let list = AccessibleComponent(try #require(table[5]), table)
        func found(_ x: Int32, _ y: Int32) -> Int? { list.deepest(at: [.int32(x), .int32(y), .uint32(2)]) }
        #expect(found(50, 65) == 7 && found(50, 110) == 8 && found(50, 150) == 5 && found(20, 65) == nil)
    }

    @Test func actionsAreRequested() {
        #expect(property(5, "Action", "NActions") == .int32(2) && call(5, "Action", "GetName", .int32(1)).body == [.string("Help")])
        #expect(call(5, "Action", "DoAction", .int32(1)).body == [.bool(true)])
        #expect(call(5, "Action", "DoAction", .int32(2)).body == [.bool(false)])
        #expect(requests.all.count == 1 && requests.all[0].0 == 5 && requests.all[0].1 == .action(1))
        #expect(call(9, "Action", "DoAction", .int32(0)).kind == .error)
    }

    @Test func numbersAreReadAndSet() {
        #expect(property(9, "Value", "CurrentValue") == .double(2.5) && property(9, "Value", "MaximumValue") == .double(10))
        #expect(property(9, "Value", "Text") == .string("25%"))
        func set(_ value: Double) {
            _ = server.answer(
                .call(
                    "", AccessibilityServer.path(9), "org.freedesktop.DBus.Properties", "Set",
                    [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(.double(value))]))
        }
        set(7)
        set(.nan)
        #expect(requests.all.count == 1 && requests.all[0].1 == .setNumber(7))
    }

    @Test func textIsReadInParts() {
        func part(_ member: String, _ offset: Int32, _ unit: UInt32) -> [DBusValue] {
            call(11, "Text", member, .int32(offset), .uint32(unit)).body
        }
        #expect(property(11, "Text", "CharacterCount") == .int32(20) && property(11, "Text", "CaretOffset") == .int32(7))
        #expect(call(11, "Text", "GetText", .int32(6), .int32(9)).body == [.string("big")])
        #expect(call(11, "Text", "GetText", .int32(10), .int32(-1)).body == [.string("world. Yes")])
        #expect(call(11, "Text", "GetText", .int32(90), .int32(3)).body == [.string("")])
        #expect(part("GetStringAtOffset", 7, 1) == [.string("big "), .int32(6), .int32(10)])
        #expect(part("GetStringAtOffset", 12, 2) == [.string("Hello big world. "), .int32(0), .int32(17)])
        #expect(part("GetStringAtOffset", 18, 2) == [.string("Yes"), .int32(17), .int32(20)])
        #expect(part("GetStringAtOffset", 4, 3) == [.string("Hello big world. Yes"), .int32(0), .int32(20)])
        #expect(part("GetTextBeforeOffset", 7, 1) == [.string("Hello "), .int32(0), .int32(6)])
        #expect(part("GetTextAfterOffset", 7, 1) == [.string("world. "), .int32(10), .int32(17)])
        #expect(call(11, "Text", "GetSelection", .int32(0)).body == [.int32(2), .int32(7)])
        #expect(call(11, "Text", "GetCharacterAtOffset", .int32(1)).body == [.int32(101)])
    }

    @Test func focusIsRequestedOnlyWhereItIsPossible() {
        #expect(call(11, "Component", "GrabFocus").body == [.bool(true)] && call(5, "Component", "GrabFocus").body == [.bool(false)])
        #expect(requests.all.count == 1 && requests.all[0].1 == .focus)
    }

    @Test func cacheHasAllObjects() {
        let answer = server.answer(.call("", AccessibilityServer.cachePath, "org.a11y.atspi.Cache", "GetItems"))
        guard case .array(let signature, let items)? = answer.body.first else { return #expect(Bool(false)) }
        #expect(items.count == 5 && items.allSatisfy { $0.signatureText == signature })
    }

    @Test func unknownCallsAreErrors() {
        #expect(call(77, "Accessible", "GetRole").errorName == "org.freedesktop.DBus.Error.UnknownObject")
        #expect(call(5, "Accessible", "Explode").errorName == "org.freedesktop.DBus.Error.UnknownMethod")
        #expect(call(5, "Text", "GetText", .int32(0), .int32(1)).kind == .error)
        #expect(property(5, "Accessible", "Color") == nil)
    }
}
