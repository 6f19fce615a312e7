import Foundation
import Stage
import UIKit

/// Finds the targets of a script's steps on a stage.
package struct TargetFinder {
    let stage: Stage
    /// Whether a view that fades out counts as visible until its displayed opacity is 0.
    var includesFadingViews = false
    private var finder: ViewFinder { ViewFinder(stage, includesFadingViews: includesFadingViews) }

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

    /// Returns the point at which a finger taps a target. Throws an error if the target is a view behind a presentation, a menu or a window
    /// that would receive the touch.
    func tapPoint(_ target: ScriptTarget) throws -> CGPoint {
        let point = try point(target)
        if case .point = target.kind { return point }
        guard let cover = try finder.modalDescription(inFrontOf: view(target), at: point) else { return point }
        throw ScriptError(
            location: target.location,
            message: "\(target.name) is behind \(cover), which would receive the touch; close it before this step, or write tap "
                + "\(ScriptWriter.point(point)) to touch what is in front")
    }

    /// Returns a warning, with its place in the script, if a touch does not reach a named view because of a transition between controllers.
    /// Otherwise returns nil. `touch` names the touch, such as `the tap on`.
    func ignoredTouchWarning(_ touch: String, _ target: ScriptTarget) throws -> String? {
        if case .point = target.kind { return nil }
        guard let transition = finder.transition(blockingTouchesOf: try view(target)) else { return nil }
        return target.location.text(
            "warning: \(touch) \(target.name) has no effect, because \(transition) runs; write 'wait for idle' before it")
    }

    /// Returns a warning, with its place in the script, if a drag begins on a named slider beside its thumb, which then stays where it is.
    /// Otherwise returns nil. Subclasses and gesture recognizers can react to such a drag, so sliders with them have no warning.
    func missedThumbWarning(_ target: ScriptTarget) throws -> String? {
        if case .point = target.kind { return nil }
        guard let slider = try view(target) as? UISlider, type(of: slider) == UISlider.self, slider.isEnabled, slider.bounds.width > 0,
            slider.gestureRecognizers?.isEmpty ?? true
        else { return nil }
        let point = try point(target)
        guard slider.window?.hitTest(point, with: nil) === slider, !slider.isOnThumb(slider.convert(point, from: nil)) else { return nil }
        let fraction = (slider.currentThumbFrame.midX - slider.bounds.minX) / slider.bounds.width
        // The range of a slider can be infinite.
        guard fraction >= 0, fraction <= 1 else { return nil }
        return target.location.text(
            "warning: the drag from \(target.name) has no effect, because it begins beside the thumb of the slider; write \(target.name) at "
                + "(\(Int((fraction * 100).rounded()))%, 50%)")
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
            if let match = finder.preferredView(among: found) { return match }
        case .name(_, .some(let number)), .type(_, let number):
            if found.indices.contains(number - 1) { return found[number - 1] }
        case .point:
            if let view = stage.window.hitTest(try point(target), with: nil) { return view }
        }
        throw ScriptError(location: target.location, message: problem(with: target, matchCount: found.count))
    }

    /// Returns the view of a target whose displayed values are compared: a visible view, or else a view that fades out and that the frame
    /// still shows.
    func displayedView(_ target: ScriptTarget) throws -> UIView {
        if let view = try? view(target) { return view }
        return try TargetFinder(stage: stage, includesFadingViews: true).view(target)
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
        case .name(let name, _): finder.views(named: name)
        case .type(let name, _): finder.views(ofClass: name)
        case .point: []
        }
    }

    /// Returns the point at which a finger touches a view.
    func touchPoint(of view: UIView) -> CGPoint { finder.touchPoint(of: view) }

    /// Returns the reason why a target was not found. `matchCount` is the number of matching views.
    private func problem(with target: ScriptTarget, matchCount: Int) -> String {
        switch target.kind {
        case .name(let name, let number): finder.problem(withName: name, number: number, matchCount: matchCount)
        case .type(let name, let number): finder.problem(withClass: name, number: number, matchCount: matchCount)
        case .point: "there is no view at \(target.name)"
        }
    }

    /// Returns the names of the visible views in a rectangle. A name is the identifier or the text of a view.
    ///
    /// If named views contain the rectangle, the result is the name of the smallest of them. Otherwise the result is the names of all views
    /// that intersect the rectangle.
    package static func viewNames(in rect: CGRect, on stage: Stage) -> [String] {
        var smallest: (name: String, area: CGFloat)?
        var intersecting: [String] = []
        for view in ViewFinder(stage).visibleViews {
            guard let name = view.accessibilityIdentifier ?? ViewFinder.texts(of: view).first else { continue }
            let visible = ViewFinder.visibleRect(of: view)
            if visible.finitelyIntersects(rect), !intersecting.contains(name) { intersecting.append(name) }
            // A pixel at the border of a shape can be partly outside of its view.
            guard visible.insetBy(dx: -1, dy: -1).contains(rect), visible.width * visible.height <= smallest?.area ?? .infinity else {
                continue
            }
            smallest = (name, visible.width * visible.height)
        }
        return smallest.map { [$0.name] } ?? intersecting
    }
}
