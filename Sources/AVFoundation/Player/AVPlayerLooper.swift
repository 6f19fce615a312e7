import Foundation

/// Repeats an item of a queue player without end.
open class AVPlayerLooper: NSObject {
    private var observer: NSObjectProtocol?
    private weak var player: AVQueuePlayer?
    /// The number of times that the item was played to its end.
    open private(set) var loopCount = 0

    /// Creates a looper that makes an item the current item of a player and repeats it. It sets `actionAtItemEnd` of the player to `none`
    /// until the repetition ends.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        player.repetition = (ObjectIdentifier(self), player.repetition?.laterAction ?? player.actionAtItemEnd)
        player.actionAtItemEnd = .none
        if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
        nonisolated(unsafe) let looper = WeakReferences(looper: self, player: player)
        observer = NotificationCenter.default.addObserver(
            forName: AVPlayerItem.didPlayToEndTimeNotification, object: itemToLoop, queue: nil
        ) { _ in
            looper.looper?.loopCount += 1
            looper.player?.seek(to: .zero)
            // If the rate of the player is not 0, the player continues at this rate after `seek(to:)`.
            if looper.player?.rate == 0 { looper.player?.play() }
        }
    }

    deinit { disableLooping() }

    /// Ends the repetition, and restores `actionAtItemEnd` of the player. The item is still played to its end.
    open func disableLooping() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        // If a later looper repeats an item of the same player, `actionAtItemEnd` belongs to that looper and is unchanged.
        guard let player, let repetition = player.repetition, repetition.looper == ObjectIdentifier(self) else { return }
        player.repetition = nil
        if player.actionAtItemEnd == .none { player.actionAtItemEnd = repetition.laterAction }
    }

    private final class WeakReferences {
        weak var looper: AVPlayerLooper?
        weak var player: AVPlayer?
        init(looper: AVPlayerLooper, player: AVPlayer) { (self.looper, self.player) = (looper, player) }
    }
}
