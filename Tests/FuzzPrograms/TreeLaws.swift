import Foundation
import UIKit

/// The laws of the trees of views and layers.
enum TreeLaws {
    /// Checks that a view and all views inside it are in the tree only once and have consistent superviews, layers and windows. If
    /// `requiresFiniteFrames` is true, their frames must be finite, and their sizes not negative.
    static func check(_ root: UIView, requiresFiniteFrames: Bool) throws {
        var visited: Set<ObjectIdentifier> = []
        var pending = [root]
        while let view = pending.popLast() {
            guard visited.insert(ObjectIdentifier(view)).inserted else {
                throw FuzzFailure("a view is in the tree twice: \(type(of: view))")
            }
            if requiresFiniteFrames { try checkFrame(view) }
            for subview in view.subviews {
                guard subview.superview === view else { throw FuzzFailure("a subview has another superview: \(type(of: subview))") }
                guard subview.layer.superlayer != nil else { throw FuzzFailure("the layer of a subview is in no layer") }
                guard subview.window === view.window else { throw FuzzFailure("a subview is in another window: \(type(of: subview))") }
            }
            pending += view.subviews
        }
        try check(root.layer)
    }

    private static func checkFrame(_ view: UIView) throws {
        let numbers = [
            view.bounds.origin.x, view.bounds.origin.y, view.bounds.width, view.bounds.height, view.center.x, view.center.y,
        ]
        guard numbers.allSatisfy(\.isFinite) else { throw FuzzFailure("a view has a frame that is not finite: \(type(of: view))") }
        guard view.bounds.width >= 0, view.bounds.height >= 0 else { throw FuzzFailure("a view has a negative size: \(type(of: view))") }
    }

    /// Checks that a layer and all layers inside it are in the tree only once and have consistent superlayers.
    static func check(_ root: CALayer) throws {
        var visited: Set<ObjectIdentifier> = []
        var pending = [root]
        while let layer = pending.popLast() {
            guard visited.insert(ObjectIdentifier(layer)).inserted else { throw FuzzFailure("a layer is in the tree twice") }
            for sublayer in layer.sublayers ?? [] {
                guard sublayer.superlayer === layer else { throw FuzzFailure("a sublayer has another superlayer") }
                pending.append(sublayer)
            }
        }
    }
}
