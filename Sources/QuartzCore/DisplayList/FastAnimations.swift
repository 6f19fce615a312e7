import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation

/// The animations of layers that move as a whole. Only the position, the transform, the opacity and the background color of such a layer
/// change. Its sublayers do not change relative to the layer.
///
/// Most animations are of this kind. All values that a frame needs are stored in the arrays of this type, so that no layer or animation is
/// accessed.
nonisolated struct FastAnimations {
    /// The animations of one layer.
    struct FastAnimation {
        /// The index of the layer's first item in the display list.
        let item: Int
        /// The position in the model.
        let position: CGPoint
        /// The opacity in the model.
        let opacity: Double
        /// The transform from the layer's coordinates to the superlayer's, without the translation to `position`.
        let affineAboutAnchor: CGAffineTransform
        /// The transform from the superlayer's plane to the surface.
        let planeToSurface: ProjectiveTransform
        /// The movement of the superlayers, or nil if no item is a drawing command. Only a drawing command can be text, and text is painted
        /// differently while it moves.
        let movement: DisplayItem.Movement?
        /// The range of the layer's motions in `FastAnimations.motions`.
        let motions: Range<Int>
        /// The background, if an animation changes its color.
        var background: Background?
        /// Whether an animation changes the position. If false, the transform of the item is not changed.
        var changesPosition = true
        /// The index in `FastAnimations.subtrees`, or nil if the layer is a single item without a clip and its transform does not change.
        var subtree: Int?
    }

    /// A background whose color is animated: its color in the model, its item in the display list, and its shape.
    struct Background {
        let color: CGColor?
        let item: Int
        let shape: RoundedRect
    }

    /// One animation of a layer. The motions of a layer are in the order in which they are applied.
    struct Motion {
        /// The source of the motion's time.
        enum TimeSource {
            /// The animation's own timing.
            case ownTiming(MediaTiming)
            /// The progress of the driver with this index.
            case driver(Int)
        }

        let animation: SimpleAnimation
        let timeSource: TimeSource

        /// Applies the motion to `values`. `progress` contains the progress of each driver.
        func apply(at time: Double, _ progress: UnsafeBufferPointer<Double>, to values: inout LayerValues) {
            switch timeSource {
            case .ownTiming(let timing):
                if let phase = timing.phase(at: time) { animation.apply(phase: phase, to: &values) }
            case .driver(let driver): animation.apply(phase: progress[driver] * animation.cycleDuration, to: &values)
            }
        }
    }

    private(set) var animations: [FastAnimation] = []
    private(set) var motions: [Motion] = []
    /// The layers that move with their sublayers.
    private(set) var subtrees: [MovingSubtree] = []
    var planes: [MovingSubtree.Plane] = []
    var items: [MovingSubtree.Item] = []
    var clips: [MovingSubtree.Clip] = []
    /// The transform of each plane of a subtree to the surface, while the subtree is updated.
    var planeTransforms: [ProjectiveTransform] = []

    /// Appends motions, and the animation that `make` returns for the range of these motions.
    mutating func append(_ motions: [Motion], _ make: (Range<Int>) -> FastAnimation) {
        let first = self.motions.count
        self.motions += motions
        animations.append(make(first..<self.motions.count))
    }

    /// Appends an animation of a layer with its sublayers.
    mutating func append(_ motions: [Motion], _ subtree: MovingSubtree, _ make: (Range<Int>) -> FastAnimation) {
        append(motions, make)
        subtrees.append(subtree)
        animations[animations.count - 1].subtree = subtrees.count - 1
    }

    /// Removes all animations except the first `count` animations.
    mutating func truncate(to count: Int) {
        guard count < animations.count else { return }
        motions.removeSubrange(animations[count].motions.lowerBound...)
        if let first = animations[count...].first(where: { $0.subtree != nil })?.subtree {
            planes.removeSubrange(subtrees[first].planes.lowerBound...)
            items.removeSubrange(subtrees[first].items.lowerBound...)
            clips.removeSubrange(subtrees[first].clips.lowerBound...)
            subtrees.removeSubrange(first...)
        }
        animations.removeSubrange(count...)
    }

    /// Updates the items and clips of a list to a time. Returns false if the list has to be built again, because items are removed or a
    /// transform is not affine or has no inverse.
    mutating func update(_ list: inout DisplayList, to time: Double, _ progress: [Double]) -> Bool {
        // The clips are moved out of the list, because the list cannot be accessed while a pointer to its items is used.
        var clips: [FlipbookDisplayList.Clip] = []
        swap(&clips, &list.clips)
        defer { swap(&clips, &list.clips) }
        let (animations, motions) = (animations, motions)
        return animations.withUnsafeBufferPointer { animations in
            motions.withUnsafeBufferPointer { motions in
                list.items.withUnsafeMutableBufferPointer { items in
                    progress.withUnsafeBufferPointer { progress in
                        update(animations, motions, items, &clips, to: time, progress)
                    }
                }
            }
        }
    }

    @inline(__always)
    private mutating func update(
        _ animations: UnsafeBufferPointer<FastAnimation>, _ motions: UnsafeBufferPointer<Motion>,
        _ items: UnsafeMutableBufferPointer<DisplayItem>, _ clips: inout [FlipbookDisplayList.Clip], to time: Double,
        _ progress: UnsafeBufferPointer<Double>
    ) -> Bool {
        guard var animation = animations.baseAddress else { return true }
        var values = LayerValues()
        for _ in animations.indices {
            // A pointer avoids a copy of the animation, which is large.
            values.position = animation.pointee.position
            values.opacity = animation.pointee.opacity
            if let subtree = animation.pointee.subtree { values.transform = subtrees[subtree].transform }
            if let background = animation.pointee.background { values.backgroundColor = background.color }
            for motion in animation.pointee.motions { motions[motion].apply(at: time, progress, to: &values) }
            guard values.opacity > 0 else { return false }
            if let background = animation.pointee.background {
                // A clear background has no item.
                guard let color = values.backgroundColor, color.alpha > 0 else { return false }
                items[background.item].content = .fill(background.shape, color)
            }
            if let subtree = animation.pointee.subtree {
                guard computePlaneTransforms(subtree, animation.pointee.planeToSurface, values) else { return false }
                apply(subtree, movement(subtree, animation, values), to: items, &clips)
            } else {
                animation.pointee.apply(values, to: &items[animation.pointee.item])
            }
            animation += 1
        }
        return true
    }
}

nonisolated extension FastAnimations.FastAnimation {
    /// Applies the values to the item, with the same result as `DisplayListBuilder`: the opacity is applied to the item itself, because the
    /// layer is not a group.
    @inline(__always)
    func apply(_ values: LayerValues, to item: inout DisplayItem) {
        if changesPosition {
            item.transform = ProjectiveTransform(affineAboutAnchor.appendingTranslation(values.position)).concatenating(planeToSurface)
        }
        item.opacity = values.opacity < 1 ? CGFloat(values.opacity) : 1
        if let movement { item.movement = max(movement, values.position == position ? .still : .translates) }
    }
}
