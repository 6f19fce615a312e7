import QuartzCore

/// Calls a block on the stage's frames: the first at or after its time, and again if it repeats.
///
/// It stands in for Foundation's timer wherever UIKit is imported, because that one knows only the wall clock.
public final class Timer {
    public let timeInterval: TimeInterval
    public private(set) var isValid = true
    public var tolerance: TimeInterval = 0
    public let userInfo: Any?

    private let repeats: Bool
    private let block: (Timer) -> Void
    private var entry: (agenda: Agenda, number: Int)?

    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        timeInterval = repeats ? max(interval, 0.0001) : 0
        userInfo = nil
        self.repeats = repeats
        self.block = block
    }

    @discardableResult
    public static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.wait(UIApplication.shared.agenda, begin: LayerTree.current?.now ?? 0, interval: max(interval, 0.0001), count: 1)
        return timer
    }

    /// Calls the block now; a timer that does not repeat is done then.
    public func fire() {
        guard isValid else { return }
        if !repeats { isValid = false }
        block(self)
    }

    /// Nobody wakes up for it any more.
    public func invalidate() {
        isValid = false
        entry.map { $0.agenda.remove($0.number) }
        entry = nil
    }

    /// Times are counted from the beginning, so that they do not drift.
    private func wait(_ agenda: Agenda, begin: Double, interval: Double, count: Int) {
        let number = agenda.add(at: begin + interval * Double(count), repeats: repeats) { [self] in
            entry = nil
            fire()
            if isValid { wait(agenda, begin: begin, interval: interval, count: count + 1) }
        }
        entry = (agenda, number)
    }
}
