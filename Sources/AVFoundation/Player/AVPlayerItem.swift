import Foundation

/// A file that a player plays, with its playback position.
open class AVPlayerItem: NSObject {
    /// The file.
    public let asset: AVAsset
    /// The time at which playing ends. If it is invalid, playing ends at the end of the file.
    open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.endDidChange(of: self) } }
    var clock = PlaybackClock()
    /// The player that has last scheduled the call at the end of the item. It schedules the call again if the end changes.
    weak var player: AVPlayer?

    /// Creates an item for a file.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url, options: nil)) }
    /// Creates an item for an asset.
    public init(asset: AVAsset) { self.asset = asset }

    /// The duration.
    open var duration: CMTime { asset.duration }
    /// Whether the item can be played: `failed` if the duration of the file is unknown.
    open var status: Status { asset.isPlayable ? .readyToPlay : .failed }
    /// The reason for which the item cannot be played. Always nil, because the reason is not known.
    open var error: Error? { nil }
    /// Whether the item can be played without a pause for loading. Always true.
    open var isPlaybackLikelyToKeepUp: Bool { true }

    /// Returns the position.
    open func currentTime() -> CMTime { CMTime(seconds: min(max(clock.position, 0), endPosition), preferredTimescale: 600) }

    /// The position at which playing ends, in seconds.
    var endPosition: Double {
        forwardPlaybackEndTime.isNumeric ? min(max(forwardPlaybackEndTime.seconds, 0), duration.seconds) : duration.seconds
    }
}

extension AVPlayerItem {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// The item has not been loaded yet.
        case unknown
        /// The item can be played.
        case readyToPlay
        /// The item cannot be played, because of an error.
        case failed
    }

    /// Posted when a player reaches the end of an item.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when a player plays an item whose status is `failed`. Differs from Apple: it contains no error.
    public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension Notification.Name {
    /// Posted when a player reaches the end of an item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when a player plays an item whose status is `failed`. Differs from Apple: it contains no error.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
