import Stage
import UIKit

/// Finds the targets of a script's steps on a stage.
struct TargetFinder {
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

    /// Returns the view of a target, or throws an error that describes why there is none.
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

    /// Returns the texts by which a view can be found besides its identifier: the text of a label, and the accessibility label.
    static func texts(of view: UIView) -> [String] {
        [(view as? UILabel)?.text, view.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty }
    }

    /// Returns the name of the view's class and the names of its superclasses.
    private static func classNames(of view: UIView) -> [String] {
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            names.append(String(describing: current.subjectType))
            mirror = current.superclassMirror
        }
        return names
    }

    // MARK: - Visibility

    /// Returns the part of a view that is on the screen, in the window's coordinates, or `.zero` if the view is not visible.
    static func visibleRect(of view: UIView) -> CGRect {
        var rect = view.bounds
        var current = view
        while true {
            guard !current.isHidden, current.alpha >= 0.01 else { return .zero }
            if current.clipsToBounds || current is UIWindow { rect = rect.intersection(current.bounds) }
            guard !rect.isNull, !rect.isEmpty else { return .zero }
            guard let parent = current.superview else { return current is UIWindow ? rect : .zero }
            rect = current.convert(rect, to: parent)
            current = parent
        }
    }

    /// Returns the center of a view in the window's coordinates. If the center is not visible, returns that of the visible part.
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

    // MARK: - Error messages

    /// Returns the reason why a target was not found. `matchCount` is the number of matching views.
    private func notFoundMessage(for target: ScriptTarget, matchCount: Int) -> String {
        switch target.kind {
        case .name(let name, let number):
            if matchCount > 0 {
                return "\(onlyViews(matchCount)) called \"\(name)\" on the screen, so there is no number \(number ?? 1)"
            }
            if allViews.contains(where: { $0.accessibilityIdentifier == name || Self.texts(of: $0).contains(name) }) {
                return "\"\(name)\" exists, but it is not visible on the screen"
            }
            return "nothing on the screen is called \"\(name)\"\(suggestion(for: name, among: visibleNames))"
        case .type(let name, let number):
            if matchCount > 0 { return "\(onlyViews(matchCount)) of class \(name) on the screen, so there is no number \(number)" }
            let classNames = visibleViews.flatMap(Self.classNames).filter { $0 != "UIResponder" }
            return "there is no \(name) on the screen\(suggestion(for: name, among: classNames))"
        case .point:
            return "there is no view at this point"
        }
    }

    private func onlyViews(_ count: Int) -> String { count == 1 ? "there is only 1 view" : "there are only \(count) views" }

    /// Returns a suggestion of a similar name, or a list of up to 12 existing names, for the end of an error message.
    private func suggestion(for name: String, among names: [String]) -> String {
        let nearest = SpellingSuggestion.hint(for: name, among: names)
        guard nearest.isEmpty, !names.isEmpty else { return nearest }
        var uniqueNames: [String] = []
        for name in names where !uniqueNames.contains(name) { uniqueNames.append(name) }
        return "; there is \(ScriptLineReader.alternatives(uniqueNames.prefix(12).map { "\"\($0)\"" }))"
    }

    /// The names of all visible views.
    var visibleNames: [String] { visibleViews.flatMap { ($0.accessibilityIdentifier.map { [$0] } ?? []) + Self.texts(of: $0) } }
}
