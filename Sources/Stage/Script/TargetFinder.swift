import UIKit

/// Finds on a stage what a script speaks of.
struct TargetFinder {
    let stage: Stage

    /// Where a finger goes for it, in the window's points.
    func point(_ target: ScriptTarget) throws -> CGPoint {
        if case .point(let point) = target.kind { return point.inside(stage.size) }
        let view = try view(target)
        if let spot = target.spot {
            let place = spot.inside(view.bounds.size)
            return view.convert(CGPoint(x: view.bounds.minX + place.x, y: view.bounds.minY + place.y), to: nil)
        }
        return middle(of: view)
    }

    func size(_ target: ScriptTarget?) throws -> CGSize {
        guard let target else { return stage.size }
        if case .point = target.kind { return stage.size }
        return try view(target).bounds.size
    }

    func view(_ target: ScriptTarget) throws -> UIView {
        let found = matches(target)
        switch target.kind {
        case .name(_, nil):
            // What can be touched is meant rather than what lies below it.
            if let view = found.first(where: isInReach) ?? found.first { return view }
        case .name(_, .some(let number)), .type(_, let number):
            if found.indices.contains(number - 1) { return found[number - 1] }
        case .point:
            if let view = stage.window.hitTest(try point(target), with: nil) { return view }
        }
        throw ScriptError(place: target.place, message: complaint(target, found.count))
    }

    func isVisible(_ target: ScriptTarget) -> Bool {
        if case .point = target.kind { return (try? view(target)) != nil }
        let found = matches(target)
        return switch target.kind {
        case .name(_, .some(let number)), .type(_, let number): found.count >= number
        default: !found.isEmpty
        }
    }

    // MARK: - Matching

    /// All that can be seen of what is meant, from the back to the front.
    private func matches(_ target: ScriptTarget) -> [UIView] {
        switch target.kind {
        case .name(let name, _):
            let identified = visible.filter { $0.accessibilityIdentifier == name }
            return identified.isEmpty ? visible.filter { Self.words(of: $0).contains(name) } : identified
        case .type(let name, _):
            return visible.filter { Self.types(of: $0).contains(name) }
        case .point:
            return []
        }
    }

    private var visible: [UIView] { everything.filter { !Self.shownPart(of: $0).isEmpty } }

    private var everything: [UIView] {
        func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }
        return stage.windows.filter { !$0.isHidden }.flatMap(tree)
    }

    /// What a view is called besides its identifier.
    private static func words(of view: UIView) -> [String] {
        [(view as? UILabel)?.text, view.accessibilityLabel].compactMap(\.self).filter { !$0.isEmpty }
    }

    /// The name of its class and of those that this one inherits from.
    private static func types(of view: UIView) -> [String] {
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            names.append(String(describing: current.subjectType))
            mirror = current.superclassMirror
        }
        return names
    }

    // MARK: - Seeing

    /// The part of a view that is on the screen, in the window's points.
    static func shownPart(of view: UIView) -> CGRect {
        var part = view.bounds
        var current = view
        while true {
            guard !current.isHidden, current.alpha >= 0.01 else { return .zero }
            if current.clipsToBounds || current is UIWindow { part = part.intersection(current.bounds) }
            guard !part.isNull, !part.isEmpty else { return .zero }
            guard let parent = current.superview else { return current is UIWindow ? part : .zero }
            part = current.convert(part, to: parent)
            current = parent
        }
    }

    private func middle(of view: UIView) -> CGPoint {
        let shown = Self.shownPart(of: view)
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return shown.isEmpty || shown.contains(middle) ? middle : CGPoint(x: shown.midX, y: shown.midY)
    }

    private func isInReach(_ view: UIView) -> Bool {
        guard let hit = view.window?.hitTest(middle(of: view), with: nil) else { return false }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    // MARK: - Complaints

    private func complaint(_ target: ScriptTarget, _ count: Int) -> String {
        switch target.kind {
        case .name(let name, let number):
            if count > 0 { return "there \(count == 1 ? "is" : "are") only \(count) called \"\(name)\" on the screen, not \(number ?? 1)" }
            if everything.contains(where: { $0.accessibilityIdentifier == name || Self.words(of: $0).contains(name) }) {
                return "\"\(name)\" is there, but nothing of it can be seen on the screen"
            }
            return "nothing on the screen is called \"\(name)\"\(hint(name, names))"
        case .type(let name, let number):
            if count > 0 { return "there \(count == 1 ? "is" : "are") only \(count) \(name) on the screen, not \(number)" }
            let types = visible.flatMap(Self.types).filter { $0 != "UIResponder" }
            return "there is no \(name) on the screen\(hint(name, types))"
        case .point:
            return "there is nothing at this point"
        }
    }

    private func hint(_ name: String, _ names: [String]) -> String {
        let near = Nearest.hint(name, names)
        guard near.isEmpty, !names.isEmpty else { return near }
        var listed: [String] = []
        for name in names where !listed.contains(name) { listed.append(name) }
        return "; there is \(ScriptLine.list(listed.prefix(12).map { "\"\($0)\"" }))"
    }

    private var names: [String] { visible.flatMap { ($0.accessibilityIdentifier.map { [$0] } ?? []) + Self.words(of: $0) } }
}
