import Foundation

// A layer has a time of its own, which follows from that of its superlayer: t = (parent - begin) · speed + offset.

extension CALayer {
    /// What time it is in this layer when it is `t` in another; nil stands for the screen's time, which `CACurrentMediaTime()` gives.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { time(at: l?.treeTime(at: t) ?? t) }

    /// What time it is in another layer, or with nil on the screen, when it is `t` in this one.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = treeTime(at: t)
        return l?.time(at: time) ?? time
    }

    /// parent = (t - offset) / speed + begin. Where time stands still it is never `t`, or always: then it is now.
    private func treeTime(at t: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return tree?.now ?? t }
        let parent = (t - timeOffset) / Double(speed) + beginTime
        return superlayer?.treeTime(at: parent) ?? parent
    }
}
