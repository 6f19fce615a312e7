/// An object with a timing. Its own time is computed from the time of its parent.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// The parent's time at which the object begins.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed of the object's time relative to the parent's time.
    var speed: Float { get set }
    /// The offset that is added to the object's time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles. 0 is the same as 1.
    var repeatCount: Float { get set }
    /// The duration of all cycles together, in seconds. If it is greater than 0, it replaces `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle is followed by the same motion backwards.
    var autoreverses: Bool { get set }
    /// The effect before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double
