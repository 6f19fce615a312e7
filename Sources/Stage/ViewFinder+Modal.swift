import CoreGraphics
import UIKit

// The presentations, menus and windows in front of a view.
extension ViewFinder {
    /// Returns a description of the presentation, the menu or the window in front of a view that receives a touch at a point of the window.
    /// Nil if there is none. A view in front that is not modal is not described, because it can be an invisible button over a text.
    package func modalDescription(inFrontOf view: UIView, at point: CGPoint) -> String? {
        let windows = stage.windows
        var hit: UIView?
        for window in windows.reversed() where !window.isHidden && hit == nil {
            hit = window.hitTest(window.convertFromScreen(point), with: nil)
        }
        guard let hit, !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return nil }
        guard hit.window === view.window else {
            let front = windows.firstIndex { $0 === hit.window } ?? 0
            let back = windows.firstIndex { $0 === view.window } ?? 0
            return front > back ? "another window" : nil
        }
        let chain = Array(sequence(first: view, next: \.superview))
        let path = Array(sequence(first: hit, next: \.superview).prefix { candidate in !chain.contains { $0 === candidate } })
        guard let front = path.last, let parent = front.superview,
            let back = chain.first(where: { $0.superview === parent }),
            let frontIndex = parent.subviews.firstIndex(where: { $0 === front }),
            let backIndex = parent.subviews.firstIndex(where: { $0 === back }), frontIndex > backIndex
        else { return nil }
        return path.last { $0.accessibilityViewIsModal || Self.presentedController(of: $0) != nil }.map { Self.modalDescription($0) }
    }

    /// Returns the name of the transition because of which touches do not reach a view, such as `a presentation`, or nil if there is none.
    package func transition(blockingTouchesOf view: UIView) -> String? {
        // Most transitions between controllers block the whole window.
        if let name = view.window?.transitionIgnoringTouches { return name }
        guard view.isInteractionBlockedByAnimation else { return nil }
        for current in sequence(first: view, next: \.superview) {
            guard let controller = current.next as? UIViewController else { continue }
            if controller.isBeingPresented { return "a presentation" }
            if controller.isBeingDismissed { return "a dismissal" }
        }
        return nil
    }

    /// Returns a description of the modal view because of which assistive technologies ignore a view, or nil if there is none.
    package func modalDescription(hiding view: UIView) -> String? {
        for current in sequence(first: view, next: \.superview) {
            let siblings = current.superview?.subviews ?? []
            let modal = siblings.last { !$0.isHidden && $0.alpha >= 0.01 && $0.accessibilityViewIsModal }
            if let modal, modal !== current { return Self.modalDescription(modal) }
        }
        return nil
    }

    /// Returns the presented controller whose view is a view, or nil.
    private static func presentedController(of view: UIView) -> UIViewController? {
        guard let controller = view.next as? UIViewController, controller.viewIfLoaded === view else { return nil }
        return controller.parent == nil && controller.presentingViewController != nil ? controller : nil
    }

    /// Returns a description of a modal view, such as `the alert "Delete all?"`.
    private static func modalDescription(_ modal: UIView) -> String {
        func presentedController(in view: UIView) -> UIViewController? {
            if let controller = Self.presentedController(of: view) { return controller }
            return view.subviews.lazy.compactMap { presentedController(in: $0) }.first
        }
        guard let controller = presentedController(in: modal) else {
            return String(reflecting: type(of: modal)).hasPrefix("UIKit.") ? "a menu" : title(of: modal)
        }
        guard let alert = controller as? UIAlertController else { return "the presented \(type(of: controller))" }
        let kind = alert.preferredStyle == .alert ? "the alert" : "the action sheet"
        let texts: [String] = [alert.title, alert.message].compactMap(\.self).filter { !$0.isEmpty }
        guard let text = texts.first else { return kind }
        return "\(kind) \"\(text.split(whereSeparator: \.isNewline).joined(separator: " "))\""
    }
}
