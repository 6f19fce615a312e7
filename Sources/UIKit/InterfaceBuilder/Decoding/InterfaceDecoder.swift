import Foundation
import QuartzCore

/// Creates the objects of a storyboard's controller, of a controller's view, of a prototype cell, or of a xib, and connects them.
///
/// The order is the same as in UIKit: all objects are created; constraints are activated; outlets and actions are connected; runtime
/// attributes are set; `awakeFromNib` is called.
final class InterfaceDecoder {
    let document: InterfaceDocument
    /// The scene whose controller performs the segues, or nil in a xib.
    weak var scene: InterfaceScene?

    /// An object and its element.
    struct Created {
        let object: AnyObject
        let element: InterfaceElement
    }

    /// The objects that were created since the last call of `finish`. Inner objects come before the objects that contain them.
    private(set) var created: [Created] = []
    /// The objects by their identities.
    private var objects: [String: AnyObject] = [:]
    /// The elements of constraints, with the views that contain them.
    private var constraints: [(element: InterfaceElement, view: UIView, container: InterfaceElement)] = []
    /// The views that are not installed for the current size class, by their identities.
    private var uninstalledViews: [String: UIView] = [:]
    /// The elements of layout guides, with the views that own them. A guide is created at its first use.
    private var guides: [String: (element: InterfaceElement, view: UIView)] = [:]
    /// The connections to objects that are created later, together with the view of the controller.
    private var deferredConnections: [DeferredConnection] = []

    private struct DeferredConnection {
        weak var source: AnyObject?
        let element: InterfaceElement
        let connection: InterfaceElement
    }

    init(_ document: InterfaceDocument) {
        self.document = document
        document.applyCurrentTraits()
    }

    // MARK: - Objects

    /// Records an object, so that connections and constraints can refer to it.
    func register(_ object: AnyObject, _ element: InterfaceElement) {
        // The scene of a controller owns this decoder, so the decoder must not own the controller.
        if let id = element.id, object !== scene?.controller { objects[id] = object }
        created.append(Created(object: object, element: element))
    }

    /// Records an object under another identity, without connections.
    func registerAlias(_ object: AnyObject, id: String?) {
        if let id { objects[id] = object }
    }

    /// Records a layout guide of a view.
    func registerGuide(_ element: InterfaceElement, _ view: UIView) {
        if let id = element.id { guides[id] = (element, view) }
    }

    /// Records a constraint that is created when all objects exist.
    func registerConstraint(_ element: InterfaceElement, _ view: UIView, in container: InterfaceElement) {
        constraints.append((element, view, container))
    }

    /// Records a view without a superview, because it is not installed for the current size class.
    func registerUninstalled(_ view: UIView, id: String) { uninstalledViews[id] = view }

    /// Returns the object with an identity, or nil if it does not exist or has not been created yet.
    func object(_ id: String) -> AnyObject? {
        if let object = objects[id] { return object }
        if let controller = scene?.controller, id == scene?.controllerElement.id { return controller }
        if let (element, view) = guides[id] { return Self.guide(element["key"], of: view) }
        if let element = document[id], element.name == "viewControllerLayoutGuide", let controller = scene?.controller {
            return element["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
        }
        return scene?.upstreamObject(id)
    }

    private static func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "keyboard": view.keyboardLayoutGuide
        case "layoutMargins", "margins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }

    /// Releases the objects after the view of the controller was loaded.
    func releaseObjects() {
        objects = [:]
        guides = [:]
        deferredConnections = []
    }

    /// Runs `create`. If the result is nil, discards the objects that were created.
    func attempt<Object>(_ create: () -> Object?) -> Object? {
        let (createdCount, constraintCount) = (created.count, constraints.count)
        if let result = create() { return result }
        created.removeLast(created.count - createdCount)
        constraints.removeLast(constraints.count - constraintCount)
        return nil
    }

    // MARK: - The end

    /// Activates constraints, connects outlets and actions, sets runtime attributes, and calls `awakeFromNib`.
    func finish() {
        let (finished, finishedConstraints) = (created, constraints)
        (created, constraints) = ([], [])
        var varied: [VariedConstraint] = []
        for (element, view, container) in finishedConstraints {
            guard let made = InterfaceConstraint(element, in: view, container, self) else { continue }
            made.activate(in: view)
            if document.hasVariations { varied.append(VariedConstraint(made.constraint, element, in: view, container)) }
        }
        let created = finished + self.created
        self.created = []
        if document.hasVariations { _ = InterfaceVariations(document, created, constraints: varied, uninstalled: uninstalledViews) }
        uninstalledViews = [:]
        connectDeferred()
        for entry in created { connect(entry.object, entry.element) }
        for entry in created where expectsOutlets(entry) { reportMissingOutlets(of: entry.object, entry.element) }
        for entry in created { RuntimeAttributes.apply(to: entry.object, entry.element, self) }
        for entry in created where !entry.element.isPlaceholder { (entry.object as? InterfaceAwakening)?.awakeFromNib() }
        for entry in created { document.reportUnread(entry.element) }
    }

    /// Connects the outlets and actions of an object. Connections to objects that are created with the view are deferred.
    private func connect(_ object: AnyObject, _ element: InterfaceElement) {
        let connector = InterfaceConnector(self, object, element)
        for connection in element.list("connections") where !connector.connect(connection) {
            if let scene, !scene.hasLoadedView {
                deferredConnections.append(DeferredConnection(source: object, element: element, connection: connection))
            } else {
                connector.reportMissingDestination(connection)
            }
        }
    }

    /// Returns whether the outlets of an object must be connected now. Those of a controller in a storyboard are connected with its view, and
    /// the owner of a xib may have outlets that other files connect, unless the owner is a controller whose view is in the xib.
    private func expectsOutlets(_ entry: Created) -> Bool {
        if let scene, !scene.hasLoadedView { return false }
        guard entry.element.isPlaceholder else { return !(entry.object is UIViewController) }
        let connections = entry.element.list("connections")
        return entry.object is UIViewController && connections.contains { $0.attributes["property"] == "view" }
    }

    /// Reports the outlets that the code of an object expects, and that the file does not connect. A connection that fails is reported
    /// on its own.
    func reportMissingOutlets(of object: AnyObject, _ element: InterfaceElement) {
        let connected = element.list("connections").map { $0.attributes["property"] }
        for name in FlipbookInterface.missingOutlets(of: object) where !connected.contains(name) {
            document.report(
                element,
                "The outlet '\(name)' of \(type(of: object)) is not connected. Connect it in the file, or declare it as optional with ? "
                    + "instead of !.")
        }
    }

    private func connectDeferred() {
        guard scene?.hasLoadedView == true else { return }
        for deferred in deferredConnections {
            guard let source = deferred.source else { continue }
            let connector = InterfaceConnector(self, source, deferred.element)
            if !connector.connect(deferred.connection) { connector.reportMissingDestination(deferred.connection) }
        }
        deferredConnections = []
    }
}

/// An object whose `awakeFromNib` is called.
protocol InterfaceAwakening: AnyObject {
    func awakeFromNib()
}

extension UIResponder: InterfaceAwakening {}
extension NSLayoutConstraint: InterfaceAwakening {}
extension UIGestureRecognizer: InterfaceAwakening {}
extension UIBarItem: InterfaceAwakening {}
extension UINavigationItem: InterfaceAwakening {}
extension UICollectionViewLayout: InterfaceAwakening {}
