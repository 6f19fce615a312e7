import Foundation
import QuartzCore

/// A file with the scenes of an app: its controllers, their views, and the segues between them.
///
/// Differs from Apple: the file itself is read at run time; there is no compiled form.
@preconcurrency @MainActor public final class UIStoryboard: NSObject {
    nonisolated deinit {}

    /// The name of the file without its extension.
    let name: String
    let bundle: Bundle
    private let document: InterfaceDocument?

    /// Reads a storyboard of a bundle. Nil means the main bundle.
    ///
    /// A file that does not exist or that is not valid is reported. Such a storyboard has no controllers.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        document = InterfaceFiles.document(named: name, fileType: "storyboard", in: bundle)
        super.init()
        if document == nil, !InterfaceFiles.exists(name, "storyboard", in: bundle) {
            InterfaceFiles.reportMissing(name, "storyboard", in: bundle)
        }
    }

    /// Creates a storyboard from a document that was read.
    package init(_ document: InterfaceDocument, name: String) {
        (self.name, self.document, bundle) = (name, document, document.bundle)
    }

    /// Creates the initial controller of the storyboard. If there is none, reports this and returns nil.
    public func instantiateInitialViewController() -> UIViewController? { makeInitialController(creator: nil) }

    /// Creates the initial controller of the storyboard with a closure. If the closure returns nil, the class of the storyboard is used.
    /// If there is no initial controller, or if it is not a `ViewController`, reports this and returns nil.
    ///
    /// The attribute `@_semantics` excludes this function from cross-module optimization, because the compiler cannot read the body of
    /// this function in a client.
    @_semantics("optimize.no.crossmodule")
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let controller = makeInitialController(creator: creator.map { creator in { creator($0) } })
        if let controller, !(controller is ViewController) {
            report("The initial view controller is \(type(of: controller)), which is not a \(ViewController.self).")
        }
        return controller as? ViewController
    }

    /// Creates the controller with a storyboard identifier. If there is none, reports this and returns an empty controller.
    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(identifier, creator: nil) ?? UIViewController()
    }

    /// Creates, with a closure, the controller that has a storyboard identifier. If the closure returns nil, the class of the storyboard is
    /// used. If there is no such controller, or if it is not a `ViewController`, reports this and returns an empty controller.
    ///
    /// The attribute `@_semantics` excludes this function from cross-module optimization, because the compiler cannot read the body of
    /// this function in a client.
    @_semantics("optimize.no.crossmodule")
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = makeController(identifier, creator: creator.map { creator in { creator($0) } })
        if let controller = controller as? ViewController { return controller }
        if let controller {
            report(
                "The view controller '\(identifier)' is \(type(of: controller)), which is not a \(ViewController.self); an empty one is used."
            )
        }
        return QuartzCore.makeObject(of: ViewController.self)
    }

    // MARK: - Scenes

    private func makeInitialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document else { return nil }
        guard let id = document.root["initialViewController"], let element = document[id] else {
            report("The storyboard has no initial view controller. Set it in the file, or create a controller by its identifier.")
            return nil
        }
        return InterfaceScene.makeController(element, in: document, storyboard: self, creator: creator)
    }

    private func makeController(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document else { return nil }
        guard let element = document.identifiedControllers[identifier] else {
            report("The storyboard has no view controller with the identifier '\(identifier)'; an empty one is used.")
            return nil
        }
        return InterfaceScene.makeController(element, in: document, storyboard: self, creator: creator)
    }

    private func report(_ message: String) { Diagnostics.report(.warning, source: document?.fileName ?? "\(name).storyboard", message) }
}
