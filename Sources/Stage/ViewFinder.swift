import Foundation
import UIKit

/// Finds the visible views of a stage by the names that scripts and tests use: accessibility identifiers, texts, accessibility labels, and
/// classes.
package struct ViewFinder {
    let stage: Stage
    /// Whether a view that fades out counts as visible until its displayed opacity, or that of a view around it, is 0. Otherwise it is
    /// transparent as soon as its `alpha` is 0, as for touches.
    private let includesFadingViews: Bool

    package init(_ stage: Stage, includesFadingViews: Bool = false) {
        self.stage = stage
        self.includesFadingViews = includesFadingViews
    }

    // MARK: - Names

    /// Returns the visible views with this accessibility identifier, from back to front. If there are none, returns the visible views with
    /// this text or accessibility label.
    package func views(named name: String) -> [UIView] {
        let visible = visibleViews
        let identified = visible.filter { $0.accessibilityIdentifier == name }
        return identified.isEmpty ? visible.filter { Self.texts(of: $0).contains(name) } : identified
    }

    /// Returns the visible views of a class or of a subclass of it, from back to front.
    package func views(ofClass name: String) -> [UIView] { visibleViews.filter { Self.classNames(of: $0).contains(name) } }

    /// Returns the view that is used if several views have a name: the first view that a touch can reach, or else the first view.
    package func preferredView(among views: [UIView]) -> UIView? { views.first(where: isHittable) ?? views.first }

    /// The views that are at least partly on the screen, from back to front.
    package var visibleViews: [UIView] { allViews.filter { !Self.visibleRect(of: $0, includesFadingViews: includesFadingViews).isEmpty } }

    var allViews: [UIView] {
        func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }
        return stage.windows.filter { !$0.isHidden }.flatMap(tree)
    }

    /// Returns the texts that a script can use to find a view, besides its identifier: the text of a label, and the accessibility label.
    package static func texts(of view: UIView) -> [String] {
        var texts: [String] = []
        for text in [(view as? UILabel)?.text, view.explicitAccessibilityLabel].compactMap(\.self) {
            for name in [singleLine(text), text] where !name.isEmpty && !texts.contains(name) { texts.append(name) }
        }
        return texts
    }

    /// Returns the text of a label, a text field, a text view or a search bar, or the title of a button. Nil for other views.
    package static func shownText(of view: UIView) -> String? {
        if let label = view as? UILabel { return label.text ?? "" }
        if let field = view as? UITextField { return field.text ?? "" }
        if let textView = view as? UITextView { return textView.text ?? "" }
        if let searchBar = view as? UISearchBar { return searchBar.text ?? "" }
        if let button = view as? UIButton { return button.titleLabel?.text ?? button.currentTitle ?? "" }
        return nil
    }

    /// Returns a text as it is written in a script or an error message: in one line, and without the characters of attachments.
    private static func singleLine(_ text: String) -> String {
        text.replacing("\u{FFFC}", with: "").split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the name of the view's class and the names of its superclasses.
    private static func classNames(of view: UIView) -> [String] { classes(of: view).map { String(describing: $0) } }

    /// Returns the view's class and its superclasses.
    static func classes(of view: UIView) -> [Any.Type] {
        var types: [Any.Type] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            types.append(current.subjectType)
            mirror = current.superclassMirror
        }
        return types
    }

    // MARK: - Visibility

    /// Returns the part of a view that is on the screen, in the window's coordinates, or `.zero` if the view is not visible.
    ///
    /// A single-sided view that shows its back is not visible, because it is not painted. A view that other views cover counts as visible.
    /// If `includesFadingViews` is true, a view also counts as visible while its displayed opacity is not 0.
    package static func visibleRect(of view: UIView, includesFadingViews: Bool = false) -> CGRect {
        var rect = view.bounds
        var current = view
        while true {
            guard !current.isHidden, current.alpha >= 0.01 || includesFadingViews && hasDisplayedOpacity(current) else { return .zero }
            if current.clipsToBounds || current is UIWindow { rect = rect.finiteIntersection(current.bounds) }
            guard !rect.isNull, !rect.isEmpty else { return .zero }
            guard let parent = current.superview else {
                return current is UIWindow && !view.layer.isBackFaceCulledInTree ? rect : .zero
            }
            rect = current.convert(rect, to: parent)
            current = parent
        }
    }

    /// Returns whether the opacity that the current frame shows is not 0.
    private static func hasDisplayedOpacity(_ view: UIView) -> Bool {
        // Creating a presentation layer would call an initializer of the app's code.
        view.layer.values(at: view.layer.now).opacity > 0
    }

    /// Returns the center of a view in the window's coordinates. If only another part of the view is visible, returns the center of the
    /// visible part.
    package func touchPoint(of view: UIView) -> CGPoint {
        let visible = Self.visibleRect(of: view)
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return visible.isEmpty || visible.contains(center) ? center : CGPoint(x: visible.midX, y: visible.midY)
    }

    /// Returns whether a touch at a view's touch point hits the view, a subview or a superview.
    private func isHittable(_ view: UIView) -> Bool {
        guard let hit = view.window?.hitTest(touchPoint(of: view), with: nil) else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
}
