import Foundation

/// A player of several items, one after another.
open class AVQueuePlayer: AVPlayer {
    private var waitingItems: [AVPlayerItem] = []
    /// The looper that repeats the current item, and the value of `actionAtItemEnd` after the repetition. Nil without a looper.
    var repetition: (looper: ObjectIdentifier, laterAction: ActionAtItemEnd)?

    /// Creates a player for items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        waitingItems = Array(items.dropFirst())
        actionAtItemEnd = .advance
    }

    /// Creates a player for an item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// Creates a player without items.
    public override convenience init() { self.init(playerItem: nil) }

    /// Returns the current item and the items after it.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waitingItems }
    /// Returns whether an item can be inserted: an item can be in the queue only once.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !items().contains { $0 === item } }
    /// Inserts an item after `afterItem`, or at the end if `afterItem` is nil or not in the queue.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        let index = waitingItems.firstIndex { $0 === afterItem }.map { $0 + 1 }
        waitingItems.insert(item, at: afterItem === currentItem && afterItem != nil ? 0 : index ?? waitingItems.count)
    }
    /// Removes an item.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { advanceToNextItem() } else { waitingItems.removeAll { $0 === item } }
    }
    /// Removes all items.
    open func removeAllItems() {
        waitingItems = []
        replaceCurrentItem(with: nil)
    }
    /// Ends the current item and begins the next item. Without a next item, the player has no item.
    open func advanceToNextItem() { replaceCurrentItem(with: waitingItems.isEmpty ? nil : waitingItems.removeFirst()) }

    override func reachEnd(of item: AVPlayerItem) {
        super.reachEnd(of: item)
        if actionAtItemEnd == .advance, item === currentItem { advanceToNextItem() }
    }
}
