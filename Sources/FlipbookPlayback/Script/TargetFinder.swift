import Foundation
import Stage
import UIKit

/// Finds the targets of a script's steps on a stage.
package struct TargetFinder {
    let stage: Stage

    /// Returns the point at which a finger touches a target, in the window's coordinates.
    func point(_ target: ScriptTarget) throws -> CGPoint {
        if case .point(let point) = target.kind { return point.resolved(in: stage.size) }
        let view = try view(target)
        if let pointInView = target.pointInView {
            let offset = pointInView.resolved(in: view.bounds.size)
            return view.convert(CGPoint(x: view.bounds.minX + offset.x, y: view.bounds.minY + offset.y), to: nil)
        }
        return touchPoint(of: view)
    }

    /// Returns the size of the target's view, or of the screen if the target is a point or nil.
    func size(_ target: ScriptTarget?) throws -> CGSize {
        guard let target else { return stage.size }
        if case .point = target.kind { return stage.size }
        return try view(target).bounds.size
    }

    /// Returns the view of a target, or throws an error that describes why no view was found.
    func view(_ target: ScriptTarget) throws -> UIView {
        let found = matchingViews(target)
        switch target.kind {
        case .name(_, nil):
            // A view that a touch can reach is preferred to views that are covered.
            if let match = found.first(where: isHittable) ?? found.first { return match }
        case .name(_, .some(let number)), .type(_, let number):
            if found.indices.contains(number - 1) { return found[number - 1] }
        case .point:
            if let view = stage.window.hitTest(try point(target), with: nil) { return view }
        }
        throw ScriptError(location: target.location, message: notFoundMessage(for: target, matchCount: found.count))
    }

    /// Returns whether a target is on the screen.
    func isVisible(_ target: ScriptTarget) -> Bool {
        if case .point = target.kind { return (try? view(target)) != nil }
        let found = matchingViews(target)
        return switch target.kind {
        case .name(_, .some(let number)), .type(_, let number): found.count >= number
        default: !found.isEmpty
        }
    }

    // MARK: - Matching

    /// Returns all visible views that match a target, from back to front.
    func matchingViews(_ target: ScriptTarget) -> [UIView] {
        switch target.kind {
        case .name(let name, _):
            let identified = visibleViews.filter { $0.accessibilityIdentifier == name }
            return identified.isEmpty ? visibleViews.filter { Self.texts(of: $0).contains(name) } : identified
        case .type(let name, _):
            return visibleViews.filter { Self.classNames(of: $0).contains(name) }
        case .point:
            return []
        }
    }

    private var visibleViews: [UIView] { allViews.filter { !Self.visibleRect(of: $0).isEmpty } }

    private var allViews: [UIView] {
        func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }
        return stage.windows.filter { !$0.isHidden }.flatMap(tree)
    }

    /// Returns the texts that a script can use to find a view, besides its identifier: the text of a label, and the accessibility label.
    static func texts(of view: UIView) -> [String] {
        var texts: [String] = []
        for text in [(view as? UILabel)?.text, view.explicitAccessibilityLabel].compactMap(\.self) {
            for name in [singleLine(text), text] where !name.isEmpty && !texts.contains(name) { texts.append(name) }
        }
        return texts
    }

    /// Returns a text as it is written in a script or an error message: in one line, and without the characters of attachments.
    private static func singleLine(_ text: String) -> String {
        text.replacing("\u{FFFC}", with: "").split(whereSeparator: \.isNewline)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the name of the view's class and the names of its superclasses.
    private static func classNames(of view: UIView) -> [String] { classes(of: view).map { String(describing: $0) } }

    /// Returns the view's class and its superclasses.
    private static func classes(of view: UIView) -> [Any.Type] {
        var types: [Any.Type] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            types.append(current.subjectType)
            mirror = current.superclassMirror
        }
        return types
    }

    // MARK: - Touching

    /// Returns the center of a view in the window's coordinates, or the center of its visible part if the view's center is not visible.
    func touchPoint(of view: UIView) -> CGPoint {
        let visible = Self.visibleRect(of: view)
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return visible.isEmpty || visible.contains(center) ? center : CGPoint(x: visible.midX, y: visible.midY)
    }

    /// Returns whether a touch at a view's touch point hits the view, a subview or a superview.
    private func isHittable(_ view: UIView) -> Bool {
        guard let hit = view.window?.hitTest(touchPoint(of: view), with: nil) else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    /// Returns the names of the visible views in a rectangle. If a named view contains the rectangle, the result is the name of the
    /// smallest such view, otherwise the names of all views that intersect the rectangle. A name is the identifier or the text of a view.
    package static func viewNames(in rect: CGRect, on stage: Stage) -> [String] {
        var smallest: (name: String, area: CGFloat)?
        var touched: [String] = []
        for view in TargetFinder(stage: stage).visibleViews {
            guard let name = view.accessibilityIdentifier ?? texts(of: view).first else { continue }
            let visible = visibleRect(of: view)
            if visible.intersects(rect), !touched.contains(name) { touched.append(name) }
            // A pixel at the border of a shape can be partly outside of its view.
            guard visible.insetBy(dx: -1, dy: -1).contains(rect), visible.width * visible.height <= smallest?.area ?? .infinity else {
                continue
            }
            smallest = (name, visible.width * visible.height)
        }
        return smallest.map { [$0.name] } ?? touched
    }

    // MARK: - Error messages

    /// Returns the reason why a target was not found. `matchCount` is the number of matching views.
    private func notFoundMessage(for target: ScriptTarget, matchCount: Int) -> String {
        switch target.kind {
        case .name(let name, let number):
            if matchCount > 0 {
                return "\(onlyViews(matchCount)) called \"\(name)\" on the screen, so there is no number \(number ?? 1)"
            }
            if let view = allViews.first(where: { $0.accessibilityIdentifier == name || Self.texts(of: $0).contains(name) }) {
                return "\"\(name)\" exists, but it is not visible on the screen: \(Self.reasonForInvisibility(of: view))"
            }
            return "nothing on the screen is called \"\(name)\"\(suggestion(for: name, among: visibleNames.map { ($0, "\"\($0)\"") }))"
        case .type(let name, let number):
            if matchCount > 0 { return "\(onlyViews(matchCount)) of class \(name) on the screen, so there is no number \(number)" }
            return "there is no \(name) on the screen\(suggestion(for: name, among: visibleClassNames.map { ($0, $0) }))"
        case .point:
            return "there is no view at \(target.name)"
        }
    }

    private func onlyViews(_ count: Int) -> String { count == 1 ? "there is only 1 view" : "there are only \(count) views" }

    /// Returns a suggestion of a similar name, or a list of up to 12 existing names, for the end of an error message. `title` is the name
    /// in the form that a script uses.
    private func suggestion(for name: String, among names: [(name: String, title: String)]) -> String {
        if let nearest = SpellingSuggestion.nearestPhrase(to: name, among: names.map(\.name)) {
            return " (did you mean \(names.first { $0.name == nearest }?.title ?? nearest)?)"
        }
        var titles: [String] = []
        for (_, title) in names where !titles.contains(title) { titles.append(title) }
        return titles.isEmpty ? "" : "; there is \(ScriptLineReader.alternatives(Array(titles.prefix(12))))"
    }

    /// The names that a script of this scene can use for the visible views: first the texts, then the identifiers that the scene has set.
    ///
    /// Identifiers of the parts of controls and of the keyboard are left out, because the author of a script does not know them. Scripts
    /// can use them nevertheless.
    var visibleNames: [String] {
        let identifiers = visibleViews.filter { Self.isPublic(type(of: $0)) || Self.isBarItem($0) }.compactMap(\.accessibilityIdentifier)
        return (visibleViews.flatMap(Self.texts) + identifiers)
            .filter { !$0.isEmpty && $0.count <= 60 && !$0.contains { $0.isNewline || $0 == "\u{FFFC}" } }
    }

    /// The names of the classes of visible views: classes of the scene and public classes of UIKit.
    private var visibleClassNames: [String] {
        visibleViews.flatMap(Self.classes).filter { Self.isPublic($0) && $0 != UIResponder.self }.map { String(describing: $0) }
    }

    /// Returns false if a class is an internal class of UIKit, such as the label in a button.
    private static func isPublic(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return !name.hasPrefix("UIKit.") || name.hasPrefix("UIKit.UI")
    }

    /// Returns whether a view is the button of a bar item. The identifier of such a button is the identifier of the item, which the scene
    /// sets.
    private static func isBarItem(_ view: UIView) -> Bool { ["BarButton", "TabButton"].contains(String(describing: type(of: view))) }
}
