/// An object that a layer tree updates on every frame until the object is over.
package protocol FrameUpdatable: AnyObject {
    /// Returns whether the object is over at a time of the tree.
    func isOver(at time: Double) -> Bool
    /// Returns the time of the next visible change or of the end, or nil if no change is expected.
    func nextChange(after time: Double) -> Double?
    /// Ends the object. Called once, on the first frame for which `isOver(at:)` returns true.
    func end()
    /// Releases the references of the object, without ending its work. Called when the stage of the tree is released.
    func discard()
    /// Whether the object runs forever unless it is stopped.
    var isEndless: Bool { get }
    /// A time before which the object is never over. It is valid only while all layers share the tree's time, so that no layer has its own
    /// speed, begin time or time offset.
    var earliestEnd: Double { get }
}

extension FrameUpdatable {
    package func discard() {}
    package var isEndless: Bool { false }
    package var earliestEnd: Double { -.infinity }
}
