import CoreGraphics
import UIKit

extension Stage {
    /// The elements of the screen as assistive technologies see them, in reading order.
    ///
    ///     stage.accessibilityTree.element(named: "Continue")?.traits.contains(.notEnabled)
    ///     print(stage.accessibilityTree)
    ///
    /// The tree describes the layout of the current frame. Reading it changes nothing.
    public var accessibilityTree: AccessibilityNode { accessibilityTreeWithObjects.root }

    /// The tree, and the object of each node in the order of `index`.
    package var accessibilityTreeWithObjects: (root: AccessibilityNode, objects: [UIResponder?]) {
        perform {
            let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
            var builder = AccessibilityTreeBuilder(screenBounds: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)
            return builder.tree(of: windows.filter { !$0.isHidden })
        }
    }

    /// The texts that the scene has posted for assistive technologies, oldest first. Only the latest 64 notifications are kept.
    public var accessibilityAnnouncements: [String] {
        application.accessibilityNotifications.latest.filter { $0.notification == .announcement }.compactMap(\.text)
    }

    /// The notifications that the scene has posted for assistive technologies.
    package var accessibilityNotifications: (latest: [PostedAccessibilityNotification], count: Int) {
        application.accessibilityNotifications
    }

    /// Performs an action on the element whose activation point is at a point of the screen, or else on the smallest visible element that
    /// contains the point. For the action `escape`, the point has no meaning. Returns whether the action was performed. An element with the
    /// trait `notEnabled` performs no action.
    ///
    /// An activation calls `accessibilityActivate`, and simulates a tap if the result is false. Before this, an element outside of the
    /// visible part of a scroll view is scrolled into this part.
    @discardableResult
    public func performAccessibilityAction(_ action: AccessibilityAction, at point: CGPoint) -> Bool {
        perform {
            let (root, objects) = accessibilityTreeWithObjects
            guard action != .escape else { return application.performAccessibilityEscape() }
            guard let node = root.elements.closest(to: point), let object = objects[node.index] else { return false }
            guard !node.traits.contains(.notEnabled) else { return false }
            return perform(action, on: object)
        }
    }

    /// Performs an action on an element of `accessibilityTree`.
    @discardableResult
    public func performAccessibilityAction(_ action: AccessibilityAction, on node: AccessibilityNode) -> Bool {
        performAccessibilityAction(action, at: node.activationPoint)
    }

    private func perform(_ action: AccessibilityAction, on object: UIResponder) -> Bool {
        switch action {
        case .activate: return activate(object)
        case .increment: object.accessibilityIncrement()
        case .decrement: object.accessibilityDecrement()
        case .escape: return false
        case .custom(let name): return object.accessibilityCustomActions?.first { $0.name == name }?.perform() ?? false
        }
        return true
    }

    private func activate(_ object: UIResponder) -> Bool {
        (object as? UIView ?? object.next as? UIView)?.scrollIntoViewAtOnce()
        if object.accessibilityActivate() { return true }
        let point = object.accessibilityActivationPoint
        guard point.x.isFinite, point.y.isFinite else { return false }
        application.simulateTap(at: point)
        return true
    }
}

extension [AccessibilityNode] {
    /// Returns the element whose activation point is at a point, or else the smallest visible element that contains the point.
    func closest(to point: CGPoint) -> AccessibilityNode? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        func area(_ node: AccessibilityNode) -> CGFloat { node.frame.width * node.frame.height }
        let exact = filter { abs($0.activationPoint.x - point.x) < 0.005 && abs($0.activationPoint.y - point.y) < 0.005 }
        let candidates = exact.isEmpty ? filter { $0.isVisible && $0.frame.contains(point) } : exact
        return candidates.min { area($0) < area($1) }
    }
}
