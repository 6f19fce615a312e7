import CoreGraphics
import FlipbookDisplayList
import FlipbookMotion
import Foundation

/// The animations of simple layers. A simple layer is a single item of the display list, and only its position and opacity change.
///
/// Most animations are of this kind.
/// Everything that a frame needs is stored here in arrays, so that no layer or animation is accessed.
nonisolated struct FastAnimations {
    /// The animations of one layer without sublayers.
    struct FastAnimation {
        /// The index of the layer's item in the display list.
        let item: Int
        /// The position in the model.
        let position: CGPoint
        /// The opacity in the model.
        let opacity: Double
        /// The transform from the layer's coordinates to the superlayer's, without the translation to `position`.
        let affineAboutAnchor: CGAffineTransform
        /// The transform from the superlayer's plane to the surface.
        let planeToSurface: ProjectiveTransform
        /// The movement of the superlayers, or nil if the item is not a drawing command of the layer. Only a drawing command can be text,
        /// which is painted differently while it moves.
        let movement: DisplayItem.Movement?
        /// The range of the layer's motions in `FastAnimations.motions`.
        let motions: Range<Int>
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

    /// Appends the animation that `make` returns for the range of its motions.
    mutating func append(_ motions: [Motion], _ make: (Range<Int>) -> FastAnimation) {
        let first = self.motions.count
        self.motions += motions
        animations.append(make(first..<self.motions.count))
    }

    /// Removes all animations after the first `count` ones.
    mutating func truncate(to count: Int) {
        guard count < animations.count else { return }
        motions.removeSubrange(animations[count].motions.lowerBound...)
        animations.removeSubrange(count...)
    }

    /// Updates the items to a time. Returns false if a layer has become invisible and its item has to be removed.
    func update(_ items: inout [DisplayItem], to time: Double, _ progress: [Double]) -> Bool {
        animations.withUnsafeBufferPointer { animations in
            motions.withUnsafeBufferPointer { motions in
                items.withUnsafeMutableBufferPointer { items in
                    progress.withUnsafeBufferPointer { progress in
                        var values = LayerValues()
                        for index in animations.indices {
                            values.position = animations[index].position
                            values.opacity = animations[index].opacity
                            for motionIndex in animations[index].motions { motions[motionIndex].apply(at: time, progress, to: &values) }
                            guard values.opacity > 0 else { return false }
                            animations[index].apply(values, to: &items[animations[index].item])
                        }
                        return true
                    }
                }
            }
        }
    }
}

nonisolated extension FastAnimations.FastAnimation {
    /// Applies the values to the item, with the same result as `DisplayListBuilder`: the opacity is applied to the item itself, because the
    /// layer is not a group.
    @inline(__always)
    func apply(_ values: LayerValues, to item: inout DisplayItem) {
        item.transform = ProjectiveTransform(affineAboutAnchor.appendingTranslation(values.position)).concatenating(planeToSurface)
        item.opacity = values.opacity < 1 ? CGFloat(values.opacity) : 1
        if let movement { item.movement = max(movement, values.position == position ? .still : .translates) }
    }
}
