import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The part of a display list that an animated layer and its sublayers occupy, if only the layer's own position, transform and background
/// color change.
///
/// Each layer has a plane. The transform from a plane to the surface is computed from the transform of the superlayer's plane. Therefore
/// the work for a frame is one multiplication of matrices per layer and one written transform per item. No layer is read.
nonisolated struct MovingSubtree {
    /// The plane of a layer.
    struct Plane {
        /// The index of the superlayer's plane in the subtree. Not used for the animated layer, which is the first plane.
        let parent: Int
        /// The transform from the layer's coordinates to the superlayer's coordinates. Not used for the animated layer.
        let toParent: CGAffineTransform
    }

    /// An item of the display list that moves with a plane.
    struct Item {
        let index: Int
        /// The index of the plane in the subtree.
        let plane: Int
        /// The offset of a shadow from the layer, or nil if the item is not a shadow.
        let offset: CGSize?
        /// The opacity of the item, which does not change.
        let opacity: CGFloat
        /// Whether the item is a drawing command, which can be text.
        let isDrawing: Bool
    }

    /// A clip of the display list that moves with a plane.
    struct Clip {
        let index: Int
        /// The index of the plane in the subtree.
        let plane: Int
    }

    /// The transform of the animated layer in the model.
    let transform: CATransform3D
    /// The anchor of the animated layer in the model.
    let anchor: CGPoint
    /// The range of the subtree's planes in `FastAnimations.planes`.
    let planes: Range<Int>
    /// The range of the subtree's items in `FastAnimations.items`.
    let items: Range<Int>
    /// The range of the subtree's clips in `FastAnimations.clips`.
    let clips: Range<Int>
}

nonisolated extension FastAnimations {
    /// Computes the transforms of the planes of a subtree into `planeTransforms`. Returns false if a plane is visible only as a line or a
    /// point, because its matrix is singular, or if the transform of the animated layer is not affine.
    @inline(__always)
    mutating func computePlaneTransforms(_ index: Int, _ planeToSurface: ProjectiveTransform, _ values: LayerValues) -> Bool {
        let subtree = subtrees[index]
        guard let linear = values.transform.affineTransform else { return false }
        let affine = linear.about(subtree.anchor).appendingTranslation(values.position)
        planeTransforms.removeAll(keepingCapacity: true)
        planeTransforms.append(ProjectiveTransform(affine).concatenating(planeToSurface))
        guard planeTransforms[0].determinant != 0 else { return false }
        for index in subtree.planes.dropFirst() {
            let transform = ProjectiveTransform(planes[index].toParent).concatenating(planeTransforms[planes[index].parent])
            guard transform.determinant != 0 else { return false }
            planeTransforms.append(transform)
        }
        return true
    }

    /// Writes the transforms of a subtree into the items and clips of a list. `planeTransforms` must contain the transforms of this
    /// subtree.
    @inline(__always)
    func apply(
        _ subtree: Int, _ movement: DisplayItem.Movement, to listItems: UnsafeMutableBufferPointer<DisplayItem>,
        _ listClips: inout [FlipbookDisplayList.Clip]
    ) {
        items.withUnsafeBufferPointer { items in
            for item in subtrees[subtree].items {
                let index = items[item].index
                listItems[index].transform = transform(of: items[item])
                listItems[index].opacity = items[item].opacity
                if items[item].isDrawing { listItems[index].movement = movement }
            }
        }
        for clip in subtrees[subtree].clips { listClips[clips[clip].index].transform = planeTransforms[clips[clip].plane] }
    }

    /// Returns whether an update of the last recorded animation to a time would write exactly the transforms and movements that a list
    /// already contains.
    mutating func lastSubtreeMatches(_ list: DisplayList, at time: Double, _ progress: [Double]) -> Bool {
        guard let animation = animations.last, let subtree = animation.subtree else { return false }
        var values = LayerValues()
        (values.position, values.transform) = (animation.position, subtrees[subtree].transform)
        progress.withUnsafeBufferPointer { progress in
            for motion in animation.motions { motions[motion].apply(at: time, progress, to: &values) }
        }
        guard computePlaneTransforms(subtree, animation.planeToSurface, values) else { return false }
        let shownMovement = withUnsafePointer(to: animation) { movement(subtree, $0, values) }
        for item in items[subtrees[subtree].items] {
            guard list.items[item.index].transform == transform(of: item) else { return false }
            guard !item.isDrawing || list.items[item.index].movement == shownMovement else { return false }
        }
        for clip in clips[subtrees[subtree].clips] {
            guard list.clips[clip.index].transform == planeTransforms[clip.plane] else { return false }
        }
        return true
    }

    @inline(__always)
    private func transform(of item: MovingSubtree.Item) -> ProjectiveTransform {
        guard let offset = item.offset else { return planeTransforms[item.plane] }
        return ProjectiveTransform(CGAffineTransform(translationX: offset.width, y: offset.height)).concatenating(
            planeTransforms[item.plane])
    }

    /// Returns the movement of the drawing commands of a subtree.
    @inline(__always)
    func movement(_ subtree: Int, _ animation: UnsafePointer<FastAnimation>, _ values: LayerValues) -> DisplayItem.Movement {
        guard let movement = animation.pointee.movement else { return .still }
        return max(
            movement,
            DisplayItem.Movement(
                from: subtrees[subtree].transform, to: values.transform, positionChanges: values.position != animation.pointee.position))
    }
}

nonisolated extension DisplayItem.Movement {
    /// Creates the movement for a change of a transform and of a position.
    init(from model: CATransform3D, to transform: CATransform3D, positionChanges: Bool) {
        func linear(_ t: CATransform3D) -> CATransform3D {
            var t = t
            (t.m41, t.m42, t.m43) = (0, 0, 0)
            return t
        }
        let transformChanges = transform != model
        if transformChanges, linear(transform) != linear(model) {
            self = .changesShape
        } else {
            self = transformChanges || positionChanges ? .translates : .still
        }
    }
}
