import Foundation
import QuartzCore

/// A segue of a storyboard. It creates a `UIStoryboardSegue` each time it is performed.
struct InterfaceSegue {
    let element: InterfaceElement
    private let scene: InterfaceScene

    init(_ element: InterfaceElement, in scene: InterfaceScene) { (self.element, self.scene) = (element, scene) }

    var kind: String { element["kind"] ?? "" }
    private var identifier: String? { element["identifier"] }
    private func report(_ message: String) { scene.document.report(element, message) }

    // MARK: - Triggers

    /// Registers the segue, so that it is performed when an object sends its action, or when a cell is selected or its accessory is tapped.
    func addTrigger(to source: AnyObject) {
        let element = element
        let perform: (AnyObject) -> Void = { [weak scene = scene] sender in
            guard let scene else { return }
            InterfaceSegue(element, in: scene).trigger(sender)
        }
        element.ignore("trigger")
        switch source {
        case let cell as UITableViewCell:
            if element["trigger"] == "accessoryButtonTapped" {
                cell.accessorySegue = { perform($0) }
            } else {
                cell.selectionSegue = { perform($0) }
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = { perform($0) }
        default:
            if !InterfaceTrigger.add(to: source, events: element["eventType"] ?? element["trigger"], perform) {
                report("\(type(of: source)) cannot trigger a segue; the segue is ignored.")
            }
        }
    }

    /// Performs the segue if the controller allows it.
    private func trigger(_ sender: Any?) {
        guard let source = scene.controller, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
        perform(sender)
    }

    // MARK: - Performing

    /// Creates the destination, prepares the controller, and shows the destination. An unwind segue returns to an existing destination
    /// instead.
    func perform(_ sender: Any?) {
        guard let source = scene.controller else { return }
        if kind == "unwind" { return performUnwind(from: source, sender) }
        guard let destination = makeDestination(sender) else { return }
        guard let segue = makeSegue(source, destination) else { return }
        segue.performHandler = { [weak segue] in
            guard let segue else { return }
            show(segue)
        }
        if presents { setPresentationStyle(of: destination, sender) }
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func makeSegue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue? {
        let segue: UIStoryboardSegue
        if let name = element["customClass"] {
            element.ignore("customModule", "customModuleProvider")
            if let make = FlipbookInterface.segueMaker(named: name, module: element["customModule"]) {
                segue = make(identifier, source, destination)
            } else {
                report("There is no segue class \(name); \(kind == "custom" ? "the destination is presented" : "a \(kind) segue is used").")
                segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
            }
        } else {
            segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        segue.isAnimated = element["animates"] != "NO"
        return segue
    }

    /// Creates the destination. If the segue has a segue action, calls this action of the controller. Returns nil if there is no
    /// destination.
    func makeDestination(_ sender: Any?) -> UIViewController? {
        guard let id = element["destination"], let target = scene.document[id] else {
            report("The destination '\(element["destination"] ?? "")' of the segue does not exist; nothing is shown.")
            return nil
        }
        return InterfaceScene.makeController(target, in: scene.document, storyboard: scene.storyboard, creator: creator(sender))
    }

    private func creator(_ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
        guard let name = element["destinationCreationSelector"], let source = scene.controller else { return nil }
        let member = FlipbookInterface.member(name, of: source) { if case .segueAction = $0.kind { true } else { false } }
        guard case .segueAction(let create)? = member?.kind else {
            report("\(type(of: source)) has no segue action '\(name)'; the class of the storyboard is used.")
            return nil
        }
        let identifier = identifier
        return { [weak source] coder in source.flatMap { create($0, coder, sender, identifier) } }
    }

    /// Shows the destination as the kind requires.
    private func show(_ segue: UIStoryboardSegue) {
        let (source, destination) = (segue.source, segue.destination)
        switch kind {
        case "show" where segue.isAnimated: source.show(destination, sender: segue)
        case "show", "push":
            guard let navigation = source.navigationController else {
                if kind == "push" {
                    report("A push segue needs a navigation controller around \(type(of: source)); the destination is presented.")
                }
                return source.present(destination, animated: segue.isAnimated)
            }
            navigation.pushViewController(destination, animated: segue.isAnimated)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: segue)
        default:
            source.present(destination, animated: segue.isAnimated)
        }
    }

    /// Whether the kind presents the destination.
    private var presents: Bool { !["show", "push", "showDetail", "replace"].contains(kind) }

    /// Sets the styles of the segue, and the anchor of a popover. This is done before `prepare(for:sender:)`, which may change them.
    private func setPresentationStyle(of destination: UIViewController, _ sender: Any?) {
        let coder = scene.coder(for: element)
        if kind == "popoverPresentation" || kind == "popover" { destination.modalPresentationStyle = .popover }
        coder.choice("modalPresentationStyle", InterfaceCoder.presentationStyles).map { destination.modalPresentationStyle = $0 }
        coder.choice("modalTransitionStyle", InterfaceCoder.transitionStyles).map { destination.modalTransitionStyle = $0 }
        guard destination.modalPresentationStyle == .popover, let popover = destination.popoverPresentationController else { return }
        let anchor = scene.popoverAnchor(of: element) ?? sender as AnyObject?
        (popover.sourceView, popover.barButtonItem) = (anchor as? UIView, anchor as? UIBarButtonItem)
        if let directions = coder.coder(key: "popoverPermittedArrowDirection") {
            let names: KeyValuePairs<String, UIPopoverArrowDirection> = ["up": .up, "down": .down, "left": .left, "right": .right]
            let permitted = names.filter { directions.bool($0.key) == true }.map(\.value)
            if !permitted.isEmpty { popover.permittedArrowDirections = permitted.reduce([]) { $0.union($1) } }
        }
        element.ignore("passthroughViews", "popoverAnchorRect")
    }

    // MARK: - Relationships and containers

    /// Creates the destination of a relationship, such as the root view controller of a navigation controller, and adds it to the
    /// container.
    func connectRelationship() {
        guard let container = scene.controller else { return }
        switch (element["relationship"], container) {
        case ("rootViewController", let navigation as UINavigationController):
            if let root = makeDestination(nil) { navigation.viewControllers = [root] }
        case ("viewControllers", let tabs as UITabBarController):
            if let child = makeDestination(nil) { tabs.viewControllers = (tabs.viewControllers ?? []) + [child] }
        case (let name?, let split as UISplitViewController) where split.setColumn(ofRelationship: name, { makeDestination(nil) }): break
        default:
            report(
                "The relationship '\(element["relationship"] ?? "")' of \(type(of: container)) is not supported; the scene is not created.")
        }
    }

    /// Adds the destination as a child, whose view fills a view of the controller.
    func embed(in container: UIView) {
        guard let source = scene.controller,
            source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: container), let destination = makeDestination(container),
            let segue = makeSegue(source, destination)
        else { return }
        source.prepare(for: segue, sender: container)
        source.addChild(destination)
        guard let view = destination.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        destination.didMove(toParent: source)
    }

    // MARK: - Unwinding

    private func performUnwind(from source: UIViewController, _ sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let unwind = UnwindSearch(from: source, action: name, sender: sender)
        guard let destination = unwind.destination else {
            return report("No view controller on the way back from \(type(of: source)) has the unwind action '\(name)'; nothing happens.")
        }
        guard let segue = destination.unwindSegue(from: source, identifier: identifier) ?? makeSegue(source, destination) else { return }
        if segue.performHandler == nil {
            segue.performHandler = { [weak segue] in
                guard let segue else { return }
                unwind.unwindToDestination(with: segue)
            }
        }
        source.prepare(for: segue, sender: sender)
        FlipbookInterface.action(name, of: destination)?.perform(on: destination, with: segue)
        segue.perform()
    }
}
