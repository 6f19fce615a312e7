import Foundation
import QuartzCore

/// The scene of a storyboard from which a controller was created: the elements of its view, and its segues.
final class InterfaceScene {
    let document: InterfaceDocument
    /// The storyboard, or nil for a controller in a xib.
    let storyboard: UIStoryboard?
    let controllerElement: InterfaceElement
    private(set) weak var controller: UIViewController?
    private let decoder: InterfaceDecoder
    /// Whether the view was loaded, or is being loaded after all of its objects were created.
    private(set) var hasLoadedView = false
    /// The objects of the scene besides the controller, such as gesture recognizers.
    private var topLevelObjects: [AnyObject] = []
    /// The anchors of the popovers that segues show, by the identities of the segues.
    private var popoverAnchors: [String: WeakObject] = [:]

    private struct WeakObject { weak var object: AnyObject? }

    /// The elements of the segues that begin at the controller or in its view.
    private lazy var segueElements = Self.segues(in: document.scenes[controllerElement.id ?? ""] ?? controllerElement)

    private init(_ document: InterfaceDocument, _ storyboard: UIStoryboard?, _ element: InterfaceElement) {
        (self.document, self.storyboard, controllerElement) = (document, storyboard, element)
        decoder = InterfaceDecoder(document)
        decoder.scene = self
    }

    // MARK: - Creation

    /// The scenes that are being created or loaded. A scene cannot contain itself.
    private static var scenesInProgress: [ObjectIdentifier] = []
    private static let maximumNesting = 30

    /// Runs `body` while an element is in progress. Reports an element that contains itself or is nested too deeply, and returns nil.
    private static func nested<Result>(
        _ element: InterfaceElement, in document: InterfaceDocument, _ body: () -> Result?
    ) -> Result? {
        let id = ObjectIdentifier(element)
        let name = "The scene of the \(element.name) '\(element.id ?? "")'"
        guard !scenesInProgress.contains(id) else {
            document.report(element, "\(name) contains itself; the inner scene is not created.")
            return nil
        }
        guard scenesInProgress.count < maximumNesting else {
            document.report(element, "\(name) is nested too deeply in other scenes; it is not created.")
            return nil
        }
        scenesInProgress.append(id)
        defer { scenesInProgress.removeLast() }
        return body()
    }

    /// Creates the controller of an element, and the controllers that a relationship connects to it.
    static func makeController(
        _ element: InterfaceElement, in document: InterfaceDocument, storyboard: UIStoryboard?,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" { return makeReferencedController(element, document, creator) }
        guard element.isController else {
            document.report(element, "The element \(element.name) '\(element.id ?? "")' is not a view controller; it is not created.")
            return nil
        }
        return nested(element, in: document) {
            let scene = InterfaceScene(document, storyboard, element)
            let coder = InterfaceCoder(element, scene.decoder)
            let controller = creator?(coder) ?? scene.makeController(coder)
            guard let controller else { return nil }
            scene.attach(to: controller)
            scene.decoder.register(controller, element)
            scene.decoder.finish()
            return controller
        }
    }

    private func makeController(_ coder: InterfaceCoder) -> UIViewController? {
        let base = baseType
        if let custom = decoder.customType(of: controllerElement, UIViewController.self) {
            if let controller = decoder.attempt({ custom.init(coder: coder) }) { return controller }
            document.report(controllerElement, "init(coder:) of \(custom) returned nil; \(base) is used.")
        }
        return decoder.attempt { base.init(coder: coder) }
    }

    /// The class of UIKit for the element, or `UIViewController` if the class does not exist here.
    private var baseType: UIViewController.Type {
        if let type = InterfaceClasses.controllers[controllerElement.name] { return type }
        let className = InterfaceClasses.optionalClassNames[controllerElement.name]
        if let className, let type = FlipbookInterface.type(named: className) as? UIViewController.Type { return type }
        document.report(
            controllerElement,
            "The element \(controllerElement.name)\(className.map { " (\($0))" } ?? "") is not supported; a UIViewController "
                + "is used instead.")
        return UIViewController.self
    }

    /// Connects the scene to its controller. Called by the controller in `init(coder:)`, and again after the initializer, because a
    /// controller may ignore the coder.
    func attach(to controller: UIViewController) {
        self.controller = controller
        controller.interfaceScene = self
    }

