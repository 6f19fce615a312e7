import Motion

/// The handle by which many animations are moved together: they ask it for their progress, and whoever holds it edits one value.
package final class Helm {
    package var course: Course {
        didSet { tree?.setMoved() }
    }
    /// The tree in which its animations are shown.
    package weak var tree: LayerTree?

    package init(_ course: Course) { self.course = course }
}

/// Something that a tree carries on frame by frame until it is over.
package protocol Running: AnyObject {
    func isOver(at time: Double) -> Bool
    /// When it will next change the picture, or be over; nil while it stands still.
    func nextChange(after time: Double) -> Double?
    /// Called once, on the first frame at which it is over.
    func end()
    /// Whether it goes on for ever if nobody stops it.
    var isEndless: Bool { get }
    /// Before this time nobody need ask whether it is over, while all layers have the tree's time.
    var earliestEnd: Double { get }
}

extension Running {
    package var isEndless: Bool { false }
    package var earliestEnd: Double { -.infinity }
}
