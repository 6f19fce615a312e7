import CoreGraphics
import Display
import Foundation

/// A root layer and the time it is shown at: frame(t) = paint(displayList(layerTree, t)).
///
/// Time is handed in, and stands still until it is handed in again: all that is added meanwhile begins at the same instant.
package final class LayerTree {
    package let root: CALayer
    package private(set) var now: Double = 0
    /// Whether anything was written since the list was last made.
    package private(set) var needsDisplay = true
    /// All animations that run, in the order in which they were added: the order of their callbacks.
    private var running: [AttachedAnimation] = []

    package init(root: CALayer = CALayer()) {
        self.root = root
        root.move(to: self)
    }

    /// The tree that code means by "now" when it does not say which: that of the stage that was last touched.
    package static weak var current: LayerTree?

    /// Goes on to a time. What is called from here on, until the next frame, happens at it.
    package func beginFrame(at time: Double) {
        now = time
        if let change = nextMove(), change <= time { needsDisplay = true }
    }

    /// Ends what is over by now and tells the delegates, in the order in which the animations were added.
    package func finishAnimations() {
        let over = running.filter { animation in
            animation.layer.map { animation.isOver(at: $0.time(at: now)) } ?? false
        }
        for animation in over {
            if animation.animation.isRemovedOnCompletion {
                animation.layer?.drop(animation, finished: true)
            } else {
                // It stays and shows its end, but it has nothing more to do.
                forget(animation)
                animation.animation.delegate?.animationDidStop(animation.animation, finished: true)
            }
        }
    }

    /// When the picture next differs from now's: at once while something moves, later while all animations wait, nil when nothing will.
    package func nextChange() -> Double? {
        needsDisplay ? now : nextMove()
    }

    /// When an animation next moves something, or ends.
    private func nextMove() -> Double? {
        running.compactMap { animation -> Double? in
            guard let layer = animation.layer else { return nil }
            return animation.nextChange(after: layer.time(at: now)).map { now + ($0 - layer.time(at: now)) }
        }.min()
    }

    package var isAnimating: Bool { !running.isEmpty }

    func start(_ animation: AttachedAnimation) {
        guard let layer = animation.layer else { return }
        animation.begin(at: layer.time(at: now))
        running.append(animation)
        animation.animation.delegate?.animationDidStart(animation.animation)
    }

    func forget(_ animation: AttachedAnimation) { running.removeAll { $0 === animation } }

    func setNeedsDisplay() { needsDisplay = true }

    /// Writes the frame at the tree's time into a list.
    package func display(into list: inout DisplayList) {
        needsDisplay = false
        list.removeAll()
        var writer = DisplayWriter(list: list)
        list = DisplayList()
        writer.write(root, time: now, transform: .identity, clip: nil)
        list = writer.list
    }
}

/// The time of the frame that is being made. It does not move while code runs.
public func CACurrentMediaTime() -> CFTimeInterval { LayerTree.current?.now ?? 0 }
