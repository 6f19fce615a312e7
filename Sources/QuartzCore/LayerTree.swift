import CoreGraphics
import Display
import Foundation

/// A root layer and the time it is shown at: frame(t) = paint(displayList(layerTree, t)).
///
/// Time is handed in, and stands still until it is handed in again: all that is added meanwhile begins at the same instant.
package final class LayerTree {
    package let root: CALayer
    package private(set) var now: Double = 0
    /// Counts the times at which what was written became what is seen.
    private(set) var turn = 0
    private var need = Need.written
    /// How the list that was last made is brought to another time.
    private var moving = MovingParts()
    /// That of the lists which `moving` fits.
    private var edition = 0
    private static var editions = 0
    /// Called on every frame, in the order in which they came.
    var links: [CADisplayLink] = []
    /// All that runs, in the order in which it was added: the order of the callbacks.
    private var running = RunningList()
    let hours = Hours()

    /// What has happened since the list was last made.
    private enum Need { case nothing, moved, written }

    package init(root: CALayer = CALayer()) {
        self.root = root
        root.move(to: self)
    }

    /// The tree that code means by "now" when it does not say which: that of the stage that was last touched.
    package static weak var current: LayerTree?

    /// Goes on to a time. What is called from here on, until the next frame, happens at it.
    package func beginFrame(at time: Double) {
        commit()
        let duration = time - now
        now = time
        if !needsDisplay, running.moves(at: time) { need = .moved }
        for link in links { link.tick(at: time, after: duration) }
    }

    /// What was written until here belongs together; the next write finds it shown.
    func commit() {
        CATransaction.endTurn()
        turn += 1
    }

    /// Ends what is over by now, in the order in which it was added. What begins meanwhile is looked at in the next frame.
    package func finishAnimations() {
        for item in running.over(at: now, onTreeTime: hours.areEqual) where running.contains(item) { item.end() }
    }

    /// When the picture next differs from now's: at once while something moves, later while all animations wait, nil when nothing will.
    package func nextChange() -> Double? {
        needsDisplay || links.contains { !$0.isPaused } ? now : nextMove()
    }

    /// When an animation next moves something, or ends.
    private func nextMove() -> Double? { running.nextChange(after: now) }

    /// Whether nothing is on its way that will arrive by itself. What goes on for ever does not count, nor what is only yet to be drawn.
    package var isSettled: Bool { running.isSettled(after: now) && !links.contains(where: \.isArriving) }

    package var isAnimating: Bool { !running.isEmpty }

    func start(_ animation: AttachedAnimation) {
        animation.begin(in: self)
        carryOn(animation)
        animation.animation.delegate?.animationDidStart(animation.animation)
    }

    /// Has the tree look after something until it is over.
    package func carryOn(_ item: any Running) {
        running.append(item)
        setNeedsDisplay()
    }

    package func forget(_ item: any Running) { running.remove(item) }

    // MARK: - The picture

    /// Whether a list would differ from the one that was last made.
    package var needsDisplay: Bool { need != .nothing }

    /// Something was written that shows.
    package func setNeedsDisplay() {
        guard need != .written else { return }
        need = .written
        // Who is taken off has to be free at once.
        moving = MovingParts()
    }

    /// Nothing was written, but what moves may be elsewhere.
    func setMoved() { if need == .nothing { need = .moved } }

    /// Brings a list to the frame at the tree's time. Where nothing was written since it was made only what moves is touched.
    package func display(into list: inout DisplayList) {
        let isWritten = need == .written
        need = .nothing
        turn += 1
        if !isWritten, list.edition == edition, moving.bring(&list, to: now, onTreeTime: hours.areEqual) { return }
        let shape = moving
        write(&list, noting: MovingParts())
        if isWritten || !moving.hasShape(of: shape) {
            Self.editions += 1
            edition = Self.editions
        }
        list.edition = edition
    }

    /// The same frame, written from nothing.
    package func written() -> DisplayList {
        var list = DisplayList()
        write(&list, noting: nil)
        return list
    }

    private func write(_ list: inout DisplayList, noting parts: MovingParts?) {
        list.removeAll()
        var writer = DisplayWriter(list: list, moving: parts)
        list = DisplayList()
        writer.write(root, time: now, transform: .identity, clip: nil)
        list = writer.list
        guard var parts = writer.moving else { return }
        parts.whole = MovingParts.Extent(items: list.items.indices, clips: list.clips.indices)
        moving = parts
    }
}

/// Whether every layer of a tree has the tree's time, as nearly all trees' layers have. Once one has its own this stays false.
final class Hours {
    var areEqual = true
}

/// The time of the frame that is being made. It does not move while code runs.
public func CACurrentMediaTime() -> CFTimeInterval { LayerTree.current?.now ?? 0 }
