/// A view whose subviews depend on the size class.
struct VariedContainer {
    private weak var view: UIView?
    private let element: InterfaceElement
    private var children: [Child]

    private struct Child {
        let id: String
        weak var view: UIView?
        /// The view while it is not installed. This reference keeps the view alive.
        var uninstalled: UIView?
    }

    init(_ view: UIView, _ element: InterfaceElement, objects: [String: AnyObject], uninstalled: [String: UIView]) {
        (self.view, self.element) = (view, element)
        children = element.list("subviews").compactMap { child in
            guard let id = child.id, let subview = objects[id] as? UIView else { return nil }
            return Child(id: id, view: subview, uninstalled: uninstalled[id])
        }
    }

    /// Removes the subviews that the size class excludes.
    mutating func uninstall() {
        for index in children.indices where element.variation.excluded.contains(children[index].id) {
            guard let child = children[index].view, children[index].uninstalled == nil else { continue }
            children[index].uninstalled = child
            if child.superview === view { child.removeFromSuperview() }
        }
    }

    /// Adds the subviews that the size class includes, in the order of the file.
    mutating func install() {
        guard let view else { return }
        for index in children.indices where !element.variation.excluded.contains(children[index].id) {
            guard let child = children[index].uninstalled else { continue }
            children[index].uninstalled = nil
            let previous = children[..<index].last { $0.view?.superview === view }?.view
            Self.insert(child, into: view, after: previous)
        }
    }

    private static func insert(_ child: UIView, into view: UIView, after previous: UIView?) {
        if let stack = view as? UIStackView {
            let index = previous.flatMap { previous in stack.arrangedSubviews.firstIndex { $0 === previous } }
            return stack.insertArrangedSubview(child, at: index.map { $0 + 1 } ?? 0)
        }
        if let previous {
            view.insertSubview(child, aboveSubview: previous)
        } else {
            view.insertSubview(child, at: 0)
        }
    }
}