    /// Creates the controller of another storyboard to which a placeholder refers. Returns nil if the placeholder names no
    /// storyboard, or if it names no controller and the storyboard has no initial controller.
    private static func makeReferencedController(
        _ element: InterfaceElement, _ document: InterfaceDocument, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? document.bundle
        return nested(element, in: document) {
            let storyboard = UIStoryboard(name: name, bundle: bundle)
            guard let identifier = element["referencedIdentifier"] else {
                return storyboard.instantiateInitialViewController(creator: creator)
            }
            return storyboard.instantiateViewController(identifier: identifier, creator: creator)
        }
    }

    /// Returns the controller if it has the identity, otherwise nil. Called for an object that a decoder has not created, such as an object
    /// outside of a prototype cell.
    func upstreamObject(_ id: String) -> AnyObject? { id == controllerElement.id ? controller : nil }

    // MARK: - The view

    /// Loads the view of the controller and the other objects of its scene. Returns false if the scene has no view.
    func loadView(of controller: UIViewController) -> Bool {
        let viewElement = controllerElement.child(key: "view")
        let scene = controllerElement.id.flatMap { document.scenes[$0] }
        let result: Bool? = Self.nested(controllerElement, in: document) {
            if let viewElement {
                guard let view = decoder.makeObject(viewElement) as? UIView else { return false }
                controller.view = view
                addRefreshControl(to: view)
            }
            for element in scene?.list("objects") ?? [] where !element.isPlaceholder && !element.isController {
                if let object = decoder.makeObject(element) { topLevelObjects.append(object) }
            }
            hasLoadedView = true
            decoder.finish()
            if viewElement != nil { decoder.reportMissingOutlets(of: controller, controllerElement) }
            storePopoverAnchors()
            decoder.releaseObjects()
            return viewElement != nil
        }
        return result ?? false
    }

    /// Creates the refresh control of a table view controller.
    private func addRefreshControl(to view: UIView) {
        guard let element = controllerElement.child(key: "refreshControl"), let scrollView = view as? UIScrollView else { return }
        scrollView.refreshControl = decoder.makeObject(element) as? UIRefreshControl
    }

    /// Creates an object of the scene with a decoder of its own, such as a prototype cell.
    func makePrototype<Object>(_ element: InterfaceElement, _ type: Object.Type) -> Object? {
        let decoder = InterfaceDecoder(document)
        decoder.scene = self
        defer { decoder.finish() }
        return decoder.makeObject(element) as? Object
    }

    /// Returns a coder for an element of the scene.
    func coder(for element: InterfaceElement) -> InterfaceCoder { InterfaceCoder(element, decoder) }

    // MARK: - Segues

    /// Connects a segue to the object that triggers it. A relationship and an embed segue are performed immediately.
    func connect(_ element: InterfaceElement, _ source: AnyObject) {
        let segue = InterfaceSegue(element, in: self)
        switch segue.kind {
        case "relationship": segue.connectRelationship()
        case "embed": (source as? UIView).map { segue.embed(in: $0) }
        default:
            // A segue that begins at the controller itself has no trigger. Code performs it by its identifier.
            if source === controller { return }
            segue.addTrigger(to: source)
        }
    }

    /// Returns the segue with an identifier, or nil if there is none.
    func segue(withIdentifier identifier: String) -> InterfaceSegue? {
        segueElements.first { $0.attributes["identifier"] == identifier }.map { InterfaceSegue($0, in: self) }
    }

    /// Stores the views and bar buttons to which popovers are attached.
    private func storePopoverAnchors() {
        for segue in segueElements {
            guard let id = segue.id, let anchor = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"] else { continue }
            popoverAnchors[id] = WeakObject(object: decoder.object(anchor))
        }
    }

    /// Returns the view or bar button to which the popover of a segue is attached, or nil if the file names none.
    func popoverAnchor(of segue: InterfaceElement) -> AnyObject? { segue.id.flatMap { popoverAnchors[$0]?.object } }

    private static func segues(in element: InterfaceElement) -> [InterfaceElement] {
        element.name == "segue" ? [element] : element.children.flatMap { segues(in: $0) }
    }
}
