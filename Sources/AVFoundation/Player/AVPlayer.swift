import Foundation
import UIKit

/// A player of a file with sound or video.
///
/// Differs from Apple: nothing is heard and no picture is shown. The player keeps its time on the stage's clock, and posts
/// `AVPlayerItem.didPlayToEndTimeNotification` at the end. An item that cannot be played ends immediately, with
/// `AVPlayerItem.failedToPlayToEndTimeNotification`.
open class AVPlayer: NSObject {
    /// The item that is played.
    open private(set) var currentItem: AVPlayerItem?
    /// The volume, 0…1.
    open var volume: Float = 1
    /// Whether the player is silent.
    open var isMuted = false
    /// The action at the end of the item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether the player waits for data. Files are local, so it never waits.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether the player may show the picture on another screen. There is no other screen.
    open var allowsExternalPlayback = true
    /// The error that has stopped the player. Always nil.
    open var error: Error? { nil }
    /// Whether the player can play. Always `readyToPlay`.
    open var status: Status { .readyToPlay }
    private var observers: [ObjectIdentifier: PeriodicObserver] = [:]
    private var requestedRate: Float = 0

    /// Creates a player without an item.
    public override init() {}
    /// Creates a player for a file.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Creates a player for an item.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// The speed: 0 while the player is paused.
    ///
    /// Differs from Apple: a negative speed pauses the player, and an infinite speed counts as 1.
    open var rate: Float {
        get { requestedRate }
        set { setRate(newValue) }
    }

    /// `playing` while `rate` is above 0, otherwise `paused`.
    open var timeControlStatus: TimeControlStatus { requestedRate > 0 ? .playing : .paused }

    /// Plays from the current position.
    open func play() { start(1) }
    /// Plays from the current position at a speed. As for `rate`, a speed that is not above 0 pauses the player.
    open func playImmediately(atRate rate: Float) { setRate(rate) }

    /// Pauses at the current position.
    open func pause() {
        requestedRate = 0
        currentItem?.clock.pause()
    }

    /// Replaces the item. The new item is played if `rate` is not 0.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        let rate = requestedRate
        currentItem?.clock.pause()
        currentItem = item
        if rate > 0 { start(rate) }
    }

    /// Returns the position.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Moves to a position. If `rate` is not 0, the item continues to play, also after its end was reached.
    open func seek(to time: CMTime) {
        guard let item = currentItem, time.isNumeric else { return }
        item.clock.move(to: min(max(time.seconds, 0), item.duration.seconds))
        guard requestedRate > 0 else { return }
        // The clock of an item that has reached its end is paused.
        if !item.clock.isRunning { item.clock.start() }
        scheduleEnd()
    }
    /// Moves to a position, and calls a closure on the next frame.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        StageTime.schedule(on: .main, at: StageTime.now) { completionHandler(true) }
    }
    /// Moves to a position exactly. The tolerances have no effect.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Moves to a position exactly, and calls a closure on the next frame. The tolerances have no effect.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    private func setRate(_ rate: Float) {
        if rate > 0 { start(rate.isFinite ? rate : 1) } else { pause() }
    }

    private func start(_ rate: Float) {
        SilentSound.report()
        requestedRate = rate
        guard let item = currentItem else { return }
        item.clock.setRate(Double(rate))
        if !item.clock.isRunning { item.clock.start() }
        scheduleEnd()
    }

    /// Schedules the end of the item. The scheduled call has no effect if the clock has changed since then.
    func scheduleEnd() {
        guard let item = currentItem, item.clock.rate > 0 else { return }
        item.player = self
        item.clock.invalidateCalls()
        let generation = item.clock.generation
        let remaining = max(item.endPosition - item.clock.position, 0) / item.clock.rate
        StageTime.schedule(on: .main, at: StageTime.now + remaining) { [weak self, weak item] in
            guard let self, let item, item === self.currentItem, item.clock.generation == generation, item.clock.isRunning else { return }
            self.reachEnd(of: item)
        }
    }

    /// Schedules the end of an item again, if it is the current item.
    func endDidChange(of item: AVPlayerItem) {
        if item === currentItem { scheduleEnd() }
    }

    /// Pauses the clock of an item at its end, and posts the notification of its end or of its failure. The rate becomes 0 if
    /// `actionAtItemEnd` is `pause`.
    func reachEnd(of item: AVPlayerItem) {
        item.clock.pause()
        item.clock.move(to: item.endPosition)
        if actionAtItemEnd == .pause { requestedRate = 0 }
        let name = item.status == .failed ? AVPlayerItem.failedToPlayToEndTimeNotification : AVPlayerItem.didPlayToEndTimeNotification
        NotificationCenter.default.post(name: name, object: item)
    }

    // MARK: - Observers

    /// Calls a closure in intervals while the player plays. Returns the object for `removeTimeObserver(_:)`.
    ///
    /// Differs from Apple: the queue has no effect, and the interval is in seconds of the stage's time. The closure is not called when the
    /// position is set, or when playback starts or stops.
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any {
        let observer = PeriodicObserver(interval: max(interval.isNumeric ? interval.seconds : 1, 1.0 / 600), block: block)
        observers[ObjectIdentifier(observer)] = observer
        call(observer, at: StageTime.now + observer.interval)
        return observer
    }

    /// Stops the calls of an observer's closure.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? PeriodicObserver else { return }
        observer.isRemoved = true
        observers[ObjectIdentifier(observer)] = nil
    }

    private func call(_ observer: PeriodicObserver, at time: Double) {
        StageTime.schedule(on: .main, at: time) { [weak self, weak observer] in
            guard let self, let observer, !observer.isRemoved else { return }
            if self.requestedRate > 0 { observer.block(self.currentTime()) }
            // The time of the next call is computed from the scheduled time. Otherwise, each late frame would delay all later calls.
            self.call(observer, at: max(time + observer.interval, StageTime.now))
        }
    }

    /// A closure that is called in intervals.
    private final class PeriodicObserver {
        let interval: Double
        let block: (CMTime) -> Void
        var isRemoved = false

        init(interval: Double, block: @escaping (CMTime) -> Void) { (self.interval, self.block) = (interval, block) }
    }
}

extension AVPlayer {
    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The player continues with the next item of its queue.
        case advance
        /// The player pauses.
        case pause
        /// The player stays at the end, and its rate is unchanged.
        case none
    }
    /// Whether a player is playing, paused or waiting.
    public enum TimeControlStatus: Int, Sendable {
        /// The player is paused.
        case paused
        /// The player waits until it can play.
        case waitingToPlayAtSpecifiedRate
        /// The player plays.
        case playing
    }
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// The player has not been prepared yet.
        case unknown
        /// The player can play.
        case readyToPlay
        /// The player cannot play, because of an error.
        case failed
    }
}
