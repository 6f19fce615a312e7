import FlipbookMotion
import Foundation

// Each layer has its own time, which is computed from the time of the superlayer: t = (parent - begin) · speed + offset.

extension CALayer {
    func defaultConvertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(at: l?.treeTime(forLocalTime: t) ?? t) }

    func defaultConvertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = treeTime(forLocalTime: t)
        return l?.localTime(at: time) ?? time
    }

    /// Returns the tree's time when the layer's time is `t`: parent = (t - offset) / speed + begin.
    ///
    /// If the speed is 0, the layer's time is either never `t` or always `t`. In this case, the current time is returned.
    private func treeTime(forLocalTime t: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return tree?.now ?? t }
        let parent = (t - timeOffset) / Double(speed) + beginTime
        return superlayer?.treeTime(forLocalTime: parent) ?? parent
    }
}

extension CALayer {
    var defaultBeginTime: CFTimeInterval {
        get { timing?.begin ?? 0 }
        set { updateTiming { $0.begin = newValue } }
    }

    var defaultSpeed: Float {
        get { Float(timing?.speed ?? 1) }
        set { updateTiming { $0.speed = Double(newValue) } }
    }

    var defaultTimeOffset: CFTimeInterval {
        get { timing?.offset ?? 0 }
        set { updateTiming { $0.offset = newValue } }
    }

    /// Changes the timing and requests a new frame.
    private func updateTiming(_ edit: (inout MediaTiming) -> Void) {
        var newTiming = timing ?? MediaTiming(duration: .infinity)
        edit(&newTiming)
        guard newTiming.begin.isFinite, newTiming.speed.isFinite, newTiming.offset.isFinite else {
            return reportRefusedValue(of: "beginTime, speed or timeOffset")
        }
        timing = newTiming
        tree?.setNeedsDisplay()
        timingDidChange()
    }

    /// Returns the layer's time when the superlayer's time is `parent`.
    func localTime(forParentTime parent: Double) -> Double { timing?.localTime(at: parent) ?? parent }

    /// Returns the layer's time when the tree's time is `time`.
    func localTime(at time: Double) -> Double { localTime(forParentTime: superlayer?.localTime(at: time) ?? time) }

    /// Whether the layer's time can differ from that of its superlayer.
    var hasOwnTime: Bool { timing != nil }

    /// Returns the values that are shown when the layer's time is `time`.
    package func values(at time: Double) -> LayerValues {
        guard !attachedAnimations.isEmpty else { return modelValues }
        var values = modelValues
        for animation in attachedAnimations { animation.apply(at: time, to: &values) }
        return values
    }
}
