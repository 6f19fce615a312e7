import CoreGraphics
import Display
import Foundation
import Motion

/// Plain layers on their way: each is one item of a display list, of which only the place and the opacity change.
///
/// Most of what moves is like that. All that a frame has to know of it stands here in rows, so that no layer and no animation is asked.
nonisolated struct Gliders {
    /// A layer without sublayers.
    struct Glider {
        let item: Int
        /// What the model says.
        let position: CGPoint
        let opacity: Double
        /// From the layer to the surface, but for the position between the two.
        let aboutAnchor: CGAffineTransform
        let plane: Projection
        /// What the layers above do; nil where the item does not tell, as what is no text looks the same.
        let movement: DisplayItem.Movement?
        let motions: Range<Int>
    }

    /// One of the animations of a layer, in the order in which they change what is shown.
    struct Motion {
        enum Clock {
            case own(Timeline)
            /// The progress of a helm, by its number.
            case steered(Int)
        }

        let plain: PlainMotion
        let clock: Clock

        func apply(at time: Double, _ progress: UnsafeBufferPointer<Double>, to values: inout LayerValues) {
            switch clock {
            case .own(let timeline):
                if let phase = timeline.phase(at: time) { plain.apply(phase: phase, to: &values) }
            case .steered(let helm): plain.apply(phase: progress[helm] * plain.span, to: &values)
            }
        }
    }

    private(set) var rows: [Glider] = []
    private(set) var motions: [Motion] = []

    mutating func append(_ motions: [Motion], _ make: (Range<Int>) -> Glider) {
        let first = self.motions.count
        self.motions += motions
        rows.append(make(first..<self.motions.count))
    }

    mutating func keep(_ count: Int) {
        guard count < rows.count else { return }
        motions.removeSubrange(rows[count].motions.lowerBound...)
        rows.removeSubrange(count...)
    }

    /// Brings the items to a time. False if one of them is not there any more: what cannot be seen is not in the list.
    func bring(_ items: inout [DisplayItem], to time: Double, _ progress: [Double]) -> Bool {
        rows.withUnsafeBufferPointer { rows in
            motions.withUnsafeBufferPointer { motions in
                items.withUnsafeMutableBufferPointer { items in
                    progress.withUnsafeBufferPointer { progress in
                        var values = LayerValues()
                        for row in rows.indices {
                            values.position = rows[row].position
                            values.opacity = rows[row].opacity
                            for motion in rows[row].motions { motions[motion].apply(at: time, progress, to: &values) }
                            guard values.opacity > 0 else { return false }
                            rows[row].show(values, as: &items[rows[row].item])
                        }
                        return true
                    }
                }
            }
        }
    }
}

nonisolated extension Gliders.Glider {
    /// As the writer would: alone on its sheet an item fades by itself.
    @inline(__always)
    func show(_ values: LayerValues, as item: inout DisplayItem) {
        item.transform = Projection(aboutAnchor.moved(to: values.position)).concatenating(plane)
        item.opacity = values.opacity < 1 ? CGFloat(values.opacity) : 1
        if let movement { item.movement = max(movement, values.position == position ? .still : .slides) }
    }
}
