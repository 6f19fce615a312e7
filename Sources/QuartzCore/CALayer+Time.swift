import Foundation
import Motion

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

extension CALayer {
    /// The layer's time is (that of its superlayer - beginTime) · speed + timeOffset.
    public var beginTime: CFTimeInterval {
        get { timing?.begin ?? 0 }
        set { retime { $0.begin = newValue } }
    }

    public var speed: Float {
        get { Float(timing?.speed ?? 1) }
        set { retime { $0.speed = Double(newValue) } }
    }

    public var timeOffset: CFTimeInterval {
        get { timing?.offset ?? 0 }
        set { retime { $0.offset = newValue } }
    }

    private func retime(_ edit: (inout Timeline) -> Void) {
        var timeline = timing ?? Timeline(duration: .infinity)
        edit(&timeline)
        timing = timeline
        tree?.setNeedsDisplay()
        retimed()
    }

    /// The layer's time when its superlayer's is `parent`.
    func local(_ parent: Double) -> Double { timing?.local(parent) ?? parent }

    /// The layer's time when the tree's is `time`.
    func time(at time: Double) -> Double { local(superlayer?.time(at: time) ?? time) }

    /// Whether its time is not simply its superlayer's.
    var hasOwnTime: Bool { timing != nil }

    /// Ours: the values shown when the layer's own time is `time`.
    package func values(at time: Double) -> LayerValues {
        guard !attached.isEmpty else { return modelValues }
        var values = modelValues
        for animation in attached { animation.apply(at: time, to: &values) }
        return values
    }
}
