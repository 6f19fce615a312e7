import Foundation
import QuartzCore

/// Connects the outlets and the actions of one object.
struct InterfaceConnector {
    private let decoder: InterfaceDecoder
    private let source: AnyObject
    private let element: InterfaceElement

    init(_ decoder: InterfaceDecoder, _ source: AnyObject, _ element: InterfaceElement) {
        (self.decoder, self.source, self.element) = (decoder, source, element)
    }

    private func report(_ connection: InterfaceElement, _ message: String) { decoder.document.report(connection, message) }

    /// Connects the objects of a connection. Returns false if its destination does not exist or has not
    /// been created yet.
    func connect(_ connection: InterfaceElement) -> Bool {
        switch connection.name {
        case "outlet", "outletCollection":
            guard let value = connection["destination"].flatMap(decoder.object) else { return false }
            connection.name == "outlet" ? setOutlet(connection, value) : appendToCollection(connection, value)
            return true
        case "action": return connectAction(connection)
        case "segue":
            decoder.scene?.connect(connection, source)
            return true
        default:
            report(connection, "The connection \(connection.name) is not supported and is ignored.")
            return true
        }
    }

    func reportMissingDestination(_ connection: InterfaceElement) {
        let name = connection["property"] ?? connection["selector"] ?? ""
        report(
            connection,
            "The \(connection.name) '\(name)' of \(type(of: source)) is not connected: no object "
                + "'\(connection["destination"] ?? "")' is loaded together with it.")
    }

    // MARK: - Outlets

    private func setOutlet(_ connection: InterfaceElement, _ value: AnyObject) {
        let name = connection["property"] ?? ""
        if let member = FlipbookInterface.property(name, of: source), case .property(_, let write) = member.kind {
            return write(source, value) ? () : reportType(connection, name, member.typeName, value)
        }
        switch BuiltInOutlets.set(name, of: source, to: value) {
        case .done: break
        case .wrongType(let typeName): reportType(connection, name, typeName, value)
        case .unknownName: reportUnknown(connection, "outlet", name)
        }
    }

    private func appendToCollection(_ connection: InterfaceElement, _ value: AnyObject) {
        let name = connection["property"] ?? ""
        connection.ignore("appends", "collectionClass")
        if name == "gestureRecognizers", let view = source as? UIView, let recognizer = value as? UIGestureRecognizer {
            return view.addGestureRecognizer(recognizer)
        }
        if name == "constraints" { return }
        guard let member = FlipbookInterface.property(name, of: source), case .property(let read, let write) = member.kind else {
            return reportUnknown(connection, "outlet collection", name)
        }
        let current = read(source).flatMap(Self.objects) ?? []
        if !write(source, current + [value]) { reportType(connection, name, member.typeName, value) }
    }

    /// Returns the objects of an array or of an optional array, or nil for another value.
    private static func objects(_ value: Any) -> [AnyObject]? { value as? [AnyObject] }

    private func reportType(_ connection: InterfaceElement, _ name: String, _ typeName: String, _ value: AnyObject) {
        report(connection, "The outlet '\(name)' of \(type(of: source)) has the type \(typeName), so it cannot be \(type(of: value)).")
    }

    private func reportUnknown(_ connection: InterfaceElement, _ what: String, _ name: String) {
        report(
            connection,
            "\(type(of: source)) has no \(what) '\(name)', which the file connects. Declare it with @IBOutlet, or delete the "
                + "connection.")
    }

    // MARK: - Actions

    private func connectAction(_ connection: InterfaceElement) -> Bool {
        guard let name = connection["selector"], let destination = connection["destination"] else { return true }
        if isResolvedThroughResponderChain(destination) {
            addCall(connection, ofEachState: !isExit(destination)) { sender in Self.perform(name, inResponderChainFor: sender) }
            return true
        }
        guard let target = decoder.object(destination) else { return false }
        guard let action = FlipbookInterface.action(name, of: target) else {
            report(
                connection,
                "\(type(of: target)) has no action '\(name)', which the file connects. Declare it with @IBAction, or delete the "
                    + "connection.")
            return true
        }
        switch source {
        case let control as UIControl:
            control.addTarget(target, action: action, for: Self.events(connection["eventType"], of: control))
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: action)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
        default: report(connection, "\(type(of: source)) sends no actions; the action '\(name)' is ignored.")
        }
        return true
    }

    /// Whether the destination of an action is the first responder, which has the identity `-2` in a xib, or the exit of a scene.
    private func isResolvedThroughResponderChain(_ id: String) -> Bool {
        id == "-2" || isExit(id) || decoder.document[id]?["placeholderIdentifier"] == "IBFirstResponder"
    }

    private func isExit(_ id: String) -> Bool { decoder.document[id]?.name == "exit" }

    /// Registers a closure that is called with the sender when the source sends its action.
    ///
    /// - Parameter ofEachState: Whether a gesture recognizer calls the closure each time it sends its action, such as for each change of a
    ///   pan. If false, each gesture calls the closure only once, so that it returns to another scene only once.
    private func addCall(_ connection: InterfaceElement, ofEachState: Bool, _ call: @escaping (AnyObject) -> Void) {
        if ofEachState, let recognizer = source as? UIGestureRecognizer {
            recognizer.addAction { call($0) }
        } else {
            InterfaceTrigger.add(to: source, events: connection["eventType"], call)
        }
    }

    /// Calls an action on the first object in the responder chain of the first responder that has the action. If no object in this chain
    /// has it, searches the responder chain of the sender.
    private static func perform(_ name: String, inResponderChainFor sender: AnyObject) {
        let nearest: UIResponder? =
            switch sender {
            case let view as UIView: view
            case let recognizer as UIGestureRecognizer: recognizer.view
            case let item as UIBarButtonItem: item.bar
            default: nil
            }
        let window = (nearest as? UIView)?.window
        for start in [window?.screen.application?.keyboard.firstResponder, nearest] {
            let found = start?.firstInChain { responder in
                FlipbookInterface.action(name, of: responder)?.perform(on: responder, with: sender) ?? false
            }
            if found != nil { return }
        }
    }

    static func events(_ name: String?, of control: UIControl) -> UIControl.Event {
        if let name, let event = eventNames[name] { return event }
        return control is UIButton ? .touchUpInside : .valueChanged
    }

    private static let eventNames: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
        "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
    ]
}
