import Foundation
import UIKit

/// A player of a sound file.
///
/// Differs from Apple: nothing is heard. The player keeps its time on the stage's clock, and calls its delegate at the end. The duration
/// is read from the header of WAV, AIFF, CAF, MP3 and MP4 files. It is 0 for other formats, which do not cause an error.
open class AVAudioPlayer: NSObject {
    /// The object that is called at the end.
    open weak var delegate: AVAudioPlayerDelegate?
    /// The file, or nil if the sound was created from data.
    public let url: URL?
    /// The contents of the file, or nil if the sound was created from a file.
    public let data: Data?
    /// The duration in seconds.
    public let duration: TimeInterval
    /// The number of repetitions after the first time. A negative number repeats the sound without end. If a new number is smaller than the
    /// number of repetitions that have begun, the current repetition is the last.
    open var numberOfLoops = 0 { didSet { numberOfLoopsDidChange() } }
    /// The volume, 0…1.
    open var volume: Float = 1
    /// The balance between the left speaker (-1) and the right speaker (1).
    open var pan: Float = 0
    /// Whether `rate` has an effect. Otherwise the speed is 1.
    open var enableRate = false { didSet { if enableRate != oldValue { changeRate() } } }
    /// The speed, which has an effect if `enableRate` is true.
    open var rate: Float = 1 { didSet { if enableRate { changeRate() } } }
    /// Whether the power is measured. The measured power is always that of silence.
    open var isMeteringEnabled = false
    private var clock = PlaybackClock()

    /// Opens a sound file. Throws an error if it cannot be read.
    public init(contentsOf url: URL) throws {
        let data = try Data(contentsOf: url)
        (self.url, self.data, duration) = (url, nil, MediaDuration.seconds(of: data))
    }

    /// Opens a sound file. The type hint has no effect, because the type is recognized from the contents.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

    /// Opens the contents of a sound file.
    public init(data: Data) throws { (url, self.data, duration) = (nil, data, MediaDuration.seconds(of: data)) }

    /// Opens the contents of a sound file. The type hint has no effect, because the type is recognized from the contents.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    /// The number of channels, which is 2.
    open var numberOfChannels: Int { 2 }
    /// The time of the stage.
    open var deviceCurrentTime: TimeInterval { StageTime.now }
    /// Whether the sound is played, or waits for the time of `play(atTime:)`.
    open var isPlaying: Bool { clock.isRunning }

    /// The position in seconds, which begins at 0 again in each repetition.
    open var currentTime: TimeInterval {
        get { duration > 0 ? max(clock.position, 0).truncatingRemainder(dividingBy: duration) : 0 }
        set {
            clock.move(to: completedLoopCount * duration + (newValue.isFinite ? min(max(newValue, 0), duration) : 0))
            if isPlaying { scheduleEnd() }
        }
    }

    /// Does nothing, and returns true.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// Plays from the current position. Returns true.
    @discardableResult open func play() -> Bool {
        SilentSound.report()
        guard !isPlaying else { return true }
        clock.start()
        scheduleEnd()
        return true
    }

    /// Begins to play when `deviceCurrentTime` is `time`. Returns true.
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        SilentSound.report()
        clock.start(delay: time - deviceCurrentTime)
        scheduleEnd()
        return true
    }

    /// Pauses at the current position.
    open func pause() { clock.pause() }

    /// Stops. The position is kept, as on Apple's platforms.
    open func stop() { clock.pause() }

    /// Sets the volume. Differs from Apple: the duration of the change is ignored.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    /// Does nothing, because the measured power is always the power of silence.
    open func updateMeters() {}
    /// Returns the power of a channel in decibels, which is always the power of silence, -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the greatest power of a channel in decibels, which is always the power of silence, -160.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

    /// The number of times that the sound was played to its end since playing began. It is at most `numberOfLoops`, also at the end.
    private var completedLoopCount: Double {
        guard duration > 0 else { return 0 }
        let count = (clock.position / duration).rounded(.down)
        return numberOfLoops < 0 ? count : min(count, Double(numberOfLoops))
    }

    /// The position of the clock at the end of the last repetition, if the sound ends.
    private var endPosition: Double { duration * (Double(numberOfLoops) + 1) }

    private func numberOfLoopsDidChange() {
        // If the position were after the new end, playing would end at once, in the middle of the current repetition.
        if numberOfLoops >= 0, clock.position > endPosition { clock.move(to: completedLoopCount * duration + currentTime) }
        if isPlaying { scheduleEnd() }
    }

    private func changeRate() {
        clock.setRate(enableRate ? Double(rate) : 1)
        if isPlaying { scheduleEnd() }
    }

    /// Schedules the call of the delegate. The call is skipped if the clock has changed since then.
    private func scheduleEnd() {
        guard numberOfLoops >= 0, clock.rate > 0 else { return clock.invalidateCalls() }
        clock.invalidateCalls()
        let remaining = clock.remainingDelay + max(endPosition - clock.position, 0) / clock.rate
        let generation = clock.generation
        StageTime.schedule(on: .main, at: StageTime.now + remaining) { [weak self] in self?.end(generation) }
    }

    private func end(_ generation: Int) {
        guard isPlaying, clock.generation == generation else { return }
        clock.pause()
        clock.move(to: 0)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}
