import CoreGraphics
import UIKit

/// The visibility of views for scripts.
extension TargetFinder {
    /// Returns the part of a view that is on the screen, in the window's coordinates, or `.zero` if the view is not visible.
    ///
    /// A single-sided view that shows its back is not visible, because it is not painted. A view behind another one is visible.
    static func visibleRect(of view: UIView) -> CGRect {
        var rect = view.bounds
        var current = view
        while true {
            guard !current.isHidden, current.alpha >= 0.01 else { return .zero }
            if current.clipsToBounds || current is UIWindow { rect = rect.intersection(current.bounds) }
            guard !rect.isNull, !rect.isEmpty else { return .zero }
            guard let parent = current.superview else {
                return current is UIWindow && !view.layer.isTurnedAwayInTree ? rect : .zero
            }
            rect = current.convert(rect, to: parent)
            current = parent
        }
    }

    /// Returns the reason why a view is not visible, for an error message.
    static func reasonForInvisibility(of view: UIView) -> String {
        let chain = Array(sequence(first: view, next: \.superview))
        func reason(_ condition: (UIView) -> Bool, _ text: String) -> String? {
            guard let index = chain.firstIndex(where: condition) else { return nil }
            return index == 0 ? "it \(text)" : "the view \(title(of: chain[index])) around it \(text)"
        }
        return reason({ $0.isHidden }, "is hidden") ?? reason({ $0.alpha < 0.01 }, "is transparent")
            ?? reason({ $0.layer.isTurnedAway }, "shows its back, and its layer's isDoubleSided is false")
            ?? (view.bounds.isEmpty ? "it has no size" : "it is outside of the screen or of a view that clips it")
    }

    /// Returns a view as a script names it: by its identifier, its text or its class.
    static func title(of view: UIView) -> String {
        let names = [view.accessibilityIdentifier].compactMap(\.self).filter { !$0.isEmpty } + texts(of: view)
        return names.first.map(ScriptLineReader.quoted) ?? String(describing: type(of: view))
    }
}
