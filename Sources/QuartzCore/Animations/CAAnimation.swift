import Foundation

import FlipbookMotion

/// A change of a layer over time. The layer keeps a copy of the animation, so later edits of the original have no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    nonisolated deinit {}

    /// The start of the animation, in the layer's time. 0 means the time at which the animation is added.
    open var beginTime: CFTimeInterval = 0
    /// The duration of one cycle, in seconds. 0 means the duration of the current transaction.
    open var duration: CFTimeInterval = 0
    /// The speed of the animation's time relative to the layer's time.
    open var speed: Float = 1
    /// The time in seconds that is added to the animation's time.
    open var timeOffset: CFTimeInterval = 0
    /// The number of cycles. 0 means one cycle.
    open var repeatCount: Float = 0
    /// The duration of all cycles together, in seconds. If it is greater than 0, it replaces `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle is followed by the same motion backwards.
    open var autoreverses = false
    /// The effect of the animation before its start and after its end.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing curve of one cycle, or nil for a linear curve.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate. The reference is strong, as in QuartzCore.
    open var delegate: CAAnimationDelegate?
    /// Whether the animation is removed at its end. Otherwise it stays attached, and `fillMode` determines what it shows.
    open var isRemovedOnCompletion = true
    /// The preferred number of frames per second while the animation runs.
    ///
    /// Differs from Apple: the property has no effect, because each frame of the stage shows the exact value for its time.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates an animation with default values.
    public override init() { super.init() }

    /// Creates an animation with default values. Without this initializer, subclasses that were written for Core Animation would not
    /// compile.
    ///
    /// Differs from Apple: the coder is ignored, because archives are not supported.
    public required init?(coder: NSCoder) { super.init() }

    /// The custom values. A delegate can use them to identify the animation.
    private var customValues: [String: Any] = [:]

    /// Returns the custom value stored under `key`, or the duration for the key "duration". Returns nil for any other key.
    open func value(forKey key: String) -> Any? { customValues[key] ?? (key == "duration" ? duration : nil) }
    /// Stores a custom value.
    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }
    /// Returns the custom value stored under `path`.
    ///
    /// Differs from Apple: the whole path is one key. It is not split into components.
    open func value(forKeyPath path: String) -> Any? { value(forKey: path) }

    /// Called by `run` instead of adding the animation to the layer. It is set for the actions of animation blocks. It is nil in copies.
    package var runHandler: ((_ animation: CAAnimation, _ event: String, _ layer: CALayer) -> Void)?

    /// Adds the animation to the layer `anObject`, with the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        if let runHandler { runHandler(self, event, layer) } else { layer.add(self, forKey: event) }
    }

    /// Returns a copy with the same settings. A subclass with additional properties overrides this method and also copies these properties.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    /// Returns a copy with the same settings. Each subclass in this framework overrides this method and also copies its own properties.
    func makeCopy() -> CAAnimation {
        let copy = makeObject(of: Swift.type(of: self))
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
        copy.preferredFrameRateRange = preferredFrameRateRange
        copy.customValues = customValues
        return copy
    }

    /// The duration of one cycle, in seconds, or 0.25 if `duration` is not set.
    var cycleDuration: Double { duration > 0 ? duration : 0.25 }

    /// Returns the animation's timing in the time of its layer, for an animation that begins at `begin`.
    func mediaTiming(begin: Double) -> MediaTiming {
        var timing = MediaTiming(duration: cycleDuration)
        timing.begin = begin
        timing.speed = Double(speed)
        timing.offset = timeOffset
        timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
        if repeatCount == .greatestFiniteMagnitude { timing.repeatCount = .infinity }
        timing.repeatDuration = repeatDuration > 0 ? repeatDuration : nil
        timing.autoreverses = autoreverses
        timing.fill = fillMode.fill
        return timing
    }

    /// Prepares the animation for `apply`. Called once, on the copy that the layer owns.
    func compile(on layer: CALayer) {}

    /// Whether this animation is `other` or contains `other`.
    func isOrContains(_ other: CAAnimation) -> Bool { self === other }

    /// The name of a property whose value is not finite, so that the animation cannot be added to a layer. The value is nil if no such
    /// property exists.
    ///
    /// The number of cycles, the duration of all cycles and the duration of one cycle can be infinite.
    var nonFinitePropertyName: String? {
        if !beginTime.isFinite { return "beginTime" }
        if duration.isNaN { return "duration" }
        if !speed.isFinite { return "speed" }
        if !timeOffset.isFinite { return "timeOffset" }
        if repeatCount.isNaN { return "repeatCount" }
        return repeatDuration.isNaN ? "repeatDuration" : nil
    }

    /// Returns whether the animation sets the property to absolute values, instead of adding to its value.
    func setsAbsoluteValue(for key: String) -> Bool { false }

    /// Returns whether the animation adds to the value of the property.
    func addsToValue(for key: String) -> Bool { false }

    /// The compact form of the animation, or nil if it is not simple enough. `SimpleAnimation.apply` has the same effect as
    /// `apply`.
    var simpleAnimation: SimpleAnimation? { nil }

    /// Whether `apply` needs the number of completed cycles.
    var needsCycleCount: Bool { false }

    /// Applies the animation to `values`.
    ///
    /// - Parameters:
    ///   - phase: The time inside the current cycle, 0…`cycleDuration`.
    ///   - cycles: The number of completed cycles.
    func apply(phase: Double, cycles: Double, to values: inout LayerValues) {}
}
