import CoreGraphics
import Stage
import UIKit

extension TargetFinder {
    /// Returns the activation point of a target's accessibility element: the target itself, an element inside it, or an element around it.
    /// If there is no such element, or if the target is a point, returns the point at which a finger touches the target. Throws an error if
    /// assistive technologies ignore the target because of a modal view.
    func activationPoint(_ target: ScriptTarget) throws -> CGPoint {
        if case .point = target.kind { return try point(target) }
        let (tree, objects) = stage.accessibilityTreeWithObjects
        if case .name(let name, nil) = target.kind, let element = tree.element(named: name) { return element.activationPoint }
        let view = try view(target)
        let elements = tree.elements.filter { element in
            guard let other = objects[element.index] as? UIView else { return false }
            return view.isDescendant(of: other) || other.isDescendant(of: view)
        }
        if let element = elements.first { return element.activationPoint }
        if let modal = ViewFinder(stage).modalDescription(hiding: view) {
            throw ScriptError(
                location: target.location,
                message: "\(target.name) is behind \(modal), so assistive technologies cannot reach it; close it before this step")
        }
        return try point(target)
    }
}
