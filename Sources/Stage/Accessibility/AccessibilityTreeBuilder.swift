import CoreGraphics
import UIKit

/// Builds the tree of a screen from its views.
struct AccessibilityTreeBuilder {
    /// The part of the screen in which a view is visible.
    private struct Clip {
        var rect: CGRect
        /// Whether the view is in a scroll view, so that it can become visible.
        var isScrollable = false
    }

    /// A node and the object from which it was made.
    private struct Entry {
        var node: AccessibilityNode
        let object: UIResponder?
        var children: [Entry] = []
    }

    private let screenBounds: CGRect
    private let isRightToLeft: Bool
    /// The views whose `accessibilityElements` are being visited, from the outermost to the innermost. A view in this set is not visited
    /// again, so that cycles end.
    private var ancestors: Set<ObjectIdentifier> = []

    init(screenBounds: CGRect, isRightToLeft: Bool) { (self.screenBounds, self.isRightToLeft) = (screenBounds, isRightToLeft) }

    /// Returns the tree of windows, and the object of each node in the order of `index`.
    mutating func tree(of windows: [UIWindow]) -> (root: AccessibilityNode, objects: [UIResponder?]) {
        var root = Entry(node: AccessibilityNode(role: .screen, frame: screenBounds), object: nil)
        for window in windows {
            let clip = Clip(rect: screenBounds)
            root.children += sorted(entries(in: window, clip))
        }
        var objects: [UIResponder?] = []
        return (Self.number(root, &objects), objects)
    }

    /// Returns the node of an entry with the nodes of its children, numbered from the root on.
    private static func number(_ entry: Entry, _ objects: inout [UIResponder?]) -> AccessibilityNode {
        var node = entry.node
        node.index = objects.count
        objects.append(entry.object)
        for child in entry.children { node.children.append(number(child, &objects)) }
        return node
    }

    private func sorted(_ entries: [Entry]) -> [Entry] {
        ReadingOrder.sort(entries, isRightToLeft: isRightToLeft) { $0.node.frame }
    }

    // MARK: - Views

    /// Returns the entry of a view that is an element, or the entries of the views inside it. A hidden view has no entries.
    private mutating func entries(in view: UIView, _ clip: Clip) -> [Entry] {
        guard !view.isHidden, view.alpha >= 0.01, !view.layer.isBackFaceCulled, !view.accessibilityElementsHidden else { return [] }
        if view.isAccessibilityElement { return element(view, clip).map { [$0] } ?? [] }
        let inner = self.clip(inside: view, clip)
        if let listed = listedElements(of: view) { return container(view, listed(inner, &self), keepsOrder: true, clip) }
        let modal = view.subviews.last { !$0.isHidden && $0.alpha >= 0.01 && $0.accessibilityViewIsModal }
        var children: [Entry] = []
        for subview in modal.map({ [$0] }) ?? view.subviews { children += entries(in: subview, inner) }
        return container(view, children, keepsOrder: false, clip)
    }

    /// Returns a function that makes the entries of the elements in a view's own list, or nil if the view has no such list.
    private func listedElements(of view: UIView) -> ((Clip, inout AccessibilityTreeBuilder) -> [Entry])? {
        let list: [Any]
        if let elements = view.accessibilityElements {
            list = elements
        } else {
            let count = view.accessibilityElementCount()
            guard count > 0, count != .max else { return nil }
            list = (0..<min(count, 10_000)).compactMap { view.accessibilityElement(at: $0) }
        }
        return { clip, builder in
            // If a view lists itself or a view around it, the recursion would never end.
            guard builder.ancestors.insert(ObjectIdentifier(view)).inserted else { return [] }
            defer { builder.ancestors.remove(ObjectIdentifier(view)) }
            return list.flatMap { builder.entries(of: $0, clip) }
        }
    }

    /// Returns the entries of an object in a list of elements.
    private mutating func entries(of object: Any, _ clip: Clip) -> [Entry] {
        switch object {
        case let view as UIView: entries(in: view, clip)
        case let element as UIAccessibilityElement where element.isAccessibilityElement && !element.accessibilityElementsHidden:
            self.element(element, clip).map { [$0] } ?? []
        default: []
        }
    }

    /// Returns the visible part of the screen inside a view.
    private func clip(inside view: UIView, _ clip: Clip) -> Clip {
        let scrolls = view is UIScrollView || view is AccessibilityScrollContainer
        guard view.clipsToBounds || scrolls else { return clip }
        let frame = view.convert(view.bounds, to: view.window?.screen ?? .main)
        return Clip(rect: clip.rect.finiteIntersection(frame), isScrollable: clip.isScrollable || scrolls)
    }

    // MARK: - Nodes

    /// Returns the entry of an element. Returns nil in two cases:
    ///
    /// - The element is not visible, and it is empty or not in a scroll view.
    /// - The element is a text, a header, an image, a row or an element of no special kind, and has no label, no value and no actions.
    private func element(_ object: UIResponder, _ clip: Clip) -> Entry? {
        var node = AccessibilityNode(role: AccessibilityRole.of(object))
        node.describe(object)
        node.isVisible = !node.frame.isEmpty && !node.frame.finiteIntersection(clip.rect).isEmpty
        guard node.isVisible || (clip.isScrollable && !node.frame.isEmpty) else { return nil }
        let isSilent = node.label.isEmpty && node.value.isEmpty && node.actions.isEmpty
        if isSilent, [.text, .header, .image, .element, .row].contains(node.role) { return nil }
        return Entry(node: node, object: object)
    }

    /// Returns a container with the children, or only the children if the view is no container for assistive technologies. If `keepsOrder`
    /// is true, the view has listed the children in their reading order. In this case, the view is always a container.
    private func container(_ view: UIView, _ children: [Entry], keepsOrder: Bool, _ clip: Clip) -> [Entry] {
        guard !children.isEmpty else { return [] }
        guard let role = AccessibilityRole.ofContainer(view) ?? (keepsOrder || view.shouldGroupAccessibilityChildren ? .group : nil)
        else { return children }
        var node = AccessibilityNode(role: role)
        node.describe(view)
        node.value = ""
        node.isVisible = !node.frame.finiteIntersection(clip.rect).isEmpty
        var entry = Entry(node: node, object: view)
        entry.children = keepsOrder ? children : sorted(children)
        if node.label.isEmpty, role == .alert { entry.node.label = children.first { $0.node.role == .header }?.node.label ?? "" }
        return [entry]
    }
}
