import QuartzCore

/// A timer that calls its block on the first frame of the stage at or after its time, and again after each interval if it repeats.
///
/// It replaces Foundation's timer where UIKit is imported, because Foundation's timer only uses the wall clock.
public final class Timer {
    /// The interval of a repeating timer in seconds, or 0.
    public let timeInterval: TimeInterval
    /// Whether the timer can still call its block.
    public private(set) var isValid = true
    /// The time in seconds by which a call may be late.
    ///
    /// Differs from Apple: it has no effect. The block is always called on the first frame at or after its time.
    public var tolerance: TimeInterval = 0
    /// Always nil.
    public let userInfo: Any?

    private let repeats: Bool
    private let block: (Timer) -> Void
    private var entry: (queue: TimerQueue, id: Int)?

    /// Creates a timer that is not scheduled. Its block is only called by `fire()`.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        timeInterval = repeats ? max(interval, 0.0001) : 0
        userInfo = nil
        self.repeats = repeats
        self.block = block
    }

    /// Creates a timer and schedules it on the stage. The first call is one interval from now.
    @discardableResult
    public static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.schedule(
            on: UIApplication.shared.timerQueue, startTime: LayerTree.current?.now ?? 0, interval: max(interval, 0.0001), count: 1)
        return timer
    }

    /// Calls the block immediately. A timer that does not repeat is then invalid.
    public func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    /// Ends the timer. Its block is no longer called.
    public func invalidate() {
        isValid = false
        entry.map { $0.queue.remove($0.id) }
        entry = nil
    }

    /// Schedules the call with the number `count`. Times are multiples of the interval since the start, so that they do not drift.
    private func schedule(on queue: TimerQueue, startTime: Double, interval: Double, count: Int) {
        let id = queue.add(at: startTime + interval * Double(count), repeats: repeats) { [self] in
            entry = nil
            fire()
            if isValid { schedule(on: queue, startTime: startTime, interval: interval, count: count + 1) }
        }
        entry = (queue, id)
    }
}
