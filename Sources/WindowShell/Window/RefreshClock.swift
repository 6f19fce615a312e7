/// The times at which the display shows a new image, estimated from the times at which presenting has returned.
///
/// The measured times are late by up to a millisecond, because the thread wakes up late. So each measured time changes the estimate only a
/// little: a control loop with the gains `phaseGain` and `intervalGain` follows the phase and the interval of the display.
struct RefreshClock {
    /// The time between two images in seconds.
    private(set) var interval: Double
    /// The largest relative deviation of the interval from the reported rate. The window system reports a rate that is rounded to a whole
    /// number.
    private static let maximumDeviation = 0.03
    private static let phaseGain = 1.0 / 8
    private static let intervalGain = 1.0 / 256
    /// The longest pause in seconds. After a longer pause, the phase is unknown.
    private static let longestPause = 0.25

    private let nominalInterval: Double
    /// The estimated time of the last image.
    private var last: Double

    /// Creates a clock for a display with a number of images per second.
    init(rate: Double, presentedAt now: Double) {
        (nominalInterval, interval, last) = (1 / rate, 1 / rate, now)
    }

    /// Returns whether the clock is for a display with a number of images per second.
    func isFor(_ rate: Double) -> Bool { nominalInterval == 1 / rate }

    /// Called when presenting has returned, which is when the display has begun to show an image.
    mutating func didPresent(at now: Double) {
        guard now - last < Self.longestPause else { return last = now }
        let count = max(((now - last) / interval).rounded(), 0)
        let predicted = last + count * interval
        let error = now - predicted
        last = predicted + error * Self.phaseGain
        let limits = nominalInterval * (1 - Self.maximumDeviation)...nominalInterval * (1 + Self.maximumDeviation)
        interval = min(max(interval + error * Self.intervalGain, limits.lowerBound), limits.upperBound)
    }

    /// Returns the time of the first image after a time. This image can show a frame that is painted at the time `now`.
    func nextRefresh(after now: Double) -> Double { last + (((now - last) / interval).rounded(.down) + 1) * interval }

    /// Returns the time of the first image at or after a time.
    func refreshTime(notBefore time: Double) -> Double { last + ((time - last) / interval).rounded(.up) * interval }
}
