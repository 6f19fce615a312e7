import CoreGraphics
import Foundation
import Motion

/// Who is told when an animation starts, and when it stops: finished at its end, or not if it was taken off.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer does when something about it changes.
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The end of the search for an action: there is none, and nobody else is asked.
public struct CANoAction: CAAction {
    public init() {}
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A change over time. A layer keeps a copy of what it is given, so that later edits do nothing.
open class CAAnimation: CAMediaTiming, CAAction {
    public var beginTime: CFTimeInterval = 0
    public var duration: CFTimeInterval = 0
    public var speed: Float = 1
    public var timeOffset: CFTimeInterval = 0
    public var repeatCount: Float = 0
    public var repeatDuration: CFTimeInterval = 0
    public var autoreverses = false
    public var fillMode = CAMediaTimingFillMode.removed
    /// Bends the time of a cycle; without one it goes evenly.
    public var timingFunction: CAMediaTimingFunction?
    /// Held strongly, as QuartzCore does.
    public var delegate: CAAnimationDelegate?
    /// Else it stays on the layer, and its fill mode decides what is seen.
    public var isRemovedOnCompletion = true

    public required init() {}

    /// Values of the client's own, by which a delegate tells one animation from another.
    private var values: [String: Any] = [:]

    public func value(forKey key: String) -> Any? { values[key] ?? (key == "duration" ? duration : nil) }
    public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    public func value(forKeyPath path: String) -> Any? { value(forKey: path) }

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// All that was set, and nothing of what it has done.
    open func copy() -> CAAnimation {
        let copy = type(of: self).init()
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.values = values
        return copy
    }

    /// One cycle in seconds; what has no duration takes that of the transaction.
    var span: Double { duration > 0 ? duration : 0.25 }

    /// The animation's life in its layer's time, once it is known when it begins.
    func timeline(begin: Double) -> Timeline {
        var timeline = Timeline(duration: span)
        timeline.begin = begin
        timeline.speed = Double(speed)
        timeline.offset = timeOffset
        timeline.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
        if repeatCount == .greatestFiniteMagnitude { timeline.repeatCount = .infinity }
        timeline.repeatDuration = repeatDuration > 0 ? repeatDuration : nil
        timeline.autoreverses = autoreverses
        timeline.fill = fillMode.fill
        return timeline
    }

    /// Makes ready for being asked every frame; called once, on the layer's own copy.
    func compile(on layer: CALayer) {}

    /// Whether it puts this property where it wants it.
    func holds(_ key: String) -> Bool { false }

    /// The same as `apply`, for the simplest of animations.
    var plainMotion: PlainMotion? { nil }

    /// Whether `apply` wants to be told how many cycles are behind.
    var countsCycles: Bool { false }

    /// Changes what is shown at a time of the animation's own, 0…duration, when so many whole cycles are behind.
    func apply(phase: Double, cycles: Double, to values: inout LayerValues) {}
}
