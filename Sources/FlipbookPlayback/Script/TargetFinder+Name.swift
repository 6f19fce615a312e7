import Stage
import UIKit

/// The names of views, for scripts that are written from recorded touches.
extension TargetFinder {
    /// The largest fraction of the window's area for a view whose name is used. In a larger view, the position of a touch usually matters.
    private static let maximumNamedArea = 0.5
    /// The largest number of characters of a name.
    private static let maximumNameLength = 40

    /// A view that a script can name, and a touch on it.
    struct NamedTouch: Equatable {
        var name: String
        /// The point of the touch in the view's bounds, from their origin.
        var pointInView: CGPoint
        /// Whether the effect of the touch depends on its position in the view, as in a slider or a text field.
        var dependsOnPosition: Bool
    }

    /// Returns the view that a touch hits, with a name that is unique on the screen, or nil if no such name exists.
    ///
    /// A script touches the center of a view. So a touch at the center must hit the same view, unless the script states the position.
    func namedTouch(at point: CGPoint) -> NamedTouch? {
        let windows = stage.windows.reversed().filter { !$0.isHidden }
        guard let window = windows.first(where: { $0.hitTest(point, with: nil) != nil }), let hit = window.hitTest(point, with: nil) else {
            return nil
        }
        let dependsOnPosition = Self.effectDependsOnPosition(hit)
        let views = dependsOnPosition ? containers(of: hit, in: window) : namedViews(around: hit, touchedAt: point, in: window)
        for view in views {
            for name in names(of: view) where isUsable(name) {
                let matches = matchingViews(target(name))
                guard matches.count == 1, let match = matches.first, match.window === window else { continue }
                guard dependsOnPosition ? match === view : window.hitTest(touchPoint(of: match), with: nil) === hit else { continue }
                let position = match.convert(point, from: nil)
                return NamedTouch(
                    name: name, pointInView: CGPoint(x: position.x - match.bounds.minX, y: position.y - match.bounds.minY),
                    dependsOnPosition: dependsOnPosition)
            }
        }
        return nil
    }

    /// Returns whether the effect of a touch on a view depends on the position: in all controls except buttons and switches.
    private static func effectDependsOnPosition(_ hit: UIView) -> Bool {
        var current: UIView? = hit
        while let view = current {
            if view is UIButton || view is UISwitch { return false }
            if view is UIControl { return true }
            current = view.superview
        }
        return false
    }

    /// Returns a view and its superviews, up to the largest area for which names are used.
    private func containers(of hit: UIView, in window: UIWindow) -> [UIView] {
        let maximumArea = window.bounds.width * window.bounds.height * Self.maximumNamedArea
        return Array(
            sequence(first: hit, next: \.superview)
                .prefix { !($0 is UIWindow) && $0.bounds.width * $0.bounds.height <= maximumArea })
    }

    /// Returns the views whose names describe a touch: the view that is hit, its labels, and the views that contain it.
    private func namedViews(around hit: UIView, touchedAt point: CGPoint, in window: UIWindow) -> [UIView] {
        func tree(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + tree($0) } }
        let containers = containers(of: hit, in: window)
        let parts = tree(hit)
        let touchedParts = parts.filter { ViewFinder.visibleRect(of: $0).contains(point) }
        // In a large view, only a label under the finger describes the touch.
        guard !containers.isEmpty else { return touchedParts.filter { $0 is UILabel } }
        // A button or a row has one effect, so each of its labels describes it. In other views, a label can be one of several targets.
        let hasOneEffect = containers.contains { $0 is UIButton || $0 is UITableViewCell || $0 is UICollectionViewCell }
        let hasOneLabel = parts.count { $0 is UILabel } == 1
        return containers.prefix(1) + (hasOneEffect || hasOneLabel ? parts : touchedParts) + containers.dropFirst()
    }

    /// Returns the names of a view: the identifier first.
    private func names(of view: UIView) -> [String] { (view.accessibilityIdentifier.map { [$0] } ?? []) + ViewFinder.texts(of: view) }

    private func target(_ name: String) -> ScriptTarget {
        ScriptTarget(kind: .name(name, number: nil), location: ScriptLocation(file: "", line: 0, column: 0))
    }

    /// Returns whether a name is short enough to be read in a script, can be printed in one line, and has a letter or a digit.
    private func isUsable(_ name: String) -> Bool {
        !name.isEmpty && name.count <= Self.maximumNameLength && name.contains { $0.isLetter || $0.isNumber }
            && !name.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.properties.isWhitespace && $0 != " " }
    }

    /// The names of the visible views that an expectation can mention: short, and without digits, which often change.
    var namesForExpectations: [String] { ViewFinder(stage).visibleNames.filter { isUsable($0) && !$0.contains(where: \.isNumber) } }
}
