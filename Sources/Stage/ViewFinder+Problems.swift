import QuartzCore
import UIKit

// The reasons why a view was not found.
extension ViewFinder {
    /// Returns the reason why there is no visible view with a name. `matchCount` is the number of visible views with this name, which is less
    /// than `number`. `advice` is added for a view that is only outside of the visible area.
    package func problem(withName name: String, number: Int?, matchCount: Int, advice: String = "") -> String {
        if matchCount > 0 {
            return "\(onlyViews(matchCount)) called \"\(name)\" on the screen, so there is no number \(number ?? 1)"
        }
        if let view = allViews.first(where: { $0.accessibilityIdentifier == name || Self.texts(of: $0).contains(name) }) {
            let reason = Self.reasonForInvisibility(of: view)
            return "\"\(name)\" exists, but it is not visible on the screen: \(reason)\(reason == Self.outsideReason ? advice : "")"
        }
        return "nothing on the screen is called \"\(name)\"\(suggestion(for: name, among: visibleNames.map { ($0, "\"\($0)\"") }))"
    }

    /// Returns the reason why there is no visible view of a class with a number.
    package func problem(withClass name: String, number: Int, matchCount: Int) -> String {
        if matchCount > 0 { return "\(onlyViews(matchCount)) of class \(name) on the screen, so there is no number \(number)" }
        guard views(named: name).isEmpty else {
            return "there is no view of a class \(name), but one with this name; write it in quotes: \"\(name)\""
        }
        return "there is no \(name) on the screen\(suggestion(for: name, among: visibleClassNames.map { ($0, $0) }))"
    }

    /// Returns the reason why a view is not visible.
    private static func reasonForInvisibility(of view: UIView) -> String {
        let chain = Array(sequence(first: view, next: \.superview))
        func reason(_ condition: (UIView) -> Bool, _ text: String) -> String? {
            guard let index = chain.firstIndex(where: condition) else { return nil }
            return index == 0 ? "it \(text)" : "the view \(title(of: chain[index])) around it \(text)"
        }
        return reason({ $0.isHidden }, "is hidden") ?? reason({ $0.alpha < 0.01 }, "is transparent")
            ?? reason({ $0.layer.isBackFaceCulled }, "shows its back, and its layer's isDoubleSided is false")
            ?? (view.bounds.isEmpty ? "it has no size" : outsideReason)
    }

    private static let outsideReason = "it is outside of the screen or of a view that clips it"

    /// Returns the name by which a script finds a view: its identifier or its text in quotes, or else its class.
    package static func title(of view: UIView) -> String {
        let names = [view.accessibilityIdentifier].compactMap(\.self).filter { !$0.isEmpty } + texts(of: view)
        return names.first.map { "\"\($0)\"" } ?? String(describing: type(of: view))
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
        return titles.isEmpty ? "" : "; there is \(SpellingSuggestion.alternatives(Array(titles.prefix(12))))"
    }

    /// The names that a script of this scene can use for the visible views: first the texts, then the identifiers that the scene has set.
    ///
    /// Identifiers of the parts of controls and of the keyboard are left out, because the author of a script does not know them. Scripts
    /// can use them nevertheless.
    package var visibleNames: [String] {
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
