import CoreGraphics
import Foundation
import Motion

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
    public var timingFunction: CAMediaTimingFunction?
    /// Held strongly, as QuartzCore does.
    public var delegate: CAAnimationDelegate?
    public var isRemovedOnCompletion = true

    public required init() {}

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

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

    /// Changes what is shown at a time of the animation's own, 0…duration.
    func apply(phase: Double, to values: inout LayerValues) {}
}

open class CAPropertyAnimation: CAAnimation {
    public var keyPath: String? {
        didSet { property = keyPath.flatMap { LayerProperty.named($0) } }
    }
    public var isAdditive = false
    public var isCumulative = false
    /// The row of the table that `keyPath` names.
    private(set) var property: LayerProperty?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        property = path.flatMap { LayerProperty.named($0) }
    }

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CAPropertyAnimation else { return copy }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        return copy
    }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    public var fromValue: Any? { didSet { from = fromValue.flatMap(LayerValue.init) } }
    public var toValue: Any? { didSet { to = toValue.flatMap(LayerValue.init) } }
    public var byValue: Any? { didSet { by = byValue.flatMap(LayerValue.init) } }

    private var from: LayerValue?
    private var to: LayerValue?
    private var by: LayerValue?

    open override func copy() -> CAAnimation {
        let copy = super.copy()
        guard let copy = copy as? CABasicAnimation else { return copy }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
        return copy
    }

    override func apply(phase: Double, to values: inout LayerValues) {
        guard let property else { return }
        let shown = property.get(values)
        // The two ends, where only some are given: the value below this animation stands in for the missing one.
        let ends: (LayerValue, LayerValue)? =
            switch (from, to, by) {
            case (let from?, let to?, _): (from, to)
            case (let from?, nil, let by?): from.plus(by).map { (from, $0) }
            case (nil, let to?, let by?): to.minus(by).map { ($0, to) }
            case (let from?, nil, nil): (from, shown)
            case (nil, let to?, nil): (shown, to)
            case (nil, nil, let by?): shown.plus(by).map { (shown, $0) }
            case (nil, nil, nil): nil
            }
        guard let ends else { return }
        let part = phase / span
        let progress = timingFunction.map { $0.curve.value(at: part) } ?? part
        guard let value = ends.0.mixed(with: ends.1, progress) else { return }
        property.set(&values, isAdditive ? shown.adding(value) ?? value : value)
    }
}
